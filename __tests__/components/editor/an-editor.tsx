import { ProtocolEditor } from "@/components/features/editor/protocol-editor.client";
import { apps as presented } from "@/content/apps";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { appPayload } from "@/experiments/payloads/app-payload";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { surveyEditorPayload } from "@/experiments/payloads/survey-editor-payload";
import { localize } from "@/lib/i18n/define-content";

export const payload = editorPayload("en");
export const surveys = surveyEditorPayload("en");

const { figure, length } = localize(presented, "en");
const apps = APP_IDS.map((id) => ({
  id,
  name: appWords(id, "en").name,
  family: "family",
  description: "The trial",
  payloadUrl: `/apps/${id}`,
}));

/**
 * Adds the browser functions that the editor needs and that jsdom lacks. Also answers requests for the payloads of
 * apps.
 */
export function prepareEditor() {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, "", "/study/protocol");
  global.fetch = jest.fn(async (url: string) => {
    if (url.endsWith("/surveys")) return { ok: true, json: async () => surveys } as Response;
    const id = APP_IDS.find((each) => url.endsWith(each)) ?? "stroop";
    return { ok: true, json: async () => appPayload(id, "en") } as Response;
  }) as never;
}

type Opening = React.ComponentProps<typeof ProtocolEditor>["opening"];

/** Returns an English editor in which a document is open. */
export const anEditor = (
  opening: Pick<Opening, "document" | "isExample"> & Partial<Pick<Opening, "earlier">>,
) => (
  <ProtocolEditor
    locale="en"
    words={{
      site: "Protocole",
      heading: "Build a study:",
      lost: "",
      retry: "",
      loading: "",
      example: "Study",
      figure,
      length,
    }}
    apps={apps}
    payloadUrl=""
    surveyUrl="/apps/surveys"
    paperUrls={{ en: "", fr: "" }}
    archive={{ url: "", sizes: archiveSizes() }}
    payload={payload}
    opening={{ earlier: [], ...opening, unread: null, draft: null }}
  />
);
