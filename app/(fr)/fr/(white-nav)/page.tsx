import { HomePage } from "@/components/pages/home-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("home", "fr");

export default function Page() {
  return <HomePage locale="fr" />;
}
