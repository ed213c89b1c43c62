import type { ComponentProps } from "react";
import { arrowRowPath, type Direction } from "./arrow-row";
import type { FigureContent } from "./figure-frame";
import styles from "./trial-figure.module.css";

/** The size of a screen, in units of the drawing. */
export const SCREEN = { width: 132, height: 86 };

/** `side` is the maximum side length of a grid. In a grid with many cells, the cells are therefore smaller. */
const GRID = { cell: 12, gap: 3, side: 72 };
/** The maximum size of an option in a choice, the space between two options, and the distance between two rows. */
const OPTION = { width: 34, height: 17, gap: 4, step: 22 };
/**
 * The vertical middle of a choice's rows and of the prompt above them, the space for the rows, and the space for the
 * name of a row.
 */
const CHOICE = { middle: 11, prompt: -27, width: 120, height: 56, name: 14 };
/** The maximum distance between two arrows of a row, and the free space at the ends of a long row. */
const ARROW_STEP = 20;
const ARROW_MARGIN = 6;
/** The meridians and parallels of the world in an oval: a map without names. */
const GRATICULE =
  "M-48 10A48 24 0 0 1 48 10A48 24 0 0 1 -48 10H48M-42 -1H42M-42 21H42M0 -14V34M0 -14A24 24 0 0 1 0 34A24 24 0 0 1 0 -14";

/**
 * Converts units of a drawing to rem. One unit is 1/16 rem in every figure, so that all figures have the same scale.
 */
const rem = (units: number) => `${units / 16}rem`;

const arrowStep = (arrows: number) =>
  Math.min(ARROW_STEP, (SCREEN.width - 2 * ARROW_MARGIN) / arrows);

/** A drawing of screens. Its width and height are in units of the drawing. */
export function FigureDrawing({
  width,
  height,
  ...props
}: Omit<ComponentProps<"svg">, "width" | "height"> & { width: number; height: number }) {
  return (
    <svg
      className={styles.drawing}
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      role="img"
      {...props}
    />
  );
}

/** A single screen, as an example of an app's stimulus. */
export function ExampleScreen({
  content,
  description,
}: {
  content: FigureContent;
  description: string;
}) {
  return (
    <div className={styles.figure} translate="no">
      <FigureDrawing width={SCREEN.width + 4} height={SCREEN.height + 4} aria-label={description}>
        <g className={styles.frame} data-frame>
          <FigureScreen content={content} />
        </g>
      </FigureDrawing>
    </div>
  );
}

/** A screen in the size of a thumbnail. The text next to the thumbnail names the screen. */
export const ThumbScreen = ({ content }: { content: FigureContent }) => (
  <span className={styles.figure} translate="no">
    <svg
      className={styles.thumb}
      viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <FigureScreen content={content} />
    </svg>
  </span>
);

/** A screen with its contents. */
export function FigureScreen({ content }: { content: FigureContent }) {
  return (
    <>
      <rect className={styles.screen} width={SCREEN.width} height={SCREEN.height} rx="7" />
      <rect
        className={styles.edge}
        x="1.5"
        y="1.5"
        width={SCREEN.width - 3}
        height={SCREEN.height - 3}
        rx="5.5"
      />
      {content.kind !== "blank" && (
        <g transform={`translate(${SCREEN.width / 2} ${SCREEN.height / 2})`}>
          <Stimulus content={content} />
        </g>
      )}
    </>
  );
}

/** Half of the width and half of the height of a stimulus, keyed by the kind of stimulus. */
const EXTENT: Record<Shown["kind"], readonly [number, number]> = {
  fixation: [18, 28],
  word: [48, 30],
  disc: [24, 26],
  square: [24, 26],
  arrows: [56, 30],
  grid: [38, 40],
  map: [58, 40],
  choice: [64, 38],
};

/** Returns half of the width and half of the height of a stimulus. A shape on one side needs more width. */
function extentOf(content: Shown): readonly [number, number] {
  const [x, y] = EXTENT[content.kind];
  return "side" in content && content.side !== undefined ? [x + SIDE, y] : [x, y];
}

