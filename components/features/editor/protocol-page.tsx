import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { apps } from "@/content/apps";
import { organisation } from "@/content/organisation";
import { protocol } from "@/content/protocol";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { payloadUrl } from "@/experiments/payloads/app-payload";
import { archivePayloadUrl } from "@/experiments/payloads/archive-payload";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { LazyFigurePlayer } from "@/experiments/presentation/lazy-figure-player.client";
import { localize } from "@/lib/i18n/define-content";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { EditorSlot } from "./editor-slot.client";
import { ProtocolExample } from "./protocol-example";

/** The page of the protocol editor. It displays a readable example until the editor has loaded. */
export function ProtocolPage({ locale }: { locale: Locale }) {
  const { title, lost, retry, loading, example } = localize(protocol, locale);
  const { figure, length, families } = localize(apps, locale);
  const known = APP_IDS.map((id) => {
    const { family } = APPS[id].model.facts;
    const { name, brief } = appWords(id, locale);
    const description = brief.figure;
    return { id, name, family: families[family], description, payloadUrl: payloadUrl(id, locale) };
  });
  return (
    <>
      <LazyFigurePlayer />
      <EditorSlot
        locale={locale}
        words={{
          site: organisation.name,
          heading: withColon(title, "", locale).trimEnd(),
          lost,
          retry,
          loading,
          example: example.name,
          figure,
          length,
        }}
        apps={known}
        payloadUrl={payloadUrl("editor", locale)}
        surveyUrl={payloadUrl("surveys", locale)}
        archive={{ url: archivePayloadUrl(), sizes: archiveSizes() }}
        paperUrls={{ en: payloadUrl("papers", "en"), fr: payloadUrl("papers", "fr") }}
      >
        <ProtocolExample locale={locale} />
      </EditorSlot>
      <StructuredData graph={structuredData("protocol", locale)} />
    </>
  );
}
