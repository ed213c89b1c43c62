"use client";

import { type ReactNode, useState } from "react";

export type PortfolioItem = { name: string; family: string; text: string; card: ReactNode };

/** The list of apps with a search and a filter. */
export function PortfolioList({ items, className }: { items: PortfolioItem[]; className: string }) {
  const [query, setQuery] = useState("");
  const [family, setFamily] = useState("");
  const families = [...new Set(items.map((item) => item.family))];
  const shown = items.filter(
    (item) =>
      item.text.toLowerCase().includes(query.toLowerCase()) &&
      (family === "" || item.family === family),
  );
  return (
    <>
      <search>
        <label>
          Search
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <label>
          Family
          <select value={family} onChange={(event) => setFamily(event.target.value)}>
            <option value="">all</option>
            {families.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <p role="status">
          {shown.length} of {items.length}
        </p>
      </search>
      <ul className={className}>
        {shown.map(({ name, card }) => (
          <li key={name}>{card}</li>
        ))}
      </ul>
    </>
  );
}
