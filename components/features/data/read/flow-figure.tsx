import type { Aside } from "@/experiments/study/findings/findings";
import styles from "./flow-figure.module.css";
import type { FlowGroup, FlowLayout } from "./flow-layout";

const rem = (value: number) => `${value.toFixed(3)}rem`;
const percent = (x: number) => `${x / 10}%`;

/** The horizontal distance over which a line bends away, in thousandths of the width. */
const BEND = 62;

/** The names in the figure. */
export type FlowLabels = {
  began: string;
  analysed: string;
  number: (value: number) => string;
  group: (condition: string | null) => string;
  aside: (aside: Aside) => string;
  /** Those who remain after a reason; empty for reasons that come before the figure. */
  remain: (aside: Aside) => string;
};

/**
 * The flow of all participants from the beginning to the analysis, by condition. Each participant is a line; if there
 * are many participants, bands replace the lines.
 */
export function FlowFigure({
  layout,
  letters,
  labels,
  description,
}: {
  layout: FlowLayout;
  /** The letter of each reason, which the list below the figure repeats. */
  letters: ReadonlyMap<Aside, string>;
  labels: FlowLabels;
  description: string;
}) {
  const { stations, groups, height } = layout;
  const analysed = groups.reduce((sum, group) => sum + group.analysed, 0);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        width="100%"
        height={rem(height)}
        role="img"
        aria-label={description}
      >
        {[...stations.map(({ x }) => x), 1000].map((x) => (
          <line
            key={x}
            className={styles.station}
            x1={percent(x)}
            x2={percent(x)}
            y1="2.6rem"
            y2={rem(height - 0.8)}
          />
        ))}
        {stations.map(
          ({ aside, x }) =>
            aside && (
              <text key={aside} className={styles.name} data-between="" x={percent(x)} y="2.2rem">
                {labels.remain(aside)}
              </text>
            ),
        )}
        {stations.map(({ aside, x, left }, index) => (
          <text
            key={aside ?? "began"}
            className={styles.count}
            data-between={index > 0 || undefined}
            x={percent(x)}
            y="1.1rem"
          >
            {labels.number(left)}
          </text>
        ))}
        <text className={styles.count} data-end="" x="100%" y="1.1rem">
          {labels.number(analysed)}
        </text>
        <text className={styles.name} x="0" y="2.2rem">
          {labels.began}
        </text>
        <text className={styles.name} data-end="" x="100%" y="2.2rem">
          {labels.analysed}
        </text>
        {groups.map((group, index) => (
          <Group
            key={group.condition ?? ""}
            group={group}
            colour={index % 4}
            layout={layout}
            letters={letters}
            labels={labels}
          />
        ))}
      </svg>
    </div>
  );
}

function Group({
  group: { condition, began, analysed, header, top, branches },
  colour,
  layout: { areLines, step },
  letters,
  labels,
}: {
  group: FlowGroup;
  colour: number;
  layout: FlowLayout;
  letters: ReadonlyMap<Aside, string>;
  labels: FlowLabels;
}) {
  const tall = began * step;
  const depth = (branches[0]?.y ?? top + tall) - top + 0.4;
  // The drawing is stretched to the width. Its vertical unit is a thousandth of a rem.
  const at = (y: number) => Math.round(y * 1000);
  const middleOf = (line: number) => at((line + 0.5) * step);
  const straight = areLines
    ? Array.from({ length: analysed }, (_, line) => `M0 ${middleOf(line)}H1000`).join("")
    : `M0 ${at((analysed * step) / 2)}H1000`;
  const bend = (line: number, x: number, y: number) =>
    `M0 ${line}H${x - BEND}C${x - 22} ${line} ${x - 34} ${y} ${x} ${y}`;
  return (
    <g data-colour={colour}>
      <text className={styles.group} x="0" y={rem(header)}>
        {labels.group(condition)}
        <tspan className={styles.groupCount} dx="0.6em">
          {labels.number(began)}
        </tspan>
      </text>
      <text className={styles.group} data-end="" x="100%" y={rem(header)}>
        <tspan className={styles.groupCount}>{labels.number(analysed)}</tspan>
      </text>
      <svg
        aria-hidden="true"
        y={rem(top)}
        width="100%"
        height={rem(depth)}
        viewBox={`0 0 1000 ${at(depth)}`}
        preserveAspectRatio="none"
        className={styles.plot}
      >
        {branches.map(({ aside, count, from, x, y }) => (
          <path
            key={aside}
            className={styles.leaving}
            strokeWidth={rem(areLines ? step * 0.62 : Math.max(0.06, count * step))}
            d={
              areLines
                ? Array.from({ length: count }, (_, line) =>
                    bend(middleOf(from + line), x, at(y - top)),
                  ).join("")
                : bend(at((from + count / 2) * step), x, at(y - top))
            }
          />
        ))}
        {analysed > 0 && (
          <path
            className={styles.staying}
            strokeWidth={rem(areLines ? step * 0.62 : analysed * step)}
            d={straight}
          />
        )}
      </svg>
      {branches.map(({ aside, count, x, y }) => (
        <g key={aside}>
          <circle className={styles.end} cx={percent(x)} cy={rem(y)} r="0.28rem" />
          <text className={styles.branch} x={percent(x)} dx="0.6rem" y={rem(y + 0.28)}>
            <tspan className={styles.letter}>{letters.get(aside)}</tspan>
            <tspan dx="0.45em">{labels.number(count)}</tspan>
            <tspan className={styles.why} dx="0.35em">
              {labels.aside(aside)}
            </tspan>
          </text>
        </g>
      ))}
    </g>
  );
}
