import { defineContent } from "@/lib/i18n/define-content";

/** Texts of the contact form: its fields, their errors, and the delivery of a message. */
export const contactForm = defineContent("contact-form", {
  optional: { en: "(optional)", fr: "(facultatif)" },
  study: { en: "Your study", fr: "Votre étude" },
  you: { en: "You", fr: "Vous" },
  labels: {
    kind: { en: "Kind of project", fr: "Type de projet" },
    message: { en: "Message", fr: "Message" },
    participants: { en: "Number of participants", fr: "Nombre de participants" },
    when: { en: "When you need the data", fr: "Échéance pour les données" },
    attachment: { en: "A file", fr: "Un fichier" },
    name: { en: "Name", fr: "Nom" },
    email: { en: "E-mail address", fr: "Adresse électronique" },
    organisation: { en: "Organisation", fr: "Organisme" },
    country: { en: "Country", fr: "Pays" },
  },
  appLabel: { en: "Task", fr: "Tâche" },
  about: { en: "This is about {app}", fr: "Tâche concernée : {app}" },
  hints: {
    message: {
      en: "What do you want to be able to conclude? Tell us if there is a published task, a script, a preregistration or an ethics approval. A few lines are enough.",
      fr: "Que voulez-vous pouvoir conclure ? S’il existe une tâche publiée, un script, un préenregistrement ou un avis éthique, dites-le. Quelques lignes suffisent.",
    },
    participants: {
      en: "Roughly. For example: 60, or two groups of 30.",
      fr: "À peu près. Par exemple : 60, ou deux groupes de 30.",
    },
    when: { en: "For example: March, or no rush.", fr: "Par exemple : mars, ou sans urgence." },
    attachment: {
      en: "PDF, text or JSON, at most {size} MB.",
      fr: "PDF, texte ou JSON, {size} Mo au plus.",
    },
  },
  kinds: {
    lab: { en: "In the lab", fr: "Au laboratoire" },
    online: { en: "Online", fr: "En ligne" },
    smartphone: { en: "On smartphones", fr: "Sur smartphone" },
    survey: { en: "A survey", fr: "Un questionnaire" },
    unsure: { en: "Not sure yet", fr: "Pas encore décidé" },
  },
  noCountry: { en: "Prefer not to say", fr: "Non précisé" },
  gotcha: { en: "Leave this field empty", fr: "Laissez ce champ vide" },
  device: {
    en: "While you write, your text is kept on this device, so that a reload does not lose it.",
    fr: "Pendant que vous écrivez, votre texte est enregistré sur cet appareil, pour qu’un rechargement ne l’efface pas.",
  },
  send: { en: "Send", fr: "Envoyer" },
  sendNote: {
    en: "Your message goes to {host}. If you are offline, we keep it on this device and send it when you are back online.",
    fr: "Le message est envoyé à {host}. Si vous êtes hors connexion, il est enregistré sur cet appareil et envoyé dès que la connexion revient.",
  },
  prepare: { en: "Prepare the e-mail", fr: "Préparer le courriel" },
  prepareNote: {
    en: "This form prepares an e-mail; you send it from your own e-mail program.",
    fr: "Ce formulaire prépare un courriel ; vous l’envoyez depuis votre messagerie.",
  },
  lost: {
    en: "Part of this page could not be loaded. Your text is still here: press the button again once the connection is back, or write to {email}.",
    fr: "Une partie de cette page n’a pas pu être chargée. Votre texte est toujours là : appuyez de nouveau sur le bouton une fois la connexion rétablie, ou écrivez à {email}.",
  },
  errors: {
    title: { en: "There is a problem", fr: "Il y a un problème" },
    page: { en: "Error: {title}", fr: "Erreur : {title}" },
    refused: {
      en: "{host} cannot accept the message as it stands. Nothing is lost: correct it and send it again.",
      fr: "{host} n’accepte pas le message tel quel. Rien n’est perdu : corrigez-le et envoyez-le de nouveau.",
    },
  },
  fieldErrors: {
    missing: {
      kind: { en: "Choose a kind of project", fr: "Choisissez un type de projet" },
      message: { en: "Write your message", fr: "Écrivez votre message" },
      name: { en: "Write your name", fr: "Écrivez votre nom" },
      email: {
        en: "Write the e-mail address we should reply to",
        fr: "Écrivez l’adresse électronique à laquelle répondre",
      },
    },
    tooLong: {
      en: "{field} must be {most} characters or fewer",
      fr: "« {field} » ne doit pas dépasser {most} caractères",
    },
    severalLines: {
      en: "{field} must be on one line",
      fr: "« {field} » doit tenir sur une seule ligne",
    },
    noAddress: {
      en: "Write an e-mail address in full, such as name@university.org",
      fr: "Écrivez l’adresse électronique en entier, par exemple nom@universite.org",
    },
    unknown: { en: "Choose a country from the list", fr: "Choisissez un pays dans la liste" },
    emptyFile: {
      en: "Choose another file: this one is empty",
      fr: "Choisissez un autre fichier : celui-ci est vide",
    },
    tooLarge: {
      en: "Choose a file of at most {size} MB",
      fr: "Choisissez un fichier de {size} Mo au plus",
    },
    wrongType: {
      en: "Choose a PDF, a text file (.txt) or a JSON file",
      fr: "Choisissez un PDF, un fichier texte (.txt) ou un fichier JSON",
    },
  },
  draft: {
    kept: {
      en: "What you wrote here on {date} was kept on this device.",
      fr: "Ce que vous avez écrit ici le {date} a été enregistré sur cet appareil.",
    },
    /** Displayed if the editor has filled in the form. The placeholder is the title of the study. */
    fromEditor: {
      en: "The form was filled in from the editor, for {study}. Add what you want to tell us, and your e-mail address.",
      fr: "Le formulaire a été rempli depuis l’éditeur, pour {study}. Ajoutez ce que vous voulez nous dire, et votre adresse électronique.",
    },
    attached: { en: "Attached: {name}, {size} kB.", fr: "Joint : {name}, {size} ko." },
    erase: { en: "Delete the draft", fr: "Effacer le brouillon" },
    question: { en: "Delete everything you wrote?", fr: "Effacer tout ce que vous avez écrit ?" },
    confirm: { en: "Delete", fr: "Effacer" },
    cancel: { en: "Keep", fr: "Garder" },
    erased: { en: "The draft has been deleted.", fr: "Le brouillon est effacé." },
  },
  subject: { en: "A study: {about}", fr: "Une étude : {about}" },
  ready: {
    title: {
      en: "Your e-mail is ready, but not sent yet",
      fr: "Votre courriel est prêt, mais pas encore envoyé",
    },
    text: {
      en: "Send it to {email} in the way that suits you:",
      fr: "Envoyez-le à {email} comme il vous convient :",
    },
    open: { en: "Open in your e-mail program", fr: "Ouvrir dans votre messagerie" },
    copy: { en: "Copy the text", fr: "Copier le texte" },
    eml: { en: "Save as an e-mail file (.eml)", fr: "Enregistrer le courriel (.eml)" },
    txt: { en: "Save as a text file (.txt)", fr: "Enregistrer le texte (.txt)" },
    copied: {
      en: "Copied. Paste it into an e-mail to {email}.",
      fr: "Copié. Collez-le dans un courriel à {email}.",
    },
    copyFailed: {
      en: "This browser did not allow copying. Save the text file instead.",
      fr: "Ce navigateur n’a pas autorisé la copie. Enregistrez plutôt le fichier texte.",
    },
    saved: { en: "Saved as {file}.", fr: "Enregistré sous {file}." },
    cut: {
      en: "Your text is too long for an e-mail link, which contains only the beginning. The e-mail file contains all of it, or you can attach the text file.",
      fr: "Un lien de courriel ne peut contenir un texte aussi long : il n’en contient que le début. Le fichier de courriel contient tout ; ou joignez le fichier texte.",
    },
    goesOn: {
      en: "[The text continues in the attached file.]",
      fr: "[La suite du texte est dans le fichier joint.]",
    },
    attachment: {
      en: "An e-mail link cannot have an attachment. The e-mail file includes yours, or you can attach {file} yourself.",
      fr: "Un lien de courriel n’emporte pas de fichier. Le fichier de courriel contient le vôtre ; ou joignez vous-même {file}.",
    },
    hint: {
      en: "If nothing opens, copy the text or save the file. What you wrote stays in the form below.",
      fr: "Si rien ne s’ouvre, copiez le texte ou enregistrez le fichier. Ce que vous avez écrit reste dans le formulaire ci-dessous.",
    },
    show: { en: "Read the e-mail", fr: "Lire le courriel" },
    done: { en: "I have sent it: delete the draft", fr: "Je l’ai envoyé : effacer le brouillon" },
    file: { en: "message", fr: "message" },
  },
  outbox: {
    title: { en: "Not arrived yet", fr: "Pas encore arrivé" },
    sending: { en: "Sending: {percent}%", fr: "Envoi en cours : {percent} %" },
    waiting: { en: "Waiting to be sent.", fr: "En attente d’envoi." },
    reasons: {
      unreachable: {
        en: "The page could not connect to {host}.",
        fr: "La connexion avec {host} n’a pas pu être établie.",
      },
      "timed-out": {
        en: "{host} took too long to answer.",
        fr: "{host} a mis trop de temps à répondre.",
      },
      busy: {
        en: "{host} cannot take messages just now.",
        fr: "{host} ne peut pas recevoir de message pour l’instant.",
      },
      unexpected: {
        en: "{host} did not confirm the message.",
        fr: "{host} n’a pas confirmé la réception.",
      },
    },
    later: {
      en: "The message is kept on this device and sent as soon as possible, at the latest on your next visit.",
      fr: "Le message est enregistré sur cet appareil et envoyé dès que possible, au plus tard à votre prochaine visite.",
    },
    notKept: {
      en: "This browser does not save anything on the device: keep this page open until the message is sent.",
      fr: "Ce navigateur n’enregistre rien sur l’appareil : laissez cette page ouverte jusqu’à l’envoi du message.",
    },
    refused: { en: "{host} refused it: {reason}", fr: "{host} a refusé le message : {reason}" },
    held: {
      en: "The next attempt will be after {date}, as {host} asked.",
      fr: "Nouvelle tentative après le {date}, à la demande de {host}.",
    },
    retry: { en: "Send now", fr: "Envoyer maintenant" },
    stop: { en: "Stop and edit", fr: "Arrêter et modifier" },
    edit: { en: "Edit", fr: "Modifier" },
    discard: { en: "Delete", fr: "Effacer" },
    question: { en: "Delete this message for good?", fr: "Effacer ce message définitivement ?" },
    confirm: { en: "Delete", fr: "Effacer" },
    cancel: { en: "Keep", fr: "Garder" },
    busyElsewhere: {
      en: "Another tab is sending this message.",
      fr: "Un autre onglet est en train d’envoyer ce message.",
    },
    formInUse: {
      en: "First send or delete what is in the form.",
      fr: "Envoyez ou effacez d’abord ce qui est dans le formulaire.",
    },
    discarded: { en: "The message is deleted.", fr: "Le message est effacé." },
  },
  delivery: {
    sending: { en: "Your message is on its way", fr: "Votre message est en route" },
    waiting: {
      en: "Your message is waiting to be sent",
      fr: "Votre message est en attente d’envoi",
    },
    refused: { en: "Your message was refused", fr: "Votre message a été refusé" },
  },
  arrived: {
    title: { en: "Your message has arrived", fr: "Votre message est arrivé" },
    text: {
      en: "{host} has confirmed it. The answer comes by e-mail.",
      fr: "{host} a confirmé la réception. Vous recevrez la réponse par courriel.",
    },
  },
  another: { en: "Write another message", fr: "Écrire un autre message" },
});
