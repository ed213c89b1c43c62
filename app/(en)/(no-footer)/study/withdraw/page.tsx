import { WithdrawPage } from "@/components/features/study/withdraw-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("withdraw", "en");

export default function Page() {
  return <WithdrawPage locale="en" />;
}
