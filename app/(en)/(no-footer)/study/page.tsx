import { StudyPage } from "@/components/features/study/study-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("study", "en");

export default function Page() {
  return <StudyPage locale="en" />;
}
