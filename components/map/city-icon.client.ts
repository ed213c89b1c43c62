"use client";

import { Icon } from "leaflet";

/** The name of a city beside its dot: a landmark, not a control. Built by DOM calls, as `SignIcon` is. */
export class CityIcon extends Icon {
  readonly #name: string;

  constructor(name: string, className: string) {
    super({ iconUrl: "", className });
    this.#name = name;
  }

  override createIcon(): HTMLElement {
    const icon = document.createElement("div");
    icon.className = `leaflet-marker-icon ${this.options.className}`;
    icon.setAttribute("aria-hidden", "true");
    icon.textContent = this.#name;
    return icon;
  }

  override createShadow() {
    // Leaflet adds none then; its types know elements only.
    return null as unknown as HTMLElement;
  }
}