/** The stimulus of a screen without the screen. The drawing fills the element that contains it. */
export function StimulusDrawing({ content }: { content: Shown }) {
  const [x, y] = extentOf(content);
  return (
    <svg className={styles.stimulus} viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} aria-hidden="true">
      <Stimulus content={content} />
    </svg>
  );
}

type Shown = Exclude<FigureContent, { kind: "blank" }>;

/** Distance of a shape on one side from the middle of the screen. */
const SIDE = 32;

/** Returns the horizontal position of a shape. */
const middleOf = ({ side }: { side?: Direction }) =>
  side === undefined ? 0 : side === "left" ? -SIDE : SIDE;

/** The content of one screen, centred on the middle of the screen. */
function Stimulus({ content }: { content: Shown }) {
  switch (content.kind) {
    case "fixation":
      return <path className={styles.fixation} d="M-9 0H9M0-9V9" />;
    case "disc":
      return (
        <circle className={styles.disc} data-ink={content.ink} cx={middleOf(content)} r="16" />
      );
    case "square":
      return (
        <rect
          className={styles.disc}
          data-ink={content.ink}
          x={middleOf(content) - 15}
          y="-15"
          width="30"
          height="30"
        />
      );
    case "arrows":
      return (
        <path
          className={styles.arrows}
          d={arrowRowPath(content.directions, arrowStep(content.directions.length))}
        />
      );
    case "word":
      return (
        <text className={styles.word} data-ink={content.ink}>
          {content.word}
        </text>
      );
    case "grid": {
      const side = Math.min(GRID.cell, (GRID.side + GRID.gap) / content.size - GRID.gap);
      const step = side + GRID.gap;
      const start = -(content.size * step - GRID.gap) / 2;
      return Array.from({ length: content.size ** 2 }, (_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid do not move
          key={cell}
          className={styles.cell}
          data-lit={content.lit.includes(cell)}
          x={start + (cell % content.size) * step}
          y={start + Math.floor(cell / content.size) * step}
          width={side}
          height={side}
          rx="2"
        />
      ));
    }
    case "map":
      return (
        <>
          <path className={styles.graticule} d={GRATICULE} />
          <text className={styles.place} y="-26">
            {content.word}
          </text>
          {content.isPlaced && <path className={styles.fixation} d="M-27.5 13H-13.5M-20.5 6V20" />}
        </>
      );
    case "choice":
      return (
        <>
          <text className={styles.prompt} y={CHOICE.prompt}>
            {content.prompt}
          </text>
          {content.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a choice do not move
            <Options key={index} {...row} place={index} rows={content.rows.length} />
          ))}
        </>
      );
  }
}

/** A row of options. @param place index of the row, from 0 */
function Options({
  name,
  options,
  place,
  rows,
}: {
  name?: string;
  options: readonly string[];
  place: number;
  rows: number;
}) {
  const rowStep = Math.min(OPTION.step, CHOICE.height / rows);
  const height = Math.min(OPTION.height, rowStep - 2);
  const y = CHOICE.middle + (place - (rows - 1) / 2) * rowStep;
  const room = CHOICE.width - (name ? 2 * CHOICE.name : 0);
  const count = options.length;
  const width = Math.min(OPTION.width, (room - OPTION.gap * (count - 1)) / count);
  const step = width + OPTION.gap;
  const middle = (index: number) => (index - (count - 1) / 2) * step;
  return (
    <>
      {name && (
        <text className={styles.prompt} x={middle(0) - width / 2 - CHOICE.name / 2 - 3} y={y}>
          {name}
        </text>
      )}
      {options.map((option, index) =>
        option === "" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of a row do not move
          <circle key={index} className={styles.option} cx={middle(index)} cy={y} r="7" />
        ) : (
          <g key={option}>
            <rect
              className={styles.option}
              x={middle(index) - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx="3"
            />
            <text className={styles.line} x={middle(index)} y={y}>
              {option}
            </text>
          </g>
        ),
      )}
    </>
  );
}
