import { AboutPage } from "@/components/pages/about-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("about", "en");

export default function Page() {
  return <AboutPage locale="en" />;
}
