/** @jest-environment node */
import { study } from "@/content/study";
import { COLUMNS, type Column } from "@/experiments/engine/data/columns";

/**
 * For each column about the participant or the device: a pattern of the sentence that explains the column in the
 * section "Recorded", in both languages.
 */
const SAID: Partial<Record<Column, readonly [en: RegExp, fr: RegExp]>> = {
  response: [/Your answers/, /Vos réponses/],
  rt_ms: [/their times/, /vos temps de réponse/],
  frame_ms: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  late_frames: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  input_type: [/a mouse, a finger or a key/, /à la souris, au doigt ou au clavier/],
  hidden: [/during a trial.*the page left/, /pendant un essai.*la page a été quittée/],
  resized: [
    /device was turned, the window resized/,
    /l’appareil a été tourné, la fenêtre a changé de taille/,
  ],
  untrusted: [/made by software/, /donnée par un programme/],
  too_soon: [/their times/, /vos temps de réponse/],
  pasted: [/was pasted/, /a été collée/],
  pointer_moved: [/whether the mouse moves/, /si la souris bouge/],
  sitting: [/left and came back/, /quitté la page et repris/],
  locale: [/the language/, /la langue/],
  started_at: [/when you began.*offset/, /moments où vous avez commencé.*décalage/],
  site_version: [/version of the task, the site/, /version de la tâche, du site/],
  task_version: [/version of the task/, /version de la tâche/],
  consent_version: [/and this text/, /et de ce texte/],
  consented_at: [/consented/, /consenti/],
  viewport_width: [/size of window/, /taille de la fenêtre/],
  viewport_height: [/size of window/, /taille de la fenêtre/],
  device_pixel_ratio: [/how many pixels/, /nombre de pixels/],
  screen_width: [/and screen/, /et de l’écran/],
  screen_height: [/and screen/, /et de l’écran/],
  pointer: [/a mouse, a finger/, /à la souris, au doigt/],
  device_refresh_hz: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  device_frame_ms: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  device_frame_p95_ms: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  device_late_frames: [/how often the screen is refreshed/, /fréquence d’actualisation/],
  device_stamp_delay_ms: [/how fast your device reacts/, /temps que met l’appareil/],
  device_stamp_delay_p95_ms: [/how fast your device reacts/, /temps que met l’appareil/],
  device_clock_step_ms: [/how exact the browser’s clock is/, /précision de l’horloge/],
  device_stamp_clock: [/how exact the browser’s clock is/, /précision de l’horloge/],
  device_stamp_offset_ms: [/how exact the browser’s clock is/, /précision de l’horloge/],
  device_isolated: [/how exact the browser’s clock is/, /précision de l’horloge/],
  device_inputs: [/a mouse, a finger or a key/, /à la souris, au doigt ou au clavier/],
  device_px_per_mm: [/how many pixels/, /nombre de pixels/],
  prolific_pid: [/identifiers in the link/, /identifiants du lien/],
  study_id: [/identifiers in the link/, /identifiants du lien/],
  prolific_session_id: [/identifiers in the link/, /identifiants du lien/],
};

/** Columns that contain the displayed stimuli or identify the run. */
const OF_THE_APP: readonly Column[] = [
  "session_id",
  "task",
  "trial",
  "block",
  "phase",
  "condition",
  "stimulus",
  "correct",
  "onset_ms",
  "excluded",
  "seed",
];

/**
 * Columns that identify the study of a run, or state the condition and the order to which the participant was assigned.
 */
const OF_THE_STUDY: readonly Column[] = [
  "protocol_id",
  "document_id",
  "step",
  "step_place",
  "step_order",
  "assigned_condition",
  "assignment_source",
  "visit",
  "rehearsal",
];

it("the brief explains each column of the trials file that is not about the app or the study", () => {
  expect([...Object.keys(SAID), ...OF_THE_APP, ...OF_THE_STUDY].sort()).toEqual(
    [...COLUMNS].sort(),
  );
});

it.each(Object.entries(SAID))("“Recorded” mentions the content of %s", (_, [en, fr]) => {
  const { recorded, identifiers } = study.brief;
  expect(`${recorded.en} ${identifiers.en}`).toMatch(en);
  expect(`${recorded.fr} ${identifiers.fr}`).toMatch(fr);
});

it("the section “Recorded” mentions that a change to full screen is recorded", () => {
  expect(study.brief.recorded.en).toMatch(/made full screen/);
  expect(study.brief.recorded.fr).toMatch(/plein écran/);
});
