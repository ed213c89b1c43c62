"use client";

import { Icon } from "leaflet";
import { CROSS } from "./cross";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The icon of a marker with a sign: the site's cross for "+", and otherwise a letter. The icon is built by DOM calls,
 * because Leaflet's icon class for markup would parse a string as HTML.
 */
export class SignIcon extends Icon {
  readonly #sign: string;
  readonly #label: string;

  /** @param label accessible name that replaces the sign */
  constructor(sign: string, label: string, className: string) {
    super({ iconUrl: "", className });
    this.#sign = sign;
    this.#label = label;
  }

  override createIcon(): HTMLElement {
    const icon = document.createElement("div");
    icon.className = `leaflet-marker-icon ${this.options.className}`;
    icon.setAttribute("aria-label", this.#label);
    icon.append(this.#sign === "+" ? drawCross() : letter(this.#sign));
    return icon;
  }

  override createShadow() {
    // Leaflet omits the shadow if the value is null, but its types allow only elements.
    return null as unknown as HTMLElement;
  }
}

function drawCross(): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", CROSS);
  svg.append(path);
  return svg;
}

function letter(sign: string): HTMLElement {
  const text = document.createElement("span");
  text.setAttribute("aria-hidden", "true");
  text.textContent = sign;
  return text;
}
