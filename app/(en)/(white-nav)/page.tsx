import { HomePage } from "@/components/features/home/home-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("home", "en");

export default function Page() {
  return <HomePage locale="en" />;
}
