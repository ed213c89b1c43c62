import { APPLE_ICON, SPLASH_PICTURES } from "@/components/shell/metadata/app-pictures";
import { manifestUrl } from "@/components/shell/metadata/page-metadata";
import { organisation } from "@/content/organisation";
import { withBase } from "@/lib/base-path";
import type { Locale } from "@/lib/routes";

/**
 * The icons, the manifest and the theme colours of the site. They are part of the layout and not of each page's
 * metadata, because Next removes and rewrites the metadata at every navigation.
 */
export function SiteIdentity({ locale }: { locale: Locale }) {
  const { name } = organisation;
  const { file, size } = APPLE_ICON;
  return (
    <>
      <meta name="application-name" content={name} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={name} />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
      <link rel="manifest" href={manifestUrl(locale)} />
      <link rel="icon" href={withBase("/favicon.ico")} sizes="32x32" />
      <link rel="icon" href={withBase("/icons/icon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase(`/${file}`)} sizes={`${size}x${size}`} />
      {SPLASH_PICTURES.map((picture) => (
        <link
          key={picture.file}
          rel="apple-touch-startup-image"
          href={withBase(`/${picture.file}`)}
          media={picture.media}
        />
      ))}
    </>
  );
}
