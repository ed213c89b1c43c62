import { defineContent } from "@/lib/i18n/define-content";

/**
 * The texts of a study in JATOS that differ from the texts of a standalone archive, because the server stores the data.
 */
export const jatosWords = defineContent("jatos-archive", {
  finish: { en: "Finish and leave this page", fr: "Terminer et quitter cette page" },
  notice: {
    en: "After each part your answers are stored on this server, {host}. If you reload the page, the study continues where it stopped. If you close it and open the study link again, the study starts from the beginning.",
    fr: "Après chaque partie, vos réponses sont enregistrées sur ce serveur, {host}. Si la page est rechargée, l’étude reprend là où elle s’était arrêtée. Si vous la fermez et rouvrez le lien de l’étude, l’étude recommence depuis le début.",
  },
  brokenText: {
    en: "The input of this component was changed in JATOS and is no longer valid. Fix it there, or open it in the editor of the site, which shows each error next to its field.",
    fr: "L’entrée (input) de ce composant a été modifiée dans JATOS et n’est plus valide. Corrigez-la dans JATOS, ou ouvrez-la dans l’éditeur du site, qui montre chaque erreur à côté de son champ.",
  },
  recorded: {
    en: "Your answers, their times and technical details. When you start, {host} records that you have begun. While you take part and after each part, your answers are stored there, for the person who is responsible for the study. They are not stored on this device.",
    fr: "Vos réponses, vos temps de réponse et des données techniques. Quand vous commencez, {host} l’enregistre. Pendant la participation et après chaque partie, vos réponses y sont enregistrées, pour le responsable de l’étude. Rien n’est gardé sur cet appareil.",
  },
  beforeUntil: {
    en: "You can withdraw while you take part, and until {date} afterwards. At the end you receive a withdrawal code. Give it to the contact of the study to have your data deleted from {host}.",
    fr: "Vous pouvez vous retirer pendant la participation, puis jusqu’au {date}. À la fin, vous recevez un code de retrait. Donnez-le au contact de l’étude pour que vos données soient supprimées de {host}.",
  },
  beforeOpen: {
    en: "You can withdraw while you take part, and afterwards; the study does not state a last day. At the end you receive a withdrawal code. Give it to the contact of the study to have your data deleted from {host}.",
    fr: "Vous pouvez vous retirer pendant la participation, et après. À la fin, vous recevez un code de retrait. Donnez-le au contact de l’étude pour que vos données soient supprimées de {host}. L’étude n’indique pas de date limite.",
  },
  leaveText: {
    en: "You can continue now. If you stop, you decide what happens to the parts that you have finished.",
    fr: "Vous pouvez continuer maintenant. Si vous arrêtez, vous décidez de ce que deviennent les parties terminées.",
  },
  leaveQuestion: {
    en: "Withdraw from this study? Your answers will be deleted from {host}. This cannot be undone.",
    fr: "Vous retirer de cette étude ? Vos réponses seront supprimées de {host}. C’est irréversible.",
  },
  late: {
    en: "Parts arrived at {host} so far: {arrived} of {of}. This page keeps trying: leave it open. Meanwhile you can download your data.",
    fr: "Parties arrivées à {host} : {arrived} sur {of}. Cette page réessaie : laissez-la ouverte. En attendant, vous pouvez télécharger vos données.",
  },
  withdrawing: {
    en: "Your withdrawal has not arrived at {host} yet. This page keeps trying: leave it open.",
    fr: "Votre demande de retrait n’est pas encore arrivée à {host}. Cette page réessaie : laissez-la ouverte.",
  },
  withdrawn: {
    en: "You have withdrawn. {host} has deleted your answers. You can close this page.",
    fr: "Votre retrait est fait : {host} a supprimé vos réponses. Vous pouvez fermer cette page.",
  },
  receiptUntil: {
    en: "Keep this code: it identifies your data. To withdraw them, give the code to the contact of the study by {date}.",
    fr: "Gardez ce code. Il désigne vos données : pour les retirer jusqu’au {date}, donnez-le au contact de l’étude.",
  },
  receiptOpen: {
    en: "Keep this code: it identifies your data. To withdraw them, give the code to the contact of the study.",
    fr: "Gardez ce code. Il désigne vos données : pour les retirer, donnez-le au contact de l’étude.",
  },
  erased: {
    en: "You have left the study. Your answers will not be used. Thank you.",
    fr: "Vous avez quitté l’étude. Vos réponses ne seront pas utilisées. Merci.",
  },
  over: {
    en: "The study has ended for you. You can close this page.",
    fr: "L’étude est terminée pour vous. Vous pouvez fermer cette page.",
  },
  dataText: {
    en: "One archive with the study, your answers, and scripts that recompute each result. The archive is for you: this page does not store it.",
    fr: "L’archive contient l’étude, vos réponses et les scripts qui recalculent chaque résultat. Elle vous est destinée : cette page ne la garde pas.",
  },
});
