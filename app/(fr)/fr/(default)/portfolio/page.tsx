import { PortfolioPage } from "@/components/features/portfolio/portfolio-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("portfolio", "fr");

export default function Page() {
  return <PortfolioPage locale="fr" />;
}
