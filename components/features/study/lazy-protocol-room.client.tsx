"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { ProtocolRoom } from "./protocol-room.client";
import bar from "./study-bar.module.css";
import styles from "./study-room.module.css";
import { useStudyFrame } from "./use-study-frame.client";

type Props = Parameters<typeof ProtocolRoom>[0];

/**
 * The study that the URL names or contains. The code that reads the document of the study loads when the study is
 * displayed.
 */
export const LazyProtocolRoom = lazyOnMount<Props>(
  () => import("./protocol-room.client").then(({ ProtocolRoom }) => ProtocolRoom),
  (props) => <Loading {...props} />,
);

/** The placeholder until the study has loaded: the bar above the study without its title, and a message. */
function Loading({ words }: Props) {
  useStudyFrame(true);
  return (
    <>
      <div className={bar.bar}>
        <strong className={bar.line}>{words.bar.study}</strong>
      </div>
      <p role="status" className={styles.room}>
        {words.run.loading}
      </p>
    </>
  );
}
