import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts about the data that a study sends. They are displayed before the start, at the end, and at a withdrawal. */
export const deliveryWords = defineContent("delivery", {
  recorded: {
    en: "Your answers, their times and technical details. They are kept on this device. When you start, {host} is notified that you have begun. After each part, your answers are also sent there.",
    fr: "Vos réponses, vos temps de réponse et des données techniques. Elles sont enregistrées sur cet appareil. Quand vous commencez, {host} en est informé. Après chaque partie, vos réponses y sont aussi envoyées.",
  },
  /** Displayed in addition if the receiver gets no record of the start. */
  recordedWithoutStart: {
    en: "Your answers, their times and technical details. They are kept on this device. After each part they are also sent to {host}.",
    fr: "Vos réponses, vos temps de réponse et des données techniques. Elles sont enregistrées sur cet appareil. Après chaque partie, elles sont aussi envoyées à {host}.",
  },
  /** Displayed if the receiver assigns people to groups. */
  assigned: {
    en: "The study has several versions. When you start, {host} assigns you to one of them, so that each has about the same number of participants. It recognises you by a code computed from your participant identifier or, without an identifier, from a random number. If you come back, you get the same version.",
    fr: "L’étude existe en plusieurs versions. Quand vous commencez, {host} vous en attribue une, de sorte que toutes aient à peu près le même nombre de participants. Il vous reconnaît à un code calculé à partir de votre identifiant de participant ou, à défaut, d’un numéro aléatoire. Si vous revenez, vous retrouvez la même version.",
  },
  /** Displayed if the receiver counts people but does not assign them to groups. */
  counted: {
    en: "Before your first part, {host} also receives a code computed from your participant identifier or, without an identifier, from a random number, so that it counts you only once.",
    fr: "Avant la première partie, {host} reçoit aussi un code calculé à partir de votre identifiant de participant ou, à défaut, d’un numéro aléatoire, pour ne vous compter qu’une fois.",
  },
  starting: {
    en: "One moment: the study is starting.",
    fr: "Un instant : l’étude commence.",
  },
  /** Displayed to people who cannot begin, in place of the start or after the consent. */
  closed: {
    full: {
      title: {
        en: "This study has enough participants",
        fr: "Cette étude a assez de participants",
      },
      text: {
        en: "The researchers have the number of participants that they need, so nobody else can begin. Nothing about you has been recorded.",
        fr: "Les chercheurs ont le nombre de participants voulu : personne d’autre ne peut commencer. Rien n’a été enregistré à votre sujet.",
      },
    },
    paused: {
      title: { en: "This study is paused", fr: "Cette étude est suspendue" },
      text: {
        en: "The researchers have paused it, so nobody can begin at the moment. Try again later. Nothing about you has been recorded.",
        fr: "Les chercheurs l’ont suspendue : personne ne peut commencer pour l’instant. Réessayez plus tard. Rien n’a été enregistré à votre sujet.",
      },
    },
    /** Displayed if the device has stored an unfinished session of this study. */
    goOn: {
      en: "You can still continue what you have begun.",
      fr: "Vous pouvez toujours reprendre ce que vous avez commencé.",
    },
    /** Displayed to people with an identifier, who may have begun elsewhere. */
    elsewhere: {
      en: "If you have already begun on another device, you keep your place: read the information below, and start again here.",
      fr: "Si vous avez déjà commencé sur un autre appareil, votre place reste à vous : lisez les informations ci-dessous et recommencez ici.",
    },
    startAgain: {
      en: "I agree, and I have already begun: start again here",
      fr: "J’accepte et j’ai déjà commencé : recommencer ici",
    },
    again: { en: "Back to the information", fr: "Revenir à la notice d’information" },
  },
  before: {
    until: {
      en: "You can withdraw until {date}. At the end you get a withdrawal code. To withdraw, enter it at {address}, on any device: {host} is then asked to delete your data.",
      fr: "Vous pouvez vous retirer jusqu’au {date}. À la fin, vous recevez un code de retrait. Pour vous retirer, saisissez-le à l’adresse {address}, depuis n’importe quel appareil : ce site demande alors à {host} de supprimer vos données.",
    },
    open: {
      en: "You can withdraw afterwards; the study does not state until when. At the end you get a withdrawal code. To withdraw, enter it at {address}, on any device: {host} is then asked to delete your data.",
      fr: "Vous pourrez encore vous retirer après l’étude. À la fin, vous recevez un code de retrait. Pour vous retirer, saisissez-le à l’adresse {address}, depuis n’importe quel appareil : ce site demande alors à {host} de supprimer vos données. L’étude ne précise pas jusqu’à quand.",
    },
    /** Displayed if the page has no address to which participants can return. */
    contact: {
      en: "You can withdraw afterwards: send the contact of this study the withdrawal code that you receive at the end.",
      fr: "Vous pourrez vous retirer après l’étude : donnez au contact de l’étude le code de retrait affiché à la fin.",
    },
    noReceipts: {
      en: "{host} does not send receipts: this page can show that your data were accepted, not that all of them are stored there.",
      fr: "{host} n’envoie pas d’accusé de réception : cette page peut indiquer que vos données ont été acceptées, mais pas qu’elles ont toutes été enregistrées.",
    },
    cannot: {
      en: "Data that have been sent cannot be deleted from this page: {host} does not allow it. To withdraw, write to the contact of this study and state the withdrawal code that you receive at the end.",
      fr: "Les données envoyées ne peuvent pas être supprimées depuis cette page : {host} ne le permet pas. Pour vous retirer, écrivez au contact de l’étude en donnant le code de retrait affiché à la fin.",
    },
  },
  decline: {
    button: { en: "I do not want to take part", fr: "Je ne participe pas" },
    title: {
      en: "Thank you for your interest: you are not taking part",
      fr: "Vous ne participez pas. Merci de votre intérêt",
    },
    text: {
      en: "Nothing was recorded or sent. You can close this page.",
      fr: "Rien n’a été recueilli ni envoyé. Vous pouvez fermer cette page.",
    },
    back: { en: "Back to the information", fr: "Revenir à la notice d’information" },
  },
  leave: {
    text: {
      en: "You can continue now, or later from this page on this device. If you stop for good, you decide what happens to the parts that you have finished.",
      fr: "Vous pouvez continuer maintenant, ou plus tard depuis cette page, sur cet appareil. Si vous arrêtez pour de bon, vous décidez de ce que deviennent les parties terminées.",
    },
    keep: { en: "Stop, but use my answers", fr: "J’arrête : vous pouvez utiliser mes réponses" },
    erase: { en: "Stop and withdraw my answers", fr: "J’arrête : retirez mes réponses" },
    question: {
      en: "Withdraw from this study? Your answers will be deleted from this device, and {host} will be asked to delete its copy. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses seront effacées de cet appareil, et ce site demandera à {host} de supprimer ce qu’il a reçu. C’est irréversible.",
    },
    questionCannot: {
      en: "Withdraw from this study? Your answers will be deleted from this device, and {host} will be notified that you withdraw. The data there cannot be deleted from here: write to the contact of the study. This cannot be undone.",
      fr: "Vous retirer de cette étude ? Vos réponses seront effacées de cet appareil, et {host} sera informé de votre retrait. Ce qu’il a déjà reçu ne peut pas être supprimé d’ici : écrivez au contact de l’étude. C’est irréversible.",
    },
    confirm: { en: "Withdraw", fr: "Me retirer" },
    cancel: { en: "Do not withdraw", fr: "Ne pas me retirer" },
  },
  /** Titles of the card at the end of a study, one for each state of the data. */
  titles: {
    sending: { en: "One moment: sending your data", fr: "Un instant : envoi de vos données" },
    arrived: { en: "Your data have arrived", fr: "Vos données sont arrivées" },
    accepted: { en: "Your data have been accepted", fr: "Vos données ont été acceptées" },
    late: {
      en: "Some of your data have not arrived yet",
      fr: "Une partie de vos données n’est pas encore arrivée",
    },
    offline: {
      en: "You are offline: your data wait on this device",
      fr: "Vous êtes hors connexion : vos données attendent sur cet appareil",
    },
    refused: { en: "Your data were not accepted", fr: "Vos données n’ont pas été acceptées" },
    withdrawing: { en: "Your withdrawal is on its way", fr: "Votre retrait est en cours d’envoi" },
    withdrawalRefused: {
      en: "Your withdrawal was not accepted",
      fr: "Votre retrait n’a pas été accepté",
    },
    withdrawn: { en: "You have withdrawn", fr: "Vous vous êtes retiré de l’étude" },
    noCode: {
      en: "Your completion code cannot be shown",
      fr: "Votre code de fin ne peut pas s’afficher",
    },
  },
  /** Instructions for the participant, one for each state in which the data have not arrived. */
  now: {
    sending: {
      en: "Keep this page open until all your data have arrived.",
      fr: "Gardez cette page ouverte jusqu’à l’arrivée de vos données.",
    },
    late: {
      en: "What to do now: keep this page open if you can, and check that this device is connected to the internet. If you cannot wait, send the researchers the message below.",
      fr: "Que faire : gardez cette page ouverte si vous le pouvez, et vérifiez que cet appareil est connecté à Internet. Si vous ne pouvez pas attendre, envoyez aux chercheurs le message ci-dessous.",
    },
    offline: {
      en: "What to do now: connect this device to the internet and keep this page open. Sending then continues automatically. If you cannot connect soon, send the researchers the message below.",
      fr: "Que faire : connectez cet appareil à Internet et gardez cette page ouverte. L’envoi reprendra de lui-même. Si vous ne pouvez pas vous connecter bientôt, envoyez aux chercheurs le message ci-dessous.",
    },
    refused: {
      en: "You did nothing wrong. What to do now: download your data below, and send the file to the researchers with this message.",
      fr: "Vous n’y êtes pour rien. Que faire : téléchargez vos données ci-dessous, et envoyez le fichier aux chercheurs avec ce message.",
    },
    nobody: {
      en: "You did nothing wrong. What to do now: download your data below, and send the file to the researchers with this message, so that they can see that you took part.",
      fr: "Vous n’y êtes pour rien. Que faire : téléchargez vos données ci-dessous, et envoyez le fichier aux chercheurs avec ce message, pour qu’ils voient que vous avez participé.",
    },
    unnamed: {
      en: "You did nothing wrong. What to do now: send the researchers this message, through the service or the person that invited you.",
      fr: "Vous n’y êtes pour rien. Que faire : envoyez ce message aux chercheurs, par l’intermédiaire du service ou de la personne qui vous a invité.",
    },
  },
  /** A message that the participant can send to the researchers. */
  message: {
    title: { en: "Message to the researchers", fr: "Message aux chercheurs" },
    copy: { en: "Copy the message", fr: "Copier le message" },
    mail: { en: "Write an e-mail", fr: "Écrire un courriel" },
    subject: { en: "My participation in “{title}”", fr: "Ma participation à « {title} »" },
    untitled: { en: "your study", fr: "votre étude" },
    through: {
      en: "Send it in the messages of {name}, or to the contact of the study: {contact}",
      fr: "Envoyez-le par la messagerie de {name}, ou au contact de l’étude : {contact}",
    },
    contact: {
      en: "Contact of the study: {contact}",
      fr: "Contact de l’étude : {contact}",
    },
    service: {
      en: "Send it in the messages of {name}.",
      fr: "Envoyez-le par la messagerie de {name}.",
    },
    done: {
      en: "I have taken part in “{title}” ({date}).",
      fr: "J’ai participé à « {title} » ({date}).",
    },
    arrived: {
      en: "Its page says that {arrived} of {of} parts of my data have arrived so far.",
      fr: "Parties de mes données arrivées, selon la page : {arrived} sur {of}.",
    },
    refused: {
      en: "Its page says that the server did not accept my data ({message}). I can send you the file with my data.",
      fr: "La page indique que le serveur n’a pas accepté mes données ({message}). Je peux vous envoyer le fichier de mes données.",
    },
    noReason: { en: "without a reason", fr: "sans raison indiquée" },
    nobody: {
      en: "Its page does not send my data to you. I can send you the file with my data.",
      fr: "La page ne vous envoie pas mes données. Je peux vous envoyer le fichier de mes données.",
    },
    unnamed: {
      en: "The study does not name both a controller and a contact.",
      fr: "Le responsable ou le contact de l’étude n’est pas indiqué.",
    },
    noCode: {
      en: "The page does not show a completion code.",
      fr: "La page n’affiche donc pas de code de fin.",
    },
    id: { en: "{name}: {value}", fr: "{name} : {value}" },
    session: { en: "Withdrawal code: {code}", fr: "Code de retrait : {code}" },
  },
  /**
   * Displayed before the start if a recruiter has sent the participant to a study that could not display its completion
   * code.
   */
  blocked: {
    title: {
      en: "This study cannot start from your link",
      fr: "Cette étude ne peut pas commencer avec votre lien",
    },
    text: {
      en: "It promises a completion code, but this page would not send your data to the researchers. No code could be shown at the end, and you might not be paid. You did nothing wrong, and nothing has been recorded.",
      fr: "Elle prévoit un code de fin, mais cette page n’enverrait pas vos données aux chercheurs. Aucun code ne s’afficherait à la fin, et vous pourriez ne pas être payé. Vous n’y êtes pour rien, et rien n’a été enregistré.",
    },
    now: {
      en: "What to do now: go back to {name} without taking part, and send the researchers this message.",
      fr: "Que faire : revenez sur {name} sans participer, et envoyez ce message aux chercheurs.",
    },
    nowOther: {
      en: "What to do now: go back to the page that brought you here, and send the researchers this message.",
      fr: "Que faire : revenez à la page qui vous a conduit ici, et envoyez ce message aux chercheurs.",
    },
    message: {
      en: "I could not start “{title}”. Its page reports that it would not send you my data, so it could not show a completion code.",
      fr: "Je n’ai pas pu commencer « {title} ». La page indique qu’elle ne vous enverrait pas mes données et qu’elle ne pourrait donc pas afficher de code de fin.",
    },
    forResearcher: { en: "For the researchers", fr: "Pour les chercheurs" },
    why: {
      en: "No data server receives the data of this study from this address. In the editor, “Ready to collect?” lists what is missing. To try the study, remove the identifiers from the link.",
      fr: "Aucun serveur ne reçoit les données de cette étude depuis cette adresse. Dans l’éditeur, « Prêt à recueillir des données ? » indique ce qui manque. Pour essayer l’étude, retirez les identifiants du lien.",
    },
    edit: { en: "Open it in the editor", fr: "Ouvrir l’étude dans l’éditeur" },
  },
  state: {
    sending: {
      en: "Your data are being sent to {host}. Parts arrived so far: {arrived} of {of}.",
      fr: "Vos données sont en cours d’envoi vers {host}. Parties arrivées : {arrived} sur {of}.",
    },
    arrived: {
      en: "All your data have arrived at {host}.",
      fr: "Toutes vos données sont arrivées à {host}.",
    },
    /** Displayed if the receiver does not return receipts. */
    accepted: {
      en: "{host} has accepted all your data, without a receipt: it does not confirm what it has stored.",
      fr: "{host} a accepté toutes vos données, sans accusé de réception : ce serveur ne confirme pas ce qu’il a enregistré.",
    },
    late: {
      en: "Parts arrived at {host} so far: {arrived} of {of}. The rest is kept on this device. This site keeps trying to send it, also when you come back. Meanwhile you can download your data.",
      fr: "Parties arrivées à {host} : {arrived} sur {of}. Le reste est enregistré sur cet appareil, et ce site réessaie, y compris à votre prochaine visite. En attendant, vous pouvez télécharger vos données.",
    },
    refused: {
      en: "{host} did not accept your data.",
      fr: "{host} n’a pas accepté vos données.",
    },
    reason: { en: "Reason given: {message}", fr: "Motif indiqué : {message}" },
    lastTry: { en: "Last attempt: {message}", fr: "Dernière tentative : {message}" },
    withdrawing: {
      en: "Your withdrawal has not arrived at {host} yet. It is kept on this device. This site keeps trying to send it, also when you come back.",
      fr: "Votre demande de retrait n’est pas encore arrivée à {host}. Elle est enregistrée sur cet appareil, et ce site réessaie, y compris à votre prochaine visite.",
    },
    withdrawalRefused: {
      en: "{host} did not accept the withdrawal. Write to the contact of the study and give your withdrawal code.",
      fr: "{host} n’a pas accepté le retrait. Écrivez au contact de l’étude en donnant votre code de retrait.",
    },
    withdrawn: {
      en: "You have withdrawn. {host} has been asked to delete these data.",
      fr: "Votre retrait est bien arrivé : {host} a reçu la demande de supprimer ces données.",
    },
    withdrawnCannot: {
      en: "You have withdrawn. {host} has been notified, but the data there cannot be deleted from here: write to the contact of the study.",
      fr: "Votre retrait est arrivé à {host}, mais les données qu’il a reçues ne peuvent pas être supprimées d’ici : écrivez au contact de l’étude.",
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
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le code et copiez-le.",
    },
    back: { en: "Return to {name}", fr: "Retourner sur {name}" },
    otherHost: {
      en: "Now go back to {host} yourself and enter this code there: this page cannot take you there.",
      fr: "Retournez maintenant vous-même sur {host} et saisissez-y ce code : cette page ne peut pas vous y conduire.",
    },
    otherHostNoCode: {
      en: "Now go back to {host} yourself, to the page that you came from: this page cannot take you there.",
      fr: "Retournez maintenant vous-même sur {host}, à la page d’où vous venez : cette page ne peut pas vous y conduire.",
    },
    withheld: {
      pending: {
        en: "Your completion code appears here once all your data have arrived.",
        fr: "Votre code de fin apparaîtra ici dès que toutes vos données seront arrivées.",
      },
      nobody: {
        en: "This page has not sent your data to the researchers, and a code would confirm that they received them.",
        fr: "Vos données n’ont pas été envoyées aux chercheurs : un code attesterait à tort leur réception.",
      },
      unnamed: {
        en: "The study does not name both a controller and a contact, so this page does not show its completion code.",
        fr: "Le responsable de l’étude ou son contact n’est pas indiqué : cette page ne peut donc pas afficher le code de fin.",
      },
      withdrawn: {
        en: "There is no completion code, because these data were withdrawn.",
        fr: "Il n’y a pas de code de fin, car ces données ont été retirées.",
      },
      rehearsal: {
        en: "A rehearsal does not count, so this page does not show the completion code.",
        fr: "Une passation d’essai ne compte pas : cette page n’affiche donc pas le code de fin.",
      },
    },
  },
  receipt: {
    title: { en: "Your withdrawal code", fr: "Votre code de retrait" },
    copy: { en: "Copy the withdrawal code", fr: "Copier le code de retrait" },
    page: { en: "Withdraw your data", fr: "Retirer mes données" },
    until: {
      en: "Keep it: it identifies your data. Until {date} you can withdraw them by entering it at {address}, on any device.",
      fr: "Gardez-le : il identifie vos données. Jusqu’au {date}, vous pouvez les retirer en le saisissant à l’adresse {address}, depuis n’importe quel appareil.",
    },
    open: {
      en: "Keep it: it identifies your data. You can withdraw them by entering it at {address}, on any device.",
      fr: "Gardez-le : il identifie vos données. Vous pouvez les retirer en le saisissant à l’adresse {address}, depuis n’importe quel appareil.",
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
      fr: "Terminée le {date}. Son code devait s’afficher à l’arrivée de vos données.",
    },
    show: { en: "See the current state", fr: "Voir l’état de l’envoi" },
  },
  withdraw: {
    button: { en: "Withdraw my data", fr: "Retirer mes données" },
    /** Label of a study's withdrawal code in the list of stored data. Other people may see this list. */
    own: {
      en: "Withdrawal code, for the person who took part",
      fr: "Code de retrait, pour la personne qui a participé",
    },
    ownText: {
      en: "Open this only if you did this study yourself: anybody with the code can withdraw these data.",
      fr: "N’affichez le code que si vous avez fait cette étude vous-même : avec ce code, n’importe qui peut retirer ces données.",
    },
    ownShow: { en: "I took part: show the code", fr: "C’est moi : afficher le code" },
    eraseUnsent: {
      en: "Data that have not been sent yet will then never be sent, and the withdrawal code disappears from this device: note it first if you may want to withdraw. A withdrawal that is waiting is still sent.",
      fr: "Les données qui ne sont pas encore envoyées ne le seront plus, et le code de retrait disparaîtra de cet appareil : notez-le d’abord si vous pensez vous retirer. Un retrait en attente partira quand même.",
    },
    question: {
      en: "Ask {host} to delete these data? This cannot be undone. The copy on this device stays until you delete it.",
      fr: "Demander à {host} de supprimer ces données ? C’est irréversible. La copie sur cet appareil reste jusqu’à ce que vous l’effaciez.",
    },
  },
});

export type DeliveryWords = Localized<typeof deliveryWords>;
