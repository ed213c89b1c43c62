import { StudyPage } from "@/components/features/study/study-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("study", "fr");

export default function Page() {
  return <StudyPage locale="fr" />;
}
