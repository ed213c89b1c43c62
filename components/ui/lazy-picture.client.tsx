"use client";

import { useEffect, useRef, useState } from "react";
import { ArrivedPictures, LAZY_IMAGES } from "./lazy-loader";
import styles from "./lazy-picture.module.css";
import { whenNear } from "./when-near";

const arrived = new ArrivedPictures();

/**
 * The data URL of one transparent pixel. It is not an SVG image, because the browser would have to parse an SVG image
 * as separate markup.
 */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A picture in its two file formats, with its size in CSS pixels. */
export type PictureFiles = {
  avif: string;
  /** The same picture for browsers that do not support AVIF. */
  src: string;
  width: number;
  height: number;
  /**
   * The picture that is displayed until the file is near the window. Its size must be the size of the file if the style
   * sheet does not determine both dimensions (transparent-picture.ts).
   */
  placeholder?: string;
};

/**
 * A picture that is fetched when it is within 1.3 window heights, with three attempts. The size of the picture reserves
 * its space. Without scripts, an ordinary picture is displayed.
 */
export function LazyPicture({
  avif,
  src,
  alt,
  width,
  height,
  placeholder = NOTHING,
  className,
  narrow,
}: PictureFiles & {
  alt: string;
  className: string;
  /** Another picture, which windows that match the media query display. */
  narrow?: Required<PictureFiles> & { media: string };
}) {
  const place = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<"waiting" | "loading" | "there" | "failed">("waiting");

  useEffect(() => {
    const element = place.current;
    if (!element || state !== "waiting") return;
    if (arrived.has(src)) {
      setState("loading");
      return;
    }
    return whenNear(element, () => setState("loading"));
  }, [src, state]);

  const onError = () => {
    if (attempt + 1 < LAZY_IMAGES.attempts) setAttempt(attempt + 1);
    else setState("failed");
  };

  // The URL of each attempt has a new query. For an unchanged URL, the browser would return the earlier failure from
  // its memory cache.
  const query = attempt === 0 ? "" : `?attempt=${attempt + 1}`;
  const size = { width, height };
  return (
    <>
      {state === "failed" ? (
        <span className={`${className} ${styles.failed}`} role="img" aria-label={alt}>
          {alt}
        </span>
      ) : (
        <picture>
          {narrow && state === "waiting" && (
            <source {...sourceOf(narrow)} srcSet={narrow.placeholder} />
          )}
          {narrow && state !== "waiting" && narrowSources(narrow, query)}
          {state !== "waiting" && <source type="image/avif" srcSet={avif + query} />}
          <img
            ref={place}
            className={`${className} ${styles.picture}`}
            data-state={state}
            src={state === "waiting" ? placeholder : src + query}
            alt={alt}
            {...size}
            decoding="async"
            onLoad={() => {
              if (state !== "loading") return;
              arrived.add(src);
              setState("there");
            }}
            onError={state === "loading" ? onError : undefined}
          />
        </picture>
      )}
      {state === "waiting" && (
        <noscript>
          <picture>
            {narrow && narrowSources(narrow)}
            <source type="image/avif" srcSet={avif} />
            <img className={className} src={src} alt={alt} {...size} />
          </picture>
        </noscript>
      )}
    </>
  );
}

const sourceOf = ({ media, width, height }: { media: string; width: number; height: number }) => ({
  media,
  width,
  height,
});

const narrowSources = (narrow: PictureFiles & { media: string }, query = "") => (
  <>
    <source {...sourceOf(narrow)} type="image/avif" srcSet={narrow.avif + query} />
    <source {...sourceOf(narrow)} srcSet={narrow.src + query} />
  </>
);
