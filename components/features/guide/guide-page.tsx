import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { LazyPicture } from "@/components/ui/lazy-picture.client";
import { PageContents } from "@/components/ui/page-contents";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { transparentPicture } from "@/components/ui/transparent-picture";
import { guide } from "@/content/guide";
import shots from "@/experiments/catalog/screenshots.json";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./guide-page.module.css";

/** The guide: ten steps from a research question to data. Each step has a picture of the editor. */
export function GuidePage({ locale }: { locale: Locale }) {
  const { title, lede, contentsTitle, open, picture, steps, severalDays, help } = localize(
    guide,
    locale,
  );
  return (
    <>
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
            <li key={step.id} id={step.id} data-picture={shapeOf(step.id, locale)}>
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
        <section id="several-days" className={styles.days}>
          <h2>{severalDays.title}</h2>
          <Prose locale={locale}>{severalDays.intro}</Prose>
          <div className={styles.services}>
            {severalDays.services.map(({ id, title: service, body }) => (
              <section key={id}>
                <h3>{service}</h3>
                <Prose locale={locale}>{body}</Prose>
              </section>
            ))}
          </div>
        </section>
        <Band title={help.title} intro={help.body} tone="surface">
          <p className={styles.open}>
            <ActionLink href={pathOf("contact", locale)}>{help.action}</ActionLink>
          </p>
        </Band>
      </DeferredContent>
      <StructuredData graph={structuredData("guide", locale)} />
    </>
  );
}

/** The sizes of the pictures in CSS pixels, keyed by their names. */
const SIZES: Readonly<Record<string, readonly number[]>> = shots.guide;

/** The largest width of a picture that is displayed next to its text, in CSS pixels. */
const MOST_BESIDE = 600;

/** The windows that display pictures of the editor on a phone. */
const ON_PHONES = "(max-width: 40rem)";

/** Returns the files of a picture; null if the script has not created it (scripts/generate/take-screenshots.ts). */
function filesOf(name: string) {
  const [width, height] = SIZES[name] ?? [];
  if (width === undefined || height === undefined) return null;
  const file = withBase(`/screenshots/guide/${name}`);
  return {
    avif: `${file}.avif`,
    src: `${file}.webp`,
    width,
    height,
    placeholder: transparentPicture(width, height),
  };
}

/**
 * Returns whether the picture of a step is displayed next to the text or below the text; undefined if the step has no
 * picture.
 */
function shapeOf(id: string, locale: Locale) {
  const files = filesOf(`${id}-${locale}`);
  return files ? (files.width > MOST_BESIDE ? "below" : "beside") : undefined;
}

/** The picture of a step: a part of the editor as a computer displays it, or a phone in a narrow window. */
function StepPicture({ id, alt, locale }: { id: string; alt: string; locale: Locale }) {
  const wide = filesOf(`${id}-${locale}`);
  const narrow = filesOf(`${id}-phone-${locale}`);
  if (!wide) return null;
  return (
    <div className={styles.frame}>
      <LazyPicture
        className={styles.picture ?? ""}
        {...wide}
        alt={alt}
        {...(narrow && { narrow: { ...narrow, media: ON_PHONES } })}
      />
    </div>
  );
}
