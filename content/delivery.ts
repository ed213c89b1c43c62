import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts about the data that a study sends: before the start, at the end, and at a withdrawal. */
export const deliveryWords = defineContent("delivery", {
  recorded: {
    en: "Your answers, their times and technical details. They are kept on this device. After each part they are also sent to {host}, for whoever is responsible for the study.",
    fr: "Vos réponses, leurs temps et des données techniques. Elles sont gardées sur cet appareil. Après chaque partie, elles sont aussi envoyées à {host}, pour le responsable de l’étude.",
  },
  before: {
    until: {
      en: "You can withdraw until {date}. At the end you get a receipt code. To withdraw, enter it on the page “Try an app”, on any device: {host} is then asked to delete your data.",
      fr: "Vous pouvez vous retirer jusqu’au {date}. À la fin, vous recevez un code de reçu. Pour vous retirer, entrez-le sur la page « Essayer », depuis n’importe quel appareil : ce site demande alors à {host} de supprimer vos données.",
    },
    open: {
      en: "You can withdraw afterwards; the study does not say until when. At the end you get a receipt code. To withdraw, enter it on the page “Try an app”, on any device: {host} is then asked to delete your data.",
      fr: "Vous pourrez encore vous retirer après l’étude. À la fin, vous recevez un code de reçu. Pour vous retirer, entrez-le sur la page « Essayer », depuis n’importe quel appareil : ce site demande alors à {host} de supprimer vos données. L’étude ne précise pas jusqu’à quand.",
    },
    noReceipts: {
      en: "{host} gives no receipts: this page can tell you that your data were accepted, not that all of them are stored there.",
      fr: "{host} n’envoie pas d’accusé de réception : cette page peut vous dire que vos données ont été acceptées, mais pas qu’elles y sont toutes enregistrées.",
    },
    cannot: {
      en: "What has been sent cannot be deleted from this page: {host} does not allow it. To withdraw, write to the contact of this study and give the receipt code that you get at the end.",
      fr: "Ce qui est envoyé ne peut pas être supprimé depuis cette page : {host} ne le permet pas. Pour vous retirer, écrivez au contact de l’étude en donnant le code de reçu affiché à la fin.",
    },
  },
  decline: {
    button: { en: "I do not want to take part", fr: "Je ne participe pas" },
    title: { en: "You are not taking part", fr: "Vous ne participez pas" },
    text: {
      en: "Nothing was recorded or sent. You can close this page.",
      fr: "Rien n’a été recueilli ni envoyé. Vous pouvez fermer cette page.",
    },
    back: { en: "Back to the information", fr: "Revenir à l’information" },
  },
  leave: {
    text: {
      en: "You can continue now, or later from this page on this device. If you stop for good, you decide what happens to the parts that you have finished.",
      fr: "Vous pouvez continuer maintenant, ou plus tard depuis cette page, sur cet appareil. Si vous arrêtez pour de bon, vous décidez de ce que deviennent les parties terminées.",
    },
    keep: { en: "Stop, but use my answers", fr: "J’arrête : vous pouvez utiliser mes réponses" },
    erase: { en: "Stop and withdraw my answers", fr: "J’arrête : retirez mes réponses" },
    question: {
      en: "Withdraw from this study? Your answers will be erased from this device, and {host} will be asked to delete what it has. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses seront effacées de cet appareil, et ce site demandera à {host} de supprimer ce qui y est arrivé. C’est irréversible.",
    },
    questionCannot: {
      en: "Withdraw from this study? Your answers will be erased from this device, and {host} will be told that you withdraw. What it has cannot be deleted from here: write to the contact of the study. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses seront effacées de cet appareil, et {host} sera informé de votre retrait. Ce qui y est déjà ne peut pas être supprimé d’ici : écrivez au contact de l’étude. C’est irréversible.",
    },
    confirm: { en: "Withdraw", fr: "Me retirer" },
    cancel: { en: "Do not withdraw", fr: "Ne pas me retirer" },
  },
  state: {
    title: { en: "Sending your data", fr: "Envoi de vos données" },
    withdrawalTitle: { en: "Your withdrawal", fr: "Votre retrait" },
    sending: {
      en: "Your data are being sent to {host}. Parts arrived so far: {arrived} of {of}.",
      fr: "Vos données sont en cours d’envoi vers {host}. Parties arrivées : {arrived} sur {of}.",
    },
    arrived: {
      en: "All your data have arrived at {host}.",
      fr: "Toutes vos données sont arrivées à {host}.",
    },
    /** Used if the receiver does not return receipts. */
    accepted: {
      en: "{host} has accepted all your data, without a receipt: it does not confirm what it has stored.",
      fr: "{host} a accepté toutes vos données, sans accusé de réception : ce serveur ne confirme pas ce qu’il a enregistré.",
    },
    late: {
      en: "Parts arrived at {host} so far: {arrived} of {of}. The rest is kept on this device. This site keeps trying to send it, also when you come back. Meanwhile you can download your data.",
      fr: "Parties arrivées à {host} : {arrived} sur {of}. Le reste est gardé sur cet appareil, et ce site réessaie, y compris à votre prochaine visite. En attendant, vous pouvez télécharger vos données.",
    },
    refused: {
      en: "{host} does not accept your data. Download them and send them to whoever invited you.",
      fr: "{host} n’accepte pas vos données. Téléchargez-les et envoyez-les à la personne qui vous a donné le lien.",
    },
    reason: { en: "Reason given: {message}", fr: "Raison donnée : {message}" },
    lastTry: { en: "Last attempt: {message}", fr: "Dernier essai : {message}" },
    withdrawing: {
      en: "Your withdrawal has not arrived at {host} yet. It is kept on this device. This site keeps trying to send it, also when you come back.",
      fr: "Votre retrait n’est pas encore arrivé à {host}. Il est gardé sur cet appareil, et ce site réessaie, y compris à votre prochaine visite.",
    },
    withdrawalRefused: {
      en: "{host} did not accept the withdrawal. Write to the contact of the study and give your receipt code.",
      fr: "{host} n’a pas accepté le retrait. Écrivez au contact de l’étude en donnant votre code de reçu.",
    },
    withdrawn: {
      en: "You have withdrawn. {host} has been told to delete these data.",
      fr: "Votre retrait est bien arrivé : {host} a reçu la demande de supprimer ces données.",
    },
    withdrawnCannot: {
      en: "You have withdrawn. {host} has been told, but the data there cannot be deleted from here: write to the contact of the study.",
      fr: "Votre retrait est arrivé à {host}, mais les données qui y sont ne peuvent pas être supprimées d’ici : écrivez au contact de l’étude.",
    },
  },
  exit: {
    code: { en: "Your completion code", fr: "Votre code de fin" },
    unsentCode: { en: "Your temporary code", fr: "Votre code provisoire" },
    unsent: {
      en: "It tells the researchers that some of your data have not arrived yet. Once all have arrived, your completion code appears here.",
      fr: "Il signale aux chercheurs que vos données ne sont pas toutes arrivées. Dès qu’elles le seront, le code de fin apparaîtra ici.",
    },
    copy: { en: "Copy the code", fr: "Copier le code" },
    copied: { en: "Copied.", fr: "Copié." },
    copyFailed: {
      en: "The browser did not allow copying: select the code and copy it yourself.",
      fr: "Le navigateur ne l’a pas permis : sélectionnez le code et copiez-le.",
    },
    back: { en: "Back to {host}", fr: "Retour à {host}" },
    otherHost: {
      en: "The study leads back to {host}, which is not on this site’s list of allowed addresses. Go back to the page that you came from.",
      fr: "L’étude renvoie à {host}, qui ne figure pas sur la liste des adresses autorisées de ce site. Retournez vous-même à la page d’où vous venez.",
    },
    withheld: {
      pending: {
        en: "Your completion code appears here once all your data have arrived.",
        fr: "Votre code de fin apparaîtra ici dès que toutes vos données seront arrivées.",
      },
      unnamed: {
        en: "This study has a completion code, but does not say who is responsible for the study or how to reach them. So this page does not show the code.",
        fr: "Cette étude prévoit un code de fin, mais ne dit pas qui en est responsable ni comment joindre cette personne. Cette page ne donne donc pas le code.",
      },
      withdrawn: {
        en: "There is no completion code, because these data were withdrawn.",
        fr: "Il n’y a pas de code de fin, car ces données ont été retirées.",
      },
    },
  },
  receipt: {
    title: { en: "Your receipt code", fr: "Votre code de reçu" },
    copy: { en: "Copy the receipt code", fr: "Copier le code de reçu" },
    until: {
      en: "Keep it: it identifies your data. Until {date} you can withdraw them by entering it on the page “Try an app”, on any device.",
      fr: "Gardez-le : il identifie vos données. Jusqu’au {date}, vous pouvez les retirer en l’entrant sur la page « Essayer », depuis n’importe quel appareil.",
    },
    open: {
      en: "Keep it: it identifies your data. You can withdraw them by entering it on the page “Try an app”, on any device.",
      fr: "Gardez-le : il identifie vos données. Vous pouvez les retirer en l’entrant sur la page « Essayer », depuis n’importe quel appareil.",
    },
    over: {
      en: "Keep it: it identifies your data. They could be withdrawn until {date}.",
      fr: "Gardez-le : il identifie vos données. Elles pouvaient être retirées jusqu’au {date}.",
    },
    cannot: {
      en: "Keep it: it identifies your data. If you want to withdraw, give it to the contact of the study.",
      fr: "Gardez-le : il identifie vos données. Si vous voulez vous retirer, donnez-le au contact de l’étude.",
    },
    withdrawing: {
      en: "Keep it until your withdrawal has arrived: it identifies your data.",
      fr: "Gardez-le jusqu’à ce que votre retrait soit arrivé : il identifie vos données.",
    },
  },
  ended: {
    title: {
      en: "You have already finished this study on this device",
      fr: "Vous avez déjà terminé cette étude sur cet appareil",
    },
    text: {
      en: "You finished on {date}. The code had to wait until your data arrived.",
      fr: "Terminée le {date}. Son code devait attendre l’arrivée de vos données.",
    },
    show: { en: "See the current state", fr: "Voir où elle en est" },
  },
  withdraw: {
    button: { en: "Withdraw my data", fr: "Retirer mes données" },
    /** Label of a study's receipt code in the list of stored data, which other people may see. */
    own: {
      en: "Receipt code, for the person who took part",
      fr: "Code de reçu, pour la personne qui a participé",
    },
    ownText: {
      en: "Open this only if you did this study yourself: anybody with the code can withdraw these data.",
      fr: "N’ouvrez ceci que si vous avez fait cette étude vous-même : avec ce code, n’importe qui peut retirer ces données.",
    },
    ownShow: { en: "I did it: show the code", fr: "C’est moi : afficher le code" },
    eraseUnsent: {
      en: "Data that are not sent yet will then stay unsent, and the receipt code disappears from this device: note it first if you may want to withdraw. A withdrawal that is waiting is still sent.",
      fr: "Ce qui n’est pas encore envoyé ne le sera plus, et le code de reçu disparaîtra de cet appareil : notez-le d’abord si vous pensez vous retirer. Un retrait en attente partira quand même.",
    },
    question: {
      en: "Ask {host} to delete these data? This cannot be undone. The copy on this device stays until you erase it.",
      fr: "Demander à {host} de supprimer ces données ? C’est irréversible. La copie sur cet appareil reste jusqu’à ce que vous l’effaciez.",
    },
    label: { en: "Receipt code", fr: "Code de reçu" },
    hint: {
      en: "For example {example}. You got it at the end of the study.",
      fr: "Par exemple {example}. Il était affiché à la fin de l’étude.",
    },
    text: {
      en: "Enter the receipt code of a study that you did on this site, on this device or another. {host} is then asked to delete those data.",
      fr: "Entrez le code de reçu d’une étude faite sur ce site, sur cet appareil ou un autre. Ce site demandera à {host} de supprimer les données correspondantes.",
    },
    textCannot: {
      en: "Enter the receipt code of a study that you did on this site, on this device or another. {host} is told that you withdraw. What is there cannot be deleted from this page: write to the contact of the study, too.",
      fr: "Entrez le code de reçu d’une étude faite sur ce site, sur cet appareil ou un autre. {host} sera informé de votre retrait. Ce qui y est ne peut pas être supprimé depuis cette page : écrivez aussi au contact de l’étude.",
    },
    send: { en: "Withdraw", fr: "Me retirer" },
    invalid: {
      en: "This is not a receipt code. It has letters and digits, a hyphen, then 12 characters from 0 to 9 and a to f, such as {example}. Copy it again.",
      fr: "Ce n’est pas un code de reçu. Il se compose de lettres et de chiffres, d’un trait d’union, puis de 12 caractères de 0 à 9 et de a à f, comme {example}. Copiez-le de nouveau.",
    },
  },
});

export type DeliveryWords = Localized<typeof deliveryWords>;
