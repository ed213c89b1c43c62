import { DevicePage } from "@/components/features/device/device-page";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";

export const metadata = pageMetadata("device", "en");

export default function Page() {
  return <DevicePage locale="en" />;
}
