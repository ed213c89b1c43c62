import { defineContent } from "@/lib/i18n/define-content";

/** The words around what a study sends: before the start, at the end, and when it is withdrawn. */
export const deliveryWords = defineContent("delivery", {
  recorded: {
    en: "Your answers, their times and technical details. They are kept on this device. After each part they are also sent to {host}, for whoever is responsible for the study.",
    fr: "Vos réponses, leurs temps et des données techniques. Elles sont gardées sur cet appareil. Après chaque partie, elles sont aussi envoyées à {host}, pour le responsable de l’étude.",
  },
  before: {
    until: {
      en: "You can withdraw until {date}. At the end you get a receipt code. Enter it on the page “Try an app”, on any device, and {host} is asked to delete your data.",
      fr: "Vous pouvez vous retirer jusqu’au {date}. À la fin, vous recevez un code de reçu. Entrez-le sur la page « Essayer », sur n’importe quel appareil : {host} est alors prié de supprimer vos données.",
    },
    open: {
      en: "You can withdraw afterwards. At the end you get a receipt code. Enter it on the page “Try an app”, on any device, and {host} is asked to delete your data. The study does not say until when.",
      fr: "Vous pouvez vous retirer après coup. À la fin, vous recevez un code de reçu. Entrez-le sur la page « Essayer », sur n’importe quel appareil : {host} est alors prié de supprimer vos données. L’étude ne dit pas jusqu’à quand.",
    },
    cannot: {
      en: "What has been sent cannot be deleted from this page: the store behind {host} does not allow it. To withdraw, write to the contact of this study and give the receipt code that you get at the end.",
      fr: "Ce qui est envoyé ne peut pas être supprimé depuis cette page : le stockage derrière {host} ne le permet pas. Pour vous retirer, écrivez au contact de l’étude en donnant le code de reçu affiché à la fin.",
    },
  },
  decline: {
    button: { en: "I do not take part", fr: "Je ne participe pas" },
    title: { en: "You are not taking part", fr: "Vous ne participez pas" },
    text: {
      en: "Nothing was recorded or sent. You can close this page.",
      fr: "Rien n’a été recueilli ni envoyé. Vous pouvez fermer cette page.",
    },
    back: { en: "Back to the information", fr: "Revenir à l’information" },
  },
  leave: {
    text: {
      en: "You can go on now, or later from this page on this device. If you stop for good, you decide what becomes of the parts that you have finished.",
      fr: "Vous pouvez continuer maintenant, ou plus tard depuis cette page, sur cet appareil. Si vous arrêtez pour de bon, vous décidez de ce que deviennent les parties terminées.",
    },
    keep: { en: "Stop, and use what I did", fr: "Arrêter, et utiliser ce que j’ai fait" },
    erase: { en: "Stop, and do not use it", fr: "Arrêter, et ne pas l’utiliser" },
    question: {
      en: "Withdraw from this study? Your answers are erased from this device, and {host} is asked to delete what it has. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses sont effacées de cet appareil, et {host} est prié de supprimer ce qu’il a. C’est irréversible.",
    },
    questionCannot: {
      en: "Withdraw from this study? Your answers are erased from this device, and {host} is told that you withdraw. What it has cannot be deleted from here: write to the contact of the study. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses sont effacées de cet appareil, et {host} reçoit l’avis de votre retrait. Ce qui y est déjà ne peut pas être supprimé d’ici : écrivez au contact de l’étude. C’est irréversible.",
    },
    confirm: { en: "Withdraw", fr: "Me retirer" },
    cancel: { en: "Do not withdraw", fr: "Ne pas me retirer" },
  },
  state: {
    title: { en: "Sending your data", fr: "Envoi de vos données" },
    sending: {
      en: "Your data are being sent to {host}: {arrived} of {of} parts have arrived.",
      fr: "Vos données partent vers {host}. Parties arrivées : {arrived} sur {of}.",
    },
    arrived: {
      en: "All your data have arrived at {host}.",
      fr: "Toutes vos données sont arrivées à {host}.",
    },
    late: {
      en: "{arrived} of {of} parts have arrived at {host} so far. The rest is kept on this device, and this site goes on trying, even on a later visit. You can download your data meanwhile.",
      fr: "Parties arrivées à {host} : {arrived} sur {of}. Le reste est gardé sur cet appareil, et ce site réessaie, même lors d’une visite ultérieure. En attendant, vous pouvez télécharger vos données.",
    },
    refused: {
      en: "{host} does not accept your data. Download them and send them to whoever invited you.",
      fr: "{host} n’accepte pas vos données. Téléchargez-les et envoyez-les à la personne qui vous a invité.",
    },
    reason: { en: "Reason given: {message}", fr: "Raison donnée : {message}" },
    withdrawing: {
      en: "Your withdrawal has not arrived at {host} yet. It is kept on this device, and this site goes on trying, even on a later visit.",
      fr: "Votre retrait n’est pas encore arrivé à {host}. Il est gardé sur cet appareil, et ce site réessaie, même lors d’une visite ultérieure.",
    },
    withdrawalRefused: {
      en: "{host} did not accept the withdrawal. Write to the contact of the study and give your receipt code.",
      fr: "{host} n’a pas accepté le retrait. Écrivez au contact de l’étude en donnant votre code de reçu.",
    },
    withdrawn: {
      en: "You have withdrawn. {host} has been told to delete these data.",
      fr: "Vous vous êtes retiré. {host} a reçu la demande de supprimer ces données.",
    },
    withdrawnCannot: {
      en: "You have withdrawn. {host} has been told, but the data there cannot be deleted from here: write to the contact of the study.",
      fr: "Vous vous êtes retiré. {host} en a reçu l’avis, mais les données qui y sont ne peuvent pas être supprimées d’ici : écrivez au contact de l’étude.",
    },
  },
  exit: {
    code: { en: "Your completion code", fr: "Votre code de fin" },
    unsentCode: { en: "Your code for the time being", fr: "Votre code en attendant" },
    unsent: {
      en: "It says that your data have not all arrived. Once they have, the completion code appears here.",
      fr: "Il signale que vos données ne sont pas toutes arrivées. Dès qu’elles le seront, le code de fin paraîtra ici.",
    },
    copy: { en: "Copy the code", fr: "Copier le code" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow it: select the code and copy it.",
      fr: "Le navigateur ne l’a pas permis : sélectionnez le code et copiez-le.",
    },
    back: { en: "Back to {host}", fr: "Retour à {host}" },
    otherHost: {
      en: "The study leads back to {host}, which is not on this site’s list. Return by the page that you came from.",
      fr: "L’étude ramène à {host}, qui n’est pas sur la liste de ce site. Revenez par la page d’où vous venez.",
    },
    withheld: {
      pending: {
        en: "Your completion code appears here once all your data have arrived.",
        fr: "Votre code de fin paraîtra ici dès que toutes vos données seront arrivées.",
      },
      unnamed: {
        en: "This study has a code for its end, but does not say who is responsible and how to reach them. This page gives no code for such a study.",
        fr: "Cette étude prévoit un code de fin, mais ne dit pas qui est responsable ni comment le joindre. Cette page ne donne pas de code pour une telle étude.",
      },
      withdrawn: {
        en: "There is no completion code, because these data were withdrawn.",
        fr: "Il n’y a pas de code de fin, car ces données ont été retirées.",
      },
    },
  },
  receipt: {
    title: { en: "Your receipt code", fr: "Votre code de reçu" },
    until: {
      en: "Keep it. It names your data, and withdraws them until {date}: enter it on the page “Try an app”, on any device.",
      fr: "Gardez-le. Il désigne vos données et permet de les retirer jusqu’au {date} : entrez-le sur la page « Essayer », sur n’importe quel appareil.",
    },
    open: {
      en: "Keep it. It names your data, and withdraws them: enter it on the page “Try an app”, on any device.",
      fr: "Gardez-le. Il désigne vos données et permet de les retirer : entrez-le sur la page « Essayer », sur n’importe quel appareil.",
    },
    over: {
      en: "Keep it. It names your data. They could be withdrawn until {date}.",
      fr: "Gardez-le. Il désigne vos données. Elles pouvaient être retirées jusqu’au {date}.",
    },
    cannot: {
      en: "Keep it. It names your data: give it to the contact of the study if you want to withdraw.",
      fr: "Gardez-le. Il désigne vos données : donnez-le au contact de l’étude si vous voulez vous retirer.",
    },
  },
  ended: {
    title: { en: "You have finished this study here", fr: "Vous avez terminé cette étude ici" },
    text: {
      en: "Finished on {date}. Its code had to wait until your data arrived.",
      fr: "Terminée le {date}. Son code devait attendre l’arrivée de vos données.",
    },
    show: { en: "See where it stands", fr: "Voir où elle en est" },
  },
  withdraw: {
    button: { en: "Withdraw my data", fr: "Retirer mes données" },
    question: {
      en: "Ask {host} to delete these data? This cannot be undone. The copy on this device stays until you erase it.",
      fr: "Demander à {host} de supprimer ces données ? C’est irréversible. La copie sur cet appareil reste jusqu’à ce que vous l’effaciez.",
    },
    label: { en: "Receipt code", fr: "Code de reçu" },
    hint: {
      en: "Such as {example}: you got it at the end of the study.",
      fr: "Par exemple {example} : il était affiché à la fin de l’étude.",
    },
    text: {
      en: "Enter the receipt code of a study that you did on this site, on this device or another. {host} is asked to delete its data.",
      fr: "Entrez le code de reçu d’une étude faite sur ce site, sur cet appareil ou un autre. {host} est prié de supprimer ses données.",
    },
    textCannot: {
      en: "Enter the receipt code of a study that you did on this site, on this device or another. {host} is told that you withdraw. What is there cannot be deleted from this page: write to the contact of the study, too.",
      fr: "Entrez le code de reçu d’une étude faite sur ce site, sur cet appareil ou un autre. {host} reçoit l’avis de votre retrait. Ce qui y est ne peut pas être supprimé depuis cette page : écrivez aussi au contact de l’étude.",
    },
    send: { en: "Withdraw", fr: "Me retirer" },
    invalid: {
      en: "This is not a receipt code. It has letters and digits, a hyphen, then 12 digits from 0 to 9 and a to f, such as {example}. Copy it again.",
      fr: "Ce n’est pas un code de reçu. Il a des lettres et des chiffres, un trait d’union, puis 12 caractères de 0 à 9 et de a à f, comme {example}. Copiez-le de nouveau.",
    },
  },
});
