import { ContactPage } from "@/components/features/contact/contact-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("contact", "fr");

export default function Page() {
  return <ContactPage locale="fr" />;
}
