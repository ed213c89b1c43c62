import { defineContent, untranslated } from "@/lib/i18n/define-content";
import {
  CONFLICT_DETAILS,
  SPEEDED_EXCLUDED,
  TOO_FEW_TO_COMPARE,
  TOO_OFTEN_HIDDEN,
} from "../engine/score-words";
import type { RunWords } from "../word-types";

/** The words of the app, for participants and for the pages that present it. */
export const flankerWords = defineContent("flanker", {
  name: untranslated("Flanker"),
  purpose: {
    en: "Say which way the middle arrow points, whatever the arrows around it do. The task measures how much they get in the way.",
    fr: "Dites de quel côté pointe la flèche du milieu, quoi que fassent ses voisines. La tâche mesure à quel point elles vous gênent.",
  },
  run: {
    instruction: {
      en: "Answer with the direction of the middle arrow. The four others do not count.",
      fr: "Répondez par la direction de la flèche du milieu. Les quatre autres ne comptent pas.",
    },
    keys: {
      en: "Keys: F left, J right, or the left and right arrow keys.",
      fr: "Touches : F gauche, J droite, ou les flèches gauche et droite du clavier.",
    },
    answers: { en: "Direction of the middle arrow", fr: "Direction de la flèche du milieu" },
    labels: {
      left: { en: "left", fr: "gauche" },
      right: { en: "right", fr: "droite" },
    },
  },
  result: {
    cost: {
      en: "The arrows around it cost you about {ms}.",
      fr: "Les flèches voisines vous ont coûté environ {ms}.",
    },
    noCost: {
      en: "This time the arrows around it cost you nothing ({ms}).",
      fr: "Cette fois, les flèches voisines ne vous ont rien coûté ({ms}).",
    },
    measures: {
      flanker_effect: { en: "incongruent − congruent", fr: "incongruent − congruent" },
    },
    details: CONFLICT_DETAILS,
    excluded: SPEEDED_EXCLUDED,
    reasons: {
      tooOftenHidden: TOO_OFTEN_HIDDEN,
      tooFewCorrect: {
        en: "Fewer than {minimumAccuracy}% of the trials were answered correctly and in time; the same answer every time would give half. So the times say nothing about the arrows. Try again, and answer with the direction of the middle arrow.",
        fr: "Moins de {minimumAccuracy} % des essais ont reçu une réponse juste et à temps ; toujours la même réponse en donnerait la moitié. Les temps ne disent donc rien de l’effet des flèches. Recommencez en répondant par la direction de la flèche du milieu.",
      },
      tooFewLeft: TOO_FEW_TO_COMPARE,
    },
    caption: {
      en: "Your dot with ± one standard error from your own trials, over published effects: one grey dot per percentile, from the 5th to the 95th, of {n} US participants on MTurk. They did another and longer version, the Attention Network Test: 144 trials, a third of them without flanking arrows, the row above or below the fixation, often with a cue before it. A short run is noisy: do it again and the dot moves. It does not assess you in any way.",
      fr: "Votre point, avec ± une erreur type tirée de vos propres essais, sur des effets publiés : un point gris par centile, du 5e au 95e, de {n} participants américains de MTurk. Ils ont passé une version différente et plus longue, l’Attention Network Test : 144 essais, dont un tiers sans flèches voisines, la rangée au-dessus ou au-dessous du point de fixation, souvent précédée d’un indice. Une passation courte laisse beaucoup de bruit : recommencez, et le point bougera. Ce résultat ne vous évalue en rien.",
    },
  },
  brief: {
    measureText: {
      en: "Mean response time of correct incongruent trials minus that of correct congruent trials, in ms, with its standard error.",
      fr: "Temps de réponse moyen des essais incongruents corrects moins celui des essais congruents corrects, en ms, avec son erreur type.",
    },
    scoringText: {
      en: "Errors, answers faster than {minimumRtMs} ms, trials without an answer within {responseWindowMs} ms, trials during which the page was hidden or inactive. No score below {minimumAccuracy}% correct, nor when half of the trials or more were hidden.",
      fr: "Les erreurs, les réponses en moins de {minimumRtMs} ms, les essais sans réponse au bout de {responseWindowMs} ms, les essais pendant lesquels la page était masquée ou inactive. Pas de score au-dessous de {minimumAccuracy} % de réponses justes, ni quand la moitié des essais ou plus étaient masqués.",
    },
    publishedText: {
      en: "{mean} ms on average (SD {sd}), {n} US participants on MTurk, in the Attention Network Test: 144 trials with cues, a third of them without flanking arrows. A reference, not a norm for this short version.",
      fr: "{mean} ms en moyenne (écart type {sd}), {n} participants américains de MTurk, dans l’Attention Network Test : 144 essais avec indices, dont un tiers sans flèches voisines. Un repère, non une norme pour cette version courte.",
    },
    methods: {
      en: "Each trial shows a fixation cross for {fixationMs} ms, then a row of arrows in the same place until the response, for at most {responseWindowMs} ms, then a blank screen for {blankMs} ms. The middle arrow is the target; the {flankersPerSide} on each side of it point the same way (congruent) or the other way (incongruent). After {practiceTrials} practice trials with feedback come {trials} measured trials in {blocks} blocks, with each direction equally often in each condition. At most three trials in a row are of one condition, and at most three have the same answer. The order is drawn anew for each run.",
      fr: "Chaque essai montre une croix de fixation pendant {fixationMs} ms, puis au même endroit une rangée de flèches jusqu’à la réponse, {responseWindowMs} ms au plus, puis un écran vide pendant {blankMs} ms. La flèche du milieu est la cible ; les {flankersPerSide} qui la bordent de chaque côté pointent du même côté qu’elle (essai congruent) ou de l’autre (essai incongruent). Après {practiceTrials} essais d’entraînement avec retour viennent {trials} essais mesurés en {blocks} blocs, où les deux directions sont aussi fréquentes l’une que l’autre dans chaque condition. Au plus trois essais de suite sont de la même condition, et au plus trois ont la même réponse. L’ordre est tiré au sort à chaque passation.",
    },
    figure: {
      en: "One trial of the flanker task: fixation cross, then five arrows of which the middle one points the other way, then a blank screen.",
      fr: "Un essai de la tâche de flanker : croix de fixation, puis cinq flèches dont celle du milieu pointe à l’opposé, puis un écran vide.",
    },
    needs: {
      en: "To see the screen, and to answer with two fingers or two keys. Colours play no part. The task cannot be done with a screen reader.",
      fr: "Voir l’écran, et répondre avec deux doigts ou deux touches. Les couleurs n’y jouent aucun rôle. La tâche ne peut pas se faire avec un lecteur d’écran.",
    },
  },
});

export type FlankerWords = RunWords<typeof flankerWords>;
