import type { Aside, CountedSession, Flow } from "@/experiments/study/findings/findings";
import { FURTHER, isBeforeFlow, isFurther } from "@/experiments/study/findings/people/before-flow";
import type { ShownFindings, ShownSession } from "@/experiments/study/findings/worker/messages";

/** The largest number of participants of whom each has a line. Above it, the figure has bands. */
const MOST_LINES = 200;

/** The height of the lines of all participants together, rem, unless the lines would then be too far apart. */
const TALL = { lines: 14, bands: 9 } as const;
const FARTHEST = 0.3;
const NEAREST = 0.07;
/** The header of a group, the row of a branch, and the distance of groups, rem. */
const SIZES = { heads: 2.9, header: 1.7, branch: 1.35, between: 1.1 } as const;
/** The horizontal places of the branches, in thousandths of the width. Their names need the space on the right. */
const BRANCHES = { first: 170, last: 690 } as const;

/** The participants of a group who leave the flow at the same step. */
type Branch = {
  aside: Aside;
  count: number;
  x: number;
  /** The position of the branch's end, rem. */
  y: number;
  /** The positions of the branch's lines in the group, counted from the top. */
  from: number;
};

export type FlowGroup = {
  condition: string | null;
  began: number;
  analysed: number;
  header: number;
  /** The top of the lines, rem. */
  top: number;
  branches: readonly Branch[];
};

export type FlowLayout = {
  areLines: boolean;
  /** The distance of two lines, rem. */
  step: number;
  stations: readonly { aside: Aside | null; x: number; left: number }[];
  groups: readonly FlowGroup[];
  height: number;
};

/** Returns the steps of the flow that come after the participants were counted, with a number above 0. */
export const countedSteps = (flow: Flow) =>
  flow.steps.filter(({ aside, total }) => !isBeforeFlow(aside) && total > 0);

/** Returns the number of sessions that were set aside before the participants were counted, by reason. */
const stepsBefore = (flow: Flow) =>
  flow.steps.filter(({ aside, total }) => isBeforeFlow(aside) && total > 0);

type Count = Pick<Flow["began"], "total" | "byCondition">;

/** Returns the conditions with their counts. A study without conditions is one group. */
export const groupsOf = ({ conditions }: Pick<Flow, "conditions">) =>
  conditions.length === 0
    ? [{ condition: null, countOf: ({ total }: Count) => total }]
    : conditions.map((condition, index) => ({
        condition,
        countOf: ({ byCondition }: Count) => byCondition[index] ?? 0,
      }));

/** Returns the positions of all parts of the flow figure. Groups without a participant are left out. */
export function flowLayout(flow: Flow): FlowLayout {
  const steps = countedSteps(flow);
  const { total } = flow.began;
  const areLines = total <= MOST_LINES;
  const step = areLines
    ? Math.min(FARTHEST, Math.max(NEAREST, TALL.lines / Math.max(1, total)))
    : TALL.bands / total;
  const gap = (BRANCHES.last - BRANCHES.first) / Math.max(1, steps.length - 1);
  const xOf = (index: number) =>
    steps.length === 1
      ? (BRANCHES.first + BRANCHES.last) / 2
      : Math.round(BRANCHES.first + gap * index);
  let left = total;
  const stations = [
    { aside: null, x: 0, left: total },
    ...steps.map(({ aside, total: lost }, index) => {
      left -= lost;
      return { aside, x: xOf(index), left };
    }),
  ];
  let y: number = SIZES.heads;
  const groups = groupsOf(flow).flatMap(({ condition, countOf }) => {
    const began = countOf(flow.began);
    if (began === 0) return [];
    const header = y + SIZES.header - 0.45;
    const top = y + SIZES.header;
    const leaving = steps.flatMap(({ aside, total: lost, byCondition }, index) => {
      const count = countOf({ total: lost, byCondition });
      return count > 0 ? [{ aside, count, x: xOf(index) }] : [];
    });
    const bottom = top + began * step;
    let from = began;
    const branches = leaving.map((branch, index) => {
      from -= branch.count;
      // The branch of the participants who leave first ends lowest, so that no branch crosses a name.
      return { ...branch, from, y: bottom + SIZES.branch * (leaving.length - index) };
    });
    y = bottom + SIZES.branch * leaving.length + SIZES.between;
    return [{ condition, began, analysed: countOf(flow.analysed), header, top, branches }];
  });
  return { areLines, step, stations, groups, height: y };
}

/** The letter of each reason in the figure and in the lists. */
export const lettersOf = (flow: Flow): ReadonlyMap<Aside, string> =>
  new Map(countedSteps(flow).map(({ aside }, index) => [aside, "ABCDEFGHIJ".charAt(index)]));

/** The reason of a list of sessions: the analysed people, one of the reasons, or unfinished further runs. */
export type ListId = Aside | "analysed" | typeof FURTHER;

const listOf = (counted: Pick<CountedSession, "aside" | "detail">): ListId =>
  isFurther(counted) ? FURTHER : (counted.aside ?? "analysed");

/** Returns the sessions behind each number. */
export function sessionsBehind({
  sessions,
}: Pick<ShownFindings, "sessions">): ReadonlyMap<ListId, readonly ShownSession[]> {
  const lists = new Map<ListId, ShownSession[]>();
  for (const counted of sessions) {
    const id = listOf(counted);
    const list = lists.get(id);
    if (list) list.push(counted);
    else lists.set(id, [counted]);
  }
  return lists;
}

/** Returns the numbers of sessions that were set aside before the participants were counted. */
export const listsBefore = (flow: Flow): { id: ListId; total: number }[] => [
  ...stepsBefore(flow).map(({ aside, total }) => ({ id: aside, total })),
  ...(flow.partial > 0 ? [{ id: FURTHER, total: flow.partial } as const] : []),
];
