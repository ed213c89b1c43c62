import { LOCALES, pathOf } from "@/lib/routes";
import { MAP, PLACES } from "@/testing/contact-map";
import type { Scenario } from "../visitor";
import { KEYS } from "../visitor";

const areTilesPainted = () => {
  const tiles = [...document.querySelectorAll(".leaflet-container canvas")];
  return tiles.length > 0 && tiles.every((tile) => tile.matches(".leaflet-tile-loaded"));
};

/** Observes the list of locations, and the same locations on the map. */
export const map: Scenario = async (visitor, observe) => {
  for (const locale of LOCALES) {
    const [place] = PLACES[locale].markers;
    const marker = `.leaflet-marker-icon[role=button]`;
    await visitor.visit(pathOf("contact", locale));
    observe(`${locale}, list`, await visitor.texts(`section[aria-label="${MAP[locale].list}"] li`));
    await visitor.ask(() =>
      document.getElementById("map")?.scrollIntoView({ behavior: "instant" }),
    );
    await visitor.see(marker);
    await visitor.until("the tiles", areTilesPainted);
    const names = (selector: string) =>
      visitor.ask(
        (selector) =>
          [...document.querySelectorAll(selector)].map(
            (each) => each.ariaLabel ?? (each as HTMLElement).title ?? each.textContent,
          ),
        selector,
      );
    observe(`${locale}, places on the map`, await names(marker));
    observe(`${locale}, controls of the map`, await names("figure button"));
    observe(`${locale}, zoom`, await visitor.texts("figure [role=status]"));

    await visitor.press(marker, place?.name);
    await visitor.see(".leaflet-popup [role=dialog]");
    observe(`${locale}, a place`, await visitor.texts(".leaflet-popup [role=dialog]"));
    await visitor.key(KEYS.escape);
    await visitor.until(
      "the place to close",
      () => !document.querySelector(".leaflet-popup [role=dialog]"),
    );
    observe(
      `${locale}, focus after it`,
      await visitor.ask(() => document.activeElement?.className.includes("marker")),
    );

    const [before] = await visitor.texts("figure [role=status]");
    await visitor.press("figure button", MAP[locale].controls.zoomIn);
    await visitor.insist("another zoom", async () => {
      const [now] = await visitor.texts("figure [role=status]");
      return now !== before;
    });
    await visitor.until("its tiles", areTilesPainted);
    observe(`${locale}, zoom after its button`, await visitor.texts("figure [role=status]"));
  }
};
