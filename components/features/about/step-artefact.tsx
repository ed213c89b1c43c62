import { Fragment } from "react";
import { FileTree } from "@/components/ui/file-tree";
import { SiteLink } from "@/components/ui/site-link";
import { SourceLink } from "@/components/ui/source-link";
import { WideContent } from "@/components/ui/wide-content";
import { about } from "@/content/about";
import { timing } from "@/content/timing";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { sampleApp, samplePrinted, sampleSession } from "@/experiments/catalog/sample-data";
import { codebook } from "@/experiments/engine/data/codebook";
import { csv, sessionRecords } from "@/experiments/engine/data/csv";
import { psychDsFiles } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { SimulatedExample } from "@/experiments/presentation/simulated-example";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { SampleDownload } from "./sample-download.client";
import styles from "./step-artefact.module.css";
import { timingFigures } from "./timing-figures";
import { TIMING_CONDITIONS, timingFormat } from "./timing-format";

type Artefacts = Localized<typeof about>["process"]["artefacts"];
type Props<Id extends keyof Artefacts> = { words: Artefacts[Id]; locale: Locale };

const PARAMETERS = [
  "practiceTrials",
  "trials",
  "fixationMs",
  "responseWindowMs",
  "blankMs",
  "minimumRtMs",
] as const;
const COLUMNS = ["trial", "condition", "stimulus", "response", "rt_ms"] as const;
const ROWS = 5;
const BYTES_PER_KB = 1000;

const stroopPath = (locale: Locale) => `${pathOf("study", locale)}?app=stroop`;

/**
 * The deliverable of a step: an excerpt for the Stroop task of this site. The code that makes the complete deliverable
 * also makes the excerpt.
 */
export function StepArtefact({ id, locale }: { id: keyof Artefacts; locale: Locale }) {
  const words = localize(about, locale).process.artefacts;
  return (
    <figure className={styles.artefact}>
      <figcaption className={styles.caption}>{words[id].caption}</figcaption>
      {id === "brief" && <p>{appWords("stroop", locale).brief.measureText}</p>}
      {id === "parameters" && <Parameters />}
      {id === "codebook" && <CodebookRow words={words.codebook} locale={locale} />}
      {id === "timing" && <TimingReport words={words.timing} locale={locale} />}
      {id === "rows" && <Rows words={words.rows} locale={locale} />}
      {id === "archive" && <Archive words={words.archive} locale={locale} />}
    </figure>
  );
}

/** The scores of participants who are simulated with the parameters of the excerpt. */
export function SimulatedArtefact({ locale }: { locale: Locale }) {
  return (
    <div className={styles.artefact}>
      <SimulatedExample locale={locale} />
    </div>
  );
}

function Parameters() {
  const shown = PARAMETERS.map((name) => [name, APPS.stroop.model.parameters[name]]);
  return <pre translate="no">{JSON.stringify(Object.fromEntries(shown), null, 2)}</pre>;
}

function CodebookRow({ words, locale }: Props<"codebook">) {
  const entry = codebook(APPS.stroop.model).find(({ name }) => name === "condition");
  return (
    <>
      <dl className={styles.entry} lang="en">
        <dt>
          <code>{entry?.name}</code>
        </dt>
        <dd>
          {entry?.description}
          <ul role="list">
            {Object.entries(entry?.levels ?? {}).map(([value, meaning]) => (
              <li key={value}>
                <code>{value}</code> {meaning}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <details>
        <summary>{words.methods}</summary>
        <p>{appWords("stroop", locale).brief.methods}</p>
      </details>
      <p>
        <SiteLink href={stroopPath(locale)}>{words.link}</SiteLink>
      </p>
    </>
  );
}

function TimingReport({ words, locale }: Props<"timing">) {
  const { conditions, columns } = localize(timing, locale);
  const { percent } = timingFormat(locale);
  const { durations, responses } = timingFigures;
  return (
    <>
      <WideContent label={words.caption}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              <th scope="col">{columns.exact}</th>
              <th scope="col">{columns.bias}</th>
            </tr>
          </thead>
          <tbody>
            {TIMING_CONDITIONS.map((condition) => (
              <tr key={condition}>
                <th scope="row">{conditions[condition]}</th>
                <td>{percent(durations.own[condition].exact)}</td>
                <td>{formatNumber(responses.own[condition].biasMs, locale, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
      <p>
        <a href="#timing">{words.link}</a>
      </p>
    </>
  );
}

function Rows({ words }: Props<"rows">) {
  const measured = sessionRecords(sampleSession()).filter(({ phase }) => phase === "test");
  const lines = csv(COLUMNS, measured.slice(0, ROWS)).trimEnd().split("\n");
  return (
    <WideContent label={words.caption}>
      <pre translate="no">
        {lines.map((line) => (
          <span key={line} className={styles.row}>
            {line.split(/(?<=,)/).map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their places
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {cell}
              </Fragment>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
    </WideContent>
  );
}

function Archive({ words, locale }: Props<"archive">) {
  const session = sampleSession();
  const files = psychDsFiles(session, sampleApp);
  const size = formatNumber(Math.ceil(zipOf(files).length / BYTES_PER_KB), locale);
  return (
    <div id="sample-data" className={styles.archive}>
      <FileTree paths={Object.keys(files)} />
      <WideContent label="recompute.py">
        <pre translate="no">
          {`$ python3 analysis/recompute.py\n`}
          <strong>{samplePrinted(session)}</strong>
        </pre>
      </WideContent>
      <SampleDownload
        words={{
          download: words.download,
          note: interpolate(words.note, { size }),
          failed: words.failed,
        }}
      />
      {SOURCE_URL && (
        <p>
          <SourceLink>{words.source}</SourceLink>
        </p>
      )}
    </div>
  );
}
