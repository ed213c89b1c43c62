import { EXAMPLE } from "@/experiments/apps/stroop/example";
import styles from "./setting-picture.module.css";

const SIZE = { width: 260, height: 200 };

/** The Stroop task of the hero in one of the settings: one drawing for each setting, all at the same scale. */
export function SettingPicture({
  setting,
  description,
  inks,
}: {
  setting: "lab" | "online" | "smartphone";
  /** Text alternative. */
  description: string;
  /** Names of the inks; one of them is the stimulus. */
  inks: Record<typeof EXAMPLE.word, string>;
}) {
  const Picture = PICTURES[setting];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={description}
    >
      <Picture word={inks[EXAMPLE.word]} />
    </svg>
  );
}

type Part = (props: { word: string }) => React.ReactNode;

const KEYS = ["D", "F", "J", "K"];

const Monitor: Part = ({ word }) => (
  <>
    <path className={styles.foot} d="M114 146H146V160H164V164H96V160H114Z" />
    <rect className={styles.case} x="12" y="3" width="236" height="143" rx="7" />
    <rect className={styles.screen} x="18" y="9" width="224" height="131" rx="3" />
    <Stimulus word={word} y={74} size={46} />
    <rect className={styles.case} x="58" y="171" width="144" height="26" rx="5" />
    {KEYS.map((key, index) => (
      <g key={key} transform={`translate(${83 + index * 25 + (index > 1 ? 19 : 0)} 184)`}>
        <rect className={styles.key} x="-10" y="-9" width="20" height="18" rx="3" />
        <text className={styles.label}>{key}</text>
      </g>
    ))}
  </>
);

const Browser: Part = ({ word }) => (
  <>
    <rect className={styles.case} x="3" y="3" width="254" height="194" rx="9" />
    <rect className={styles.key} x="13" y="12" width="234" height="24" rx="12" />
    <text className={styles.address} x="26" y="24">
      ?app=stroop&amp;PROLIFIC_PID=…
    </text>
    <rect className={styles.screen} x="11" y="45" width="238" height="144" rx="3" />
    <Stimulus word={word} y={101} size={42} />
    {KEYS.map((key, index) => (
      <rect
        key={key}
        className={styles.answer}
        x={23 + index * 55}
        y="153"
        width="49"
        height="24"
        rx="5"
      />
    ))}
  </>
);

const Phone: Part = ({ word }) => (
  <>
    <rect className={styles.case} x="78" y="3" width="104" height="194" rx="14" />
    <rect className={styles.screen} x="84" y="12" width="92" height="176" rx="7" />
    <Stimulus word={word} y={66} size={23} />
    {KEYS.map((key, index) => (
      <rect
        key={key}
        className={styles.answer}
        x={91 + (index % 2) * 41}
        y={116 + Math.floor(index / 2) * 34}
        width="37"
        height="28"
        rx="5"
      />
    ))}
    {[-1, 1].map((side) => (
      <g
        key={side}
        transform={`translate(${SIZE.width / 2 + side * 32} 144) rotate(${side * -44})`}
      >
        <path
          className={styles.thumb}
          d="M-28 110C-28 60 -17 40 -17 0A17 17 0 0 1 17 0C17 40 28 60 28 110"
        />
        <path className={styles.nail} d="M-9 6V-1A9 9 0 0 1 9 -1V6Z" />
      </g>
    ))}
  </>
);

const PICTURES = { lab: Monitor, online: Browser, smartphone: Phone };

/** The word in its ink, in the largest size that its screen allows. */
function Stimulus({ word, y, size }: { word: string; y: number; size: number }) {
  return (
    <text className={styles.word} data-ink={EXAMPLE.ink} x={SIZE.width / 2} y={y} fontSize={size}>
      {word}
    </text>
  );
}
