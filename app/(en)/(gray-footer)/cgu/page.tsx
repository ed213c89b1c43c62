import { CguPage } from "@/components/pages/cgu-page";
import { pageMetadata } from "@/content/page-metadata";

export const metadata = pageMetadata("cgu", "en");

export default function Page() {
  return <CguPage locale="en" />;
}
