import { MapSlot } from "@/components/map/map-slot.client";
import { tileSource } from "@/components/map/tile-source";
import { Band } from "@/components/ui/band";
import { ExternalLink } from "@/components/ui/external-link";
import { Prose } from "@/components/ui/prose";
import { map } from "@/content/map";
import { places } from "@/content/places";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./contact-map.module.css";
import { PlaceEntry } from "./place-entry";
import { openStreetMapAddress } from "./place-links";

/**
 * The locations of the organisation on a map, and a list of these locations. Without scripts the page displays only the
 * list.
 */
export function ContactMap({ locale }: { locale: Locale }) {
  const words = localize(map, locale);
  const where = localize(places, locale);
  return (
    <Band title={words.title} intro={<p>{words.intro}</p>} id="map">
      <div className={styles.parts}>
        <figure className={styles.figure}>
          <MapSlot words={words} places={where} street={tileSource()} />
          <figcaption className={styles.caption}>
            <Prose inline locale={locale}>
              {words.caption}
            </Prose>
          </figcaption>
        </figure>
        <section aria-label={words.list}>
          <ul role="list" className={styles.places}>
            {where.markers.map(({ id, sign, name, what, lines, position }) => (
              <PlaceEntry key={id} sign={sign} name={name} what={what}>
                <address className={styles.address}>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <p className={styles.links}>
                  <a href={`geo:${position.lat},${position.lng}`}>{words.links.geo}</a>
                  <ExternalLink href={openStreetMapAddress(position)}>
                    {words.links.openStreetMap}
                  </ExternalLink>
                </p>
              </PlaceEntry>
            ))}
            {where.polygons.map(({ id, sign, name, what }) => (
              <PlaceEntry key={id} sign={sign} name={name} what={what} />
            ))}
            {where.circles.map(({ id, name }) => (
              <PlaceEntry key={id} sign="○" name={name} what={words.reach} />
            ))}
          </ul>
        </section>
      </div>
    </Band>
  );
}
