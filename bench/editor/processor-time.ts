import { runMain, say } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";
import { CPU_SLOWDOWN, EDITS, openSlowEditor, spread } from "./hand";

// Measures the processor time that the main thread needs for a change in the editor. Other programs on the machine
// hardly affect processor time. This benchmark therefore also works on a busy machine. Run `npx tsx
// bench/editor/processor-time.ts`

/**
 * The time after which the editor has updated everything that depends on a change, including the simulated
 * participants.
 */
const PAUSE_MS = 1300;
const ROUNDS = 2;

const MARK = "change";
const KEY_EVENTS = ["keydown", "keypress", "beforeinput", "textInput", "input"];

/** An entry of a Chromium trace, with times in µs. */
type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The processor time of the entry. */
  tdur?: number;
  args?: { data?: { type?: string } };
};

const inMs = ({ tdur = 0 }: Traced) => Math.round(tdur / 1000);

await runMain(() =>
  withSite(async (site) => {
    const { page, devtools, focus, press } = await openSlowEditor(site, () => {});
    const round = async () => {
      for (const edit of EDITS) {
        await focus(edit);
        await page.evaluate((mark) => void performance.mark(mark), MARK);
        await press(edit);
        await page.waitForTimeout(PAUSE_MS);
      }
    };
    // The first round is not measured, because the first changes fill the caches and cause compilation.
    await round();
    const events: Traced[] = [];
    devtools.on("Tracing.dataCollected", ({ value }) => {
      events.push(...(value as unknown as Traced[]));
    });
    const traceConfig = {
      includedCategories: ["devtools.timeline", "toplevel", "blink.user_timing"],
    };
    await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
    for (let at = 0; at < ROUNDS; at += 1) await round();
    const complete = new Promise<void>((resolve) => {
      devtools.once("Tracing.tracingComplete", () => resolve());
    });
    await devtools.send("Tracing.end");
    await complete;

    const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
    const own = events.filter(
      ({ ph, pid, tid }) => ph === "X" && pid === marks[0]?.pid && tid === marks[0]?.tid,
    );
    const changes = marks.map(({ ts }, index) => {
      const end = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
      const within = own.filter((each) => each.ts >= ts && each.ts < end);
      const keys = within.filter(
        ({ name, args }) => name === "EventDispatch" && KEY_EVENTS.includes(args?.data?.type ?? ""),
      );
      const tasks = within.filter(({ name }) => name === "ThreadControllerImpl::RunTask").map(inMs);
      return {
        answer: Math.max(0, ...keys.map(inMs)),
        long: tasks.filter((ms) => ms > 50),
        all: tasks.reduce((sum, ms) => sum + ms, 0),
      };
    });
    const long = changes.flatMap((change) => change.long);
    const { cpu, cores } = machine();
    say(`${changes.length} changes, processor slowed down ${CPU_SLOWDOWN} times; its time in ms:`);
    say(`Answer to a key: ${spread(changes.map(({ answer }) => answer))}`);
    say(`Tasks above 50: ${long.length}${long.length ? ` (${long.join(", ")})` : ""}`);
    say(`All tasks until the next change: ${spread(changes.map(({ all }) => all))}`);
    say(`Chromium ${site.browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`);
  }),
);
