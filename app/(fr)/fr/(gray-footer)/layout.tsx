import { SiteShell } from "@/components/shell/layout/site-shell";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <SiteShell name="gray-footer" locale="fr">
      {children}
    </SiteShell>
  );
}
