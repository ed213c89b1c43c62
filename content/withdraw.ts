import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the page on which participants withdraw the data of a study. */
export const withdraw = defineContent("withdraw", {
  title: { en: "Withdraw your data", fr: "Retirer mes données" },
  description: {
    en: "You took part in a study here and have changed your mind: enter your withdrawal code to withdraw your answers.",
    fr: "Vous avez participé à une étude ici et changé d’avis : saisissez votre code de retrait pour retirer vos réponses.",
  },
  lede: {
    en: "You took part in a study here and have changed your mind? You do not have to say why.",
    fr: "Vous avez participé à une étude ici et vous avez changé d’avis ? Vous n’avez pas à vous justifier.",
  },
  needsScripts: {
    en: "This page needs JavaScript, which is turned off in this browser. You can also write to the contact named in the information sheet of the study, and give your withdrawal code.",
    fr: "Cette page a besoin de JavaScript : activez-le dans ce navigateur. Vous pouvez aussi écrire au contact indiqué dans la notice d’information de l’étude, en donnant votre code de retrait.",
  },
  form: {
    label: { en: "Withdrawal code", fr: "Code de retrait" },
    hint: {
      en: "It was shown at the end of the study, for example {example}. Capitals and spaces do not matter.",
      fr: "Il était affiché à la fin de l’étude, par exemple {example}. Majuscules et espaces sont sans importance.",
    },
    send: { en: "Withdraw my data", fr: "Retirer mes données" },
    empty: {
      en: "Enter your withdrawal code first.",
      fr: "Saisissez d’abord votre code de retrait.",
    },
    invalid: {
      en: "This is not a withdrawal code. A code consists of letters and digits, a hyphen, then 12 characters from 0 to 9 and a to f, such as {example}. Copy it again.",
      fr: "Ce n’est pas un code de retrait. Un code se compose de lettres et de chiffres, d’un trait d’union, puis de 12 caractères de 0 à 9 et de a à f, comme {example}. Copiez-le de nouveau.",
    },
  },
  after: {
    title: { en: "What happens then", fr: "Et ensuite" },
    /** Displayed if the data server deletes withdrawn data. */
    deletes: {
      en: "This page asks {host} to delete all data of this code. The backups of {host} may keep a copy until they are overwritten.",
      fr: "Cette page demande à {host} de supprimer toutes les données de ce code. Les sauvegardes de {host} peuvent en garder une copie jusqu’à leur remplacement.",
    },
    /** Displayed if the data server only records the withdrawal. */
    notes: {
      en: "{host} is notified that you withdraw, but the data there cannot be deleted from this page: write to the contact of the study as well.",
      fr: "{host} est informé de votre retrait, mais les données ne peuvent pas y être supprimées depuis cette page : écrivez aussi au contact de l’étude.",
    },
    offline: {
      en: "Without a connection, your withdrawal is stored on this device and sent as soon as there is one.",
      fr: "Sans connexion, votre demande est enregistrée sur cet appareil et envoyée au retour du réseau.",
    },
    final: {
      en: "A withdrawal cannot be undone. Results that were published before it stay as they are.",
      fr: "Un retrait est définitif. Les résultats déjà publiés restent tels quels.",
    },
    device: {
      en: "A copy on the device on which you took part stays there until you delete it, under “[What you did here](page:study#my-data)”.",
      fr: "Une copie reste sur l’appareil avec lequel vous avez participé, jusqu’à ce que vous l’effaciez sous « [Ce que vous avez fait ici](page:study#my-data) ».",
    },
  },
  lost: {
    title: { en: "You no longer have the code?", fr: "Vous n’avez plus le code ?" },
    text: {
      en: "If you took part on this device, the code is under “[What you did here](page:study#my-data)”. Otherwise write to the contact named in the information sheet of the study, with the day on which you took part.",
      fr: "Si vous avez participé avec cet appareil, le code se trouve sous « [Ce que vous avez fait ici](page:study#my-data) ». Sinon, écrivez au contact indiqué dans la notice d’information de l’étude, en précisant le jour de votre participation.",
    },
  },
  states: {
    accepted: {
      title: { en: "Your withdrawal has arrived", fr: "Demande de retrait reçue" },
      deletes: {
        en: "{host} has confirmed it and deletes the data of this code. There is nothing else to do.",
        fr: "{host} a confirmé le retrait et supprime les données correspondant à ce code. Vous n’avez rien d’autre à faire.",
      },
      notes: {
        en: "{host} has noted it, but the data there cannot be deleted from here: write to the contact of the study as well.",
        fr: "{host} en a pris note, mais les données ne peuvent pas y être supprimées d’ici : écrivez aussi au contact de l’étude.",
      },
    },
    waiting: {
      title: { en: "Your withdrawal is waiting", fr: "Demande de retrait en attente" },
      text: {
        en: "It is stored on this device and has not reached {host} yet. This site retries, including when you come back. You may close this page.",
        fr: "Elle est enregistrée sur cet appareil et n’est pas encore arrivée à {host}. Ce site réessaie, y compris à votre prochaine visite. Vous pouvez fermer cette page.",
      },
      message: { en: "Last attempt: {message}", fr: "Dernière tentative : {message}" },
    },
    refused: {
      title: { en: "Your withdrawal was refused", fr: "Demande de retrait refusée" },
      text: {
        en: "{host} does not accept it. Write to the contact named in the information sheet of the study, and give your withdrawal code.",
        fr: "{host} n’accepte pas le retrait. Écrivez au contact indiqué dans la notice d’information de l’étude, en donnant votre code de retrait.",
      },
      message: { en: "Reason given: {message}", fr: "Motif indiqué : {message}" },
    },
    /** The withdrawal is too late: the last day that the study allows for a withdrawal has passed. */
    late: {
      title: { en: "It is too late to withdraw here", fr: "Il est trop tard pour un retrait ici" },
      text: {
        en: "This study accepted withdrawals until {date}. Nothing was sent. Write to the contact of the study: {contact}",
        fr: "Cette étude acceptait les retraits jusqu’au {date}. Rien n’a été envoyé. Écrivez au contact de l’étude : {contact}",
      },
      textAlone: {
        en: "This study accepted withdrawals until {date}. Nothing was sent. Write to the contact named in its information sheet.",
        fr: "Cette étude acceptait les retraits jusqu’au {date}. Rien n’a été envoyé. Écrivez au contact indiqué dans sa notice d’information.",
      },
    },
    /** The data of the code were sent to a server to which this site does not send, or were never sent. */
    elsewhere: {
      title: {
        en: "This site cannot withdraw these data",
        fr: "Ce site ne peut pas retirer ces données",
      },
      text: {
        en: "They were sent to {host}, to which this site no longer sends anything. Write to the contact named in the information sheet of the study, and give your withdrawal code.",
        fr: "Elles ont été envoyées à {host}, auquel ce site n’envoie plus rien. Écrivez au contact indiqué dans la notice d’information de l’étude, en donnant votre code de retrait.",
      },
    },
  },
  /** Displayed on a site that has no data server. */
  none: {
    title: {
      en: "Your answers on this site were not sent",
      fr: "Rien de ce que vous avez fait sur ce site n’a été envoyé",
    },
    text: {
      en: "This site has no data server: your answers have stayed on your device, so there is nothing to withdraw here. Delete them under “[What you did here](page:study#my-data)”.",
      fr: "Ce site n’a pas de serveur de données : vos réponses sont restées sur votre appareil, et il n’y a rien à retirer ici. Effacez-les sous « [Ce que vous avez fait ici](page:study#my-data) ».",
    },
    elsewhere: {
      en: "Did you take part on another site, or hand over your data in a file? Then use the page that your withdrawal code came with, or write to the contact named in the information sheet of the study.",
      fr: "Vous avez participé sur un autre site, ou remis vos données dans un fichier ? Utilisez la page indiquée avec votre code de retrait, ou écrivez au contact indiqué dans la notice d’information de l’étude.",
    },
  },
});

/** The texts in one language. */
export type WithdrawWords = Localized<typeof withdraw>;
