import { StudyPage } from "@/components/pages/study-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("study", "fr");

export default function Page() {
  return <StudyPage locale="fr" />;
}
