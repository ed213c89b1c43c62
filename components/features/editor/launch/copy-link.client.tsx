"use client";

import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { copyText } from "@/lib/device/copy";
import styles from "./copy-link.module.css";
import type { LaunchLink } from "./launch-link";

/** A button that copies the link for participants and reports which link was copied. */
export function CopyLaunchLink({ link, look }: { link: LaunchLink; look: "primary" | "quiet" }) {
  const { copy } = useEditorPage().payload.launch;
  const { said, say } = useSaid();
  return (
    <>
      <ActionButton
        look={look}
        onClick={() =>
          copyText(link.text).then(
            () => say(link.copied),
            () => say(copy.failed),
          )
        }
      >
        {link.button}
      </ActionButton>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
