import { render } from "@testing-library/react";
import { ProtocolStudy } from "@/components/features/study/protocol-study.client";
import { studyPayload } from "@/experiments/payloads/study-payload";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { personOf } from "@/experiments/study/participation/read-address";
import type { Locale } from "@/lib/routes";

/**
 * Displays a listed study to the person whom an address describes.
 * @param hash the hash of the address with its `#`, for example a personal link
 * @returns the texts of running studies
 */
export function showStudy(content: ProtocolDocument, locale: Locale, hash = "") {
  const { words: own, survey, device, delivery } = studyPayload(locale);
  const { apps, words } = runnerWords(locale);
  render(
    <ProtocolStudy
      content={content}
      person={personOf(new URLSearchParams("p=study"), hash, content)}
      isListed
      apps={apps.map((app) => ({ ...app, payloadUrl: "" }))}
      own={own}
      survey={survey}
      device={device}
      delivery={delivery}
      words={words}
      locale={locale}
    />,
  );
  return own;
}
