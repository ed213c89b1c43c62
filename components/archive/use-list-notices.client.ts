"use client";

import { useEffect, useMemo, useState } from "react";
import { ofAddress } from "@/components/features/study/address-notes.client";
import {
  hasNumberedList,
  LIST_LENGTH,
  listedPlace,
} from "@/experiments/study/document/numbered-list";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { ArchiveTexts } from "@/experiments/study/export/archive-data";
import { isOfPerson } from "@/experiments/study/participation/earlier-participations";
import {
  onParticipationsChange,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/**
 * Returns the notices about the participant number before a study whose groups are balanced by the numbered list: the
 * number is missing, is not in the list, or was already used on this device. The notices do not name the condition,
 * because participants and experimenters read them.
 * @param listed whether the page uses the list
 */
export function useListNotices(
  content: ProtocolDocument,
  person: AddressedPerson,
  listed: boolean,
  words: ArchiveTexts["page"]["numberedList"],
  locale: Locale,
): readonly string[] {
  const isUsed = useIsUsed(content, person);
  return useMemo(() => {
    const [first] = Object.entries(person.ids);
    if (!listed || !first || !hasNumberedList(content) || person.condition !== null) return [];
    const [name, value] = first;
    if (value === null) return person.rehearsal ? [] : [interpolate(words.missing, { name })];
    const of = { came: ofAddress(value), most: formatNumber(LIST_LENGTH, locale) };
    if (listedPlace(content, value) === null) return [interpolate(words.unknown, of)];
    return isUsed ? [interpolate(words.again, of)] : [];
  }, [content, person, listed, isUsed, words, locale]);
}

/** Returns whether this device stores a participation in the study with the same first identifier. */
function useIsUsed(
  content: ProtocolDocument,
  { ids, rehearsal = false }: AddressedPerson,
): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const here = { protocol: protocolId(content), ids, condition: null, rehearsal };
    const look = () =>
      void readParticipations().then((all) =>
        setIsUsed(all.some((each) => isOfPerson(each, here))),
      );
    look();
    return onParticipationsChange(look);
  }, [content, ids, rehearsal]);
  return isUsed;
}
