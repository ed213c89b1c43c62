import { PortfolioPage } from "@/components/features/portfolio/portfolio-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("portfolio", "en");

export default function Page() {
  return <PortfolioPage locale="en" />;
}
