import { ContactForm } from "./contact-form.client";
import { Content, type Parts } from "./content";
import type { ContentNode } from "./content-node";
import { PortfolioList } from "./portfolio-list.client";
import { elementsIn, textOf } from "./text-of";

const PARTS: Parts = {
  form: ({ attributes, children }) => (
    <ContactForm className={attributes.class ?? ""}>
      <Content nodes={children} />
    </ContactForm>
  ),
  ul: (node) => {
    const { attributes, children } = node;
    const cards = children.filter((child) => elementsIn(child, "article").length > 0);
    if (cards.length < 2)
      return (
        <ul className={attributes.class}>
          <Content nodes={children} />
        </ul>
      );
    const items = cards.map((card) => {
      const heading = elementsIn(card, "h2")[0] ?? "";
      const family = elementsIn(card, "dd").find(({ attributes: { "data-family": of } }) => of);
      const inner = typeof card === "string" ? [card] : card.children;
      return {
        name: textOf(heading),
        family: family ? textOf(family) : "",
        text: textOf(card),
        card: <Content nodes={inner} />,
      };
    });
    return <PortfolioList items={items} className={attributes.class ?? ""} />;
  },
};

/** The main part of a page. */
export const PageView = ({ nodes }: { nodes: ContentNode[] }) => (
  <Content nodes={nodes} parts={PARTS} />
);
