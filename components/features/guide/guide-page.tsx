import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { LazyPicture } from "@/components/ui/lazy-picture.client";
import { PageContents } from "@/components/ui/page-contents";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { guide } from "@/content/guide";
import shots from "@/experiments/catalog/screenshots.json";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./guide-page.module.css";

/** The guide: ten steps from a research question to data. Each step has a picture of the editor. */
export function GuidePage({ locale }: { locale: Locale }) {
  const { title, lede, contentsTitle, open, picture, steps, help } = localize(guide, locale);
  return (
    <>
      <StructuredData graph={structuredData("guide", locale)} />
      <PageHead title={title} lede={lede}>
        <p className={styles.open}>
          <ActionLink primary href={pathOf("protocol", locale)}>
            {open}
          </ActionLink>
        </p>
      </PageHead>
      <DeferredContent>
        <PageContents across title={contentsTitle} sections={steps} />
        <ol role="list" className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id} id={step.id}>
              <div className={styles.text}>
                <h2>{step.title}</h2>
                <Prose locale={locale}>{step.body}</Prose>
              </div>
              <StepPicture
                id={step.id}
                alt={interpolate(picture, { step: step.title })}
                locale={locale}
              />
            </li>
          ))}
        </ol>
        <Band title={help.title} intro={help.body} tone="surface">
          <p className={styles.open}>
            <ActionLink href={pathOf("contact", locale)}>{help.action}</ActionLink>
          </p>
        </Band>
      </DeferredContent>
    </>
  );
}

/** The sizes of the pictures in CSS pixels, keyed by step and language. */
const SIZES: Readonly<Record<string, readonly number[]>> = shots.guide;

/**
 * The picture of a step. Nothing is displayed if the script has not created the picture
 * (scripts/generate/take-screenshots.ts).
 */
function StepPicture({ id, alt, locale }: { id: string; alt: string; locale: Locale }) {
  const [width, height] = SIZES[`${id}-${locale}`] ?? [];
  if (width === undefined || height === undefined) return null;
  const file = withBase(`/screenshots/guide/${id}-${locale}`);
  return (
    <LazyPicture
      className={styles.picture ?? ""}
      avif={`${file}.avif`}
      src={`${file}.webp`}
      width={width}
      height={height}
      alt={alt}
    />
  );
}
