import type { ReactNode } from "react";
import { Content, type Parts } from "./content";
import type { LayoutContent } from "./content-node";
import { MainNav } from "./main-nav.client";
import { elementsIn, textOf } from "./text-of";

const PARTS: Parts = {
  nav: (node) => (
    <MainNav
      label={node.attributes["aria-label"] ?? ""}
      className={node.attributes.class ?? ""}
      links={elementsIn(node, "a").map((link) => ({
        href: link.attributes.href ?? "/",
        text: textOf(link),
        className: link.attributes.class ?? "",
      }))}
    />
  ),
};

/** The HTML document around the content of every page. */
export function Layout({ content, children }: { content: LayoutContent; children: ReactNode }) {
  const { class: className, ...data } = content.shell;
  return (
    <html lang={content.lang} className={content.className}>
      <body>
        <div className={className} {...data}>
          <Content nodes={[content.header]} parts={PARTS} />
          {children}
          <Content nodes={[content.footer]} />
        </div>
      </body>
    </html>
  );
}
