import { ContactPage } from "@/components/pages/contact-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("contact", "en");

export default function Page() {
  return <ContactPage locale="en" />;
}
