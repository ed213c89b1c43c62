import { DataPage } from "@/components/features/data/data-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("data", "en");

export default function Page() {
  return <DataPage locale="en" />;
}
