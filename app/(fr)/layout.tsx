import { DocumentShell } from "@/components/layout/document-shell";
import { pageViewport } from "@/content/page-metadata";

export const viewport = pageViewport;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <DocumentShell locale="fr">{children}</DocumentShell>;
}
