import { AboutPage } from "@/components/features/about/about-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("about", "en");

export default function Page() {
  return <AboutPage locale="en" />;
}
