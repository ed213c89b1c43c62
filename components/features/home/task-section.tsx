import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import { home } from "@/content/home";
import { ASSUMED_RT_MS } from "@/experiments/apps/stroop/seconds";
import { appFrames, appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { methodsText } from "@/experiments/engine/texts/fill-texts";
import { localize } from "@/lib/i18n/define-content";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import { ComingButton, DescribedParameter, TaskDescription } from "./task-description";
import { TaskSlot } from "./task-slot.client";
import type { StroopVariant } from "./variant";

/** The Stroop task as a paper describes it, with its published values until the sliders have loaded. */
export function TaskSection({ locale, actions }: { locale: Locale; actions: React.ReactNode }) {
  const { app } = localize(home, locale);
  const { asRun, changed, legend, ...parameters } = app.parameters;
  const presented = localize(apps, locale);
  const stroop = localize(APPS.stroop.words, locale);
  const { inks, brief } = stroop;
  const { model } = APPS.stroop;
  const { seconds } = model.facts;
  const { trials, blocks, fixationMs, responseWindowMs } = model.parameters;
  const values: Record<keyof StroopVariant, string> = {
    fixationMs: formatMs(fixationMs, locale),
    responseWindowMs: formatMs(responseWindowMs, locale),
    trials: interpolate(parameters.inBlocks, { trials, blocks }),
  };
  const words = {
    methodsTitle: app.methodsTitle,
    legend,
    timing: presented.figure,
    figure: brief.figure,
  };
  const caption = (
    <Prose inline locale={locale}>
      {app.figure}
    </Prose>
  );
  return (
    <TaskSlot
      words={{
        ...words,
        parameters: { ...parameters, changed: interpolate(changed, { run: parameters.runThese }) },
        inks,
        methods: methodsText(brief.methods, model),
        lengths: presented.length,
      }}
      version={model.facts.version}
      published={model.parameters}
      stated={model.stated(stroop)}
      caption={caption}
      locale={locale}
      actions={actions}
    >
      <TaskDescription
        frames={appFrames("stroop", locale)}
        words={words}
        caption={caption}
        locale={locale}
        parameters={
          <>
            {(Object.keys(values) as (keyof StroopVariant)[]).map((name) => (
              <DescribedParameter key={name} name={parameters[name]}>
                {values[name]}
              </DescribedParameter>
            ))}
            <DescribedParameter name={parameters.length}>
              {interpolate(parameters.assumed, {
                length: lengthText(seconds, presented.length, locale),
                rt: formatNumber(ASSUMED_RT_MS / 1000, locale, 1),
              })}
            </DescribedParameter>
          </>
        }
        methods={appWords("stroop", locale).brief.methods}
        ways={[parameters.copy, parameters.reset, parameters.runThese].map((name) => (
          <ComingButton key={name} name={name} />
        ))}
        note={asRun}
      />
    </TaskSlot>
  );
}
