import { ContactPage } from "@/components/features/contact/contact-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("contact", "en");

export default function Page() {
  return <ContactPage locale="en" />;
}
