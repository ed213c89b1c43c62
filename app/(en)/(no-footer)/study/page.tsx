import { StudyPage } from "@/components/pages/study-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("study", "en");

export default function Page() {
  return <StudyPage locale="en" />;
}
