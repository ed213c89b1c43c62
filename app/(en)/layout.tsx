import { DocumentShell } from "@/components/shell/layout/document-shell";
import { pageViewport } from "@/components/shell/metadata/page-metadata";

export const viewport = pageViewport;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <DocumentShell locale="en">{children}</DocumentShell>;
}
