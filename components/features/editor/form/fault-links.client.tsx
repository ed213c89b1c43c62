"use client";

import { useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { HiddenText } from "@/components/ui/hidden-text";
import { withColon } from "@/lib/i18n/typeset";
import styles from "./fault-links.module.css";
import { fieldName } from "./field-names";
import { useNaming } from "./use-naming.client";

/**
 * Links to all fields that are not written or not correct, for a part of the page that needs the finished study. The
 * list above the steps also states the rules and offers corrections.
 */
export function FaultLinks({
  part,
  onGo,
}: {
  /** Name of the part of the page. It distinguishes these links from the list above the steps for screen readers. */
  part: string;
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { faults, locale } = useEditorContext();
  const naming = useNaming();
  return (
    <ul role="list" className={styles.links}>
      {[...faults.keys()].map((path) => {
        const name = fieldName(path, naming);
        return (
          <li key={path}>
            <ActionButton look="inline" onClick={() => onGo(path)}>
              <HiddenText>{withColon(part, "", locale)}</HiddenText>
              {name}
            </ActionButton>
          </li>
        );
      })}
    </ul>
  );
}
