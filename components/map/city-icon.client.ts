"use client";

import { Icon } from "leaflet";

/**
 * The name of a city next to a dot. The name is only for orientation and cannot be pressed. The icon is built by DOM
 * calls, like `SignIcon`.
 */
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
    // Leaflet omits the shadow if the value is null, but its types allow only elements.
    return null as unknown as HTMLElement;
  }
}
