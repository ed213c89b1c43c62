import { PortfolioPage } from "@/components/pages/portfolio-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("portfolio", "fr");

export default function Page() {
  return <PortfolioPage locale="fr" />;
}
