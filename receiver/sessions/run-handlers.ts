// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type { FreeAnswer, SettingsAnswer } from "../../experiments/engine/sending/following.ts";
import { HttpError } from "../http-error.ts";
import { type Exchange, sendJson } from "../response.ts";
import { validationErrors } from "../validation-errors.ts";
import { changeStudy } from "./change-study.ts";
import type { Following } from "./following.ts";
import { VALID } from "./record-schemas.ts";
import { createShortRequests } from "./short-request.ts";

/** Returns the handlers of requests that run a study: pause, quota, and the places of sessions. */
export function createRunHandlers({ places, getStudies, settings, log }: Following) {
  const readRequest = createShortRequests(settings);

  async function requireStudy(protocol: string): Promise<void> {
    if (!settings.STUDIES) throw new HttpError(501, [{ code: "NO_STUDIES" }]);
    if (!(await getStudies()).of(protocol)) throw new HttpError(404, [{ code: "NO_STUDY" }]);
  }

  return {
    async changeSettings(exchange: Exchange): Promise<void> {
      const values = await readRequest(exchange.request);
      if (!VALID.settingsRequest(values))
        throw new HttpError(422, validationErrors(VALID.settingsRequest.errors ?? []));
      const { protocol, ...change } = values;
      const fields = Object.keys(change);
      if (fields.length === 0)
        throw new HttpError(422, [{ field: "paused", code: "REQUIRED_FIELD_MISSING" }]);
      await requireStudy(protocol);
      await changeStudy(settings.STUDIES, protocol, change);
      const { paused = false, quota = null } = (await getStudies()).of(protocol) ?? {};
      const { state } = await places.isOpen(protocol);
      log({ event: "settings", status: 200, text: fields.sort().join(", ") });
      sendJson(exchange, 200, { protocol, paused, quota, state } satisfies SettingsAnswer);
    },

    async freePlace(exchange: Exchange): Promise<void> {
      const values = await readRequest(exchange.request);
      if (!VALID.freeRequest(values))
        throw new HttpError(422, validationErrors(VALID.freeRequest.errors ?? []));
      const { protocol, session } = values;
      await requireStudy(protocol);
      const unknown = await places.free([session], (await getStudies()).groupOf(protocol));
      if (unknown.length > 0) throw new HttpError(404, [{ field: "session", code: "NO_PLACE" }]);
      log({ event: "freed", status: 200 });
      sendJson(exchange, 200, (await places.isOpen(protocol)) satisfies FreeAnswer);
    },
  };
}
