import { defineContent } from "@/lib/i18n/define-content";
import { linkFaults } from "./link-faults";

export const study = defineContent("study", {
  title: { en: "Take part in a study", fr: "Participer à une étude" },
  description: {
    en: "Continue what you began here, open the link of a study that you were invited to, or download, delete and withdraw your data.",
    fr: "Reprenez ce que vous avez commencé ici, ouvrez par son lien une étude à laquelle on vous invite, téléchargez, effacez ou retirez vos données.",
  },
  lede: {
    en: "Here you open a study, continue one that you began, and decide what happens to your data.",
    fr: "Ici, vous ouvrez une étude, reprenez celle que vous avez commencée et décidez de ce que deviennent vos données.",
  },
  needsScripts: {
    en: "Taking part requires JavaScript. Turn it on in this browser and reload.",
    fr: "Pour participer, activez JavaScript dans ce navigateur.",
  },
  /** Displayed above all other information about the data that this device stores. */
  own: {
    none: {
      en: "Nothing is saved on this device yet.",
      fr: "Rien n’est enregistré sur cet appareil pour l’instant.",
    },
    progress: {
      en: "{name}: part {done} of {blocks} is done.",
      fr: "{name} : partie {done} sur {blocks} terminée.",
    },
    begun: {
      en: "{name}: you have begun.",
      fr: "{name} : vous avez commencé.",
    },
    study: {
      en: "A study is unfinished. Parts done: {done} of {parts}.",
      fr: "Une étude est inachevée. Parties terminées : {done} sur {parts}.",
    },
    goOn: { en: "Continue", fr: "Continuer" },
    saved: { en: "Saved on this device: {n}.", fr: "Passations sur cet appareil : {n}." },
    data: { en: "What you did here", fr: "Ce que vous avez fait ici" },
  },
  /** Texts of the form in which a visitor opens a study by its link. */
  link: {
    title: { en: "You were invited to a study", fr: "On vous invite à une étude" },
    label: { en: "Link to the study", fr: "Lien vers l’étude" },
    hint: {
      en: "Open the link that you received, or copy all of it and paste it here.",
      fr: "Ouvrez le lien que vous avez reçu, ou copiez-le en entier et collez-le ici.",
    },
    open: { en: "Open the study", fr: "Ouvrir l’étude" },
    empty: { en: "Paste the link first.", fr: "Collez d’abord le lien." },
    notLink: {
      en: "This is not a link to a study. Copy the whole link from the message or the page that invited you: it begins with https://.",
      fr: "Ce n’est pas un lien vers une étude. Copiez en entier le lien du message ou de la page qui vous invite : il commence par https://.",
    },
    otherSite: {
      en: "This link leads to {host}, not to this site. Paste it into the address bar of your browser.",
      fr: "Ce lien mène à {host}, et non à ce site. Collez-le dans la barre d’adresse de votre navigateur.",
    },
    code: {
      en: "This is a withdrawal code, not a link. Enter it on the page “Withdraw your data”.",
      fr: "C’est un code de retrait, et non un lien. Saisissez-le sur la page « Retirer mes données ».",
    },
    unknown: {
      en: "This site has no study with the name “{name}”. Ask the person who invited you for the whole link.",
      fr: "Ce site n’a pas d’étude nommée « {name} ». Demandez le lien complet à la personne qui vous invite.",
    },
    notLoaded: {
      en: "The study could not be loaded. Check your connection, then press the button again.",
      fr: "L’étude n’a pas pu être chargée. Vérifiez votre connexion, puis appuyez de nouveau sur le bouton.",
    },
    ...linkFaults,
  },
  studies: {
    title: { en: "Studies open to all aged 18 or over", fr: "Études ouvertes à tous, dès 18 ans" },
    lede: {
      en: "You read what a study is about before you decide to take part.",
      fr: "Vous lisez la présentation de l’étude avant de décider d’y participer.",
    },
    none: {
      en: "This site does not have such a study at the moment. If you were invited to one, paste its link above.",
      fr: "Ce site n’en propose pas en ce moment. Si l’on vous invite à une étude, collez son lien ci-dessus.",
    },
    parts: { en: "{n} parts", fr: "{n} parties" },
    onePart: { en: "1 part", fr: "1 partie" },
    minutes: { en: "about {n} min", fr: "environ {n} min" },
    oneMinute: { en: "about 1 min", fr: "environ 1 min" },
    open: { en: "Open the study", fr: "Ouvrir l’étude" },
  },
  changedMind: {
    title: { en: "You have changed your mind", fr: "Vous avez changé d’avis" },
    text: {
      en: "If a study sent your answers, it displayed a withdrawal code at its end. Enter it on the site where you took part to have your answers deleted: [Withdraw your data](page:withdraw).",
      fr: "Si une étude a envoyé vos réponses, elle vous a donné à la fin un code de retrait. Saisissez-le sur le site où vous avez participé pour faire supprimer vos réponses : [Retirer mes données](page:withdraw).",
    },
  },
  justTasks: {
    en: "Do you only want to try a task? [All tasks are here](page:portfolio). Are you running a study? [Follow it and read its data](page:data).",
    fr: "Vous voulez seulement essayer une tâche ? [Toutes les tâches sont ici](page:portfolio). Vous menez une étude ? [Suivez-la et lisez ses données](page:data).",
  },
  forResearchers: { en: "For researchers", fr: "Pour les chercheurs" },
  adapt: { en: "Adapt this task", fr: "Adapter cette tâche" },
  back: { en: "All tasks", fr: "Toutes les tâches" },
  brief: {
    handsTitle: { en: "Answer", fr: "Réponse" },
    /** Instructions, one for each input method of a task. */
    hands: {
      buttons: { en: "Tap or click your answer.", fr: "Touchez votre réponse, ou cliquez." },
      screen: { en: "Tap or click anywhere.", fr: "Touchez l’écran n’importe où, ou cliquez." },
      scene: { en: "Tap or click the buttons.", fr: "Touchez les boutons, ou cliquez." },
      form: {
        en: "Answer by finger, mouse or keyboard.",
        fr: "Répondez au doigt, à la souris ou au clavier.",
      },
    },
    lengthTitle: { en: "Length", fr: "Durée" },
    length: {
      en: "{trials} trials after a short practice, {length}.",
      fr: "{trials} essais après un court entraînement, {length}.",
    },
    lengthWithoutPractice: { en: "{trials} trials, {length}.", fr: "{trials} essais, {length}." },
    formLength: { en: "{trials} answers, {length}.", fr: "{trials} réponses, {length}." },
    formLengthOne: { en: "One answer, {length}.", fr: "Une seule réponse, {length}." },
    recordedTitle: { en: "Recorded", fr: "Recueilli" },
    recordedShort: {
      en: "Your answers, their times and technical details.",
      fr: "Vos réponses, temps de réponse et données techniques.",
    },
    recordedAll: { en: "Full list", fr: "Liste complète" },
    recorded: {
      en: "Your answers and their times; when you began, consented, left and came back, with your time zone’s offset; the language; the size of window and screen, how many pixels they have, and whether, during a trial, the device was turned, the window resized or made full screen, or the page left; how often the screen is refreshed, how exact the browser’s clock is, and how fast your device reacts to an answer; whether you use a mouse, a finger or a key, and whether the mouse moves; whether an answer was pasted or may have been made by software; and the version of the task, the site and this text. We do not record your name, your e-mail or IP address, or the make of your browser or device.",
      fr: "Vos réponses et vos temps de réponse ; les moments où vous avez commencé, consenti, quitté la page et repris, avec le décalage de votre fuseau horaire ; la langue ; la taille de la fenêtre et de l’écran, leur nombre de pixels, et si, pendant un essai, l’appareil a été tourné, la fenêtre a changé de taille ou est passée en plein écran, ou la page a été quittée ; la fréquence d’actualisation de l’écran, la précision de l’horloge du navigateur et le temps que met l’appareil à réagir à une réponse ; si vous répondez à la souris, au doigt ou au clavier, et si la souris bouge ; si une réponse a été collée, ou a peut-être été donnée par un programme ; et la version de la tâche, du site et de ce texte. Nous n’enregistrons ni votre nom, ni votre adresse électronique ou IP, ni la marque de votre navigateur ou de votre appareil.",
    },
    identifiers: {
      en: "The identifiers in the link that brought you here are recorded with your answers.",
      fr: "Les identifiants du lien que vous avez suivi sont recueillis avec vos réponses.",
    },
    keptHere: { en: "Nothing leaves this device.", fr: "Rien ne quitte cet appareil." },
    keptAndSent: {
      en: "They are stored on this device.",
      fr: "Elles sont enregistrées sur cet appareil.",
    },
    cannotTitle: { en: "What the result does not show", fr: "Limites du résultat" },
    cannot: {
      en: "What you are like in general. A short session is imprecise, the delay of your screen and keyboard is unknown, and this is not a diagnosis.",
      fr: "Il ne permet pas de vous évaluer : une passation courte est peu précise, le délai de votre matériel est inconnu, et ce n’est pas un diagnostic.",
    },
    needsTitle: { en: "Requirements", fr: "Ce qu’il faut" },
    notWithScreenReader: {
      en: "With a screen reader, try:",
      fr: "Avec un lecteur d’écran, essayez :",
    },
    consent: {
      en: "Taking part is voluntary: refusing does not put you at a disadvantage. This site does not pay participants, and we do not know of risks beyond those of looking at a screen. By starting you agree to take part. Only start if you are 18 or older. You can stop at any time, and you do not have to say why.",
      fr: "La participation est facultative, et refuser ne vous désavantage en rien. Ce site ne rémunère pas les participants, et nous ne connaissons pas d’autres risques que ceux d’un écran. En commençant, vous consentez à participer. Ne commencez que si vous avez 18 ans ou plus. Vous pouvez arrêter à tout moment, sans vous justifier.",
    },
    sheet: {
      title: {
        en: "Information and consent",
        fr: "Information et consentement",
      },
      purposeTitle: { en: "Purpose", fr: "Dans quel but" },
      purpose: {
        en: "To let you do a task as a participant would. It is a demonstration, not a study of you; nobody is recruited or paid here.",
        fr: "Faire une tâche comme le ferait un participant. C’est une démonstration, pas une étude à votre sujet ; personne n’est recruté ni payé ici.",
      },
      purposeSent: {
        en: "To take part in a study by the person who gave you the link. Ask them for their own information sheet: this one describes only the task.",
        fr: "Participer à l’étude de la personne qui vous a donné le lien. Demandez-lui sa propre notice d’information : celle-ci ne décrit que la tâche.",
      },
      whoTitle: { en: "Who is responsible", fr: "Qui est responsable" },
      who: {
        en: "{legalName}, {email}. The publisher of this site is named in the terms of use.",
        fr: "{legalName}, {email}. L’éditeur de ce site est indiqué dans les conditions d’utilisation.",
      },
      risksTitle: { en: "Risks and benefits", fr: "Risques et bénéfices" },
      risks: {
        en: "We do not know of risks beyond those of looking at a screen for a few minutes. If you feel tired or unwell, stop. Your only benefit is to see your result.",
        fr: "Les seuls risques connus tiennent à quelques minutes passées devant un écran. En cas de fatigue ou de malaise, arrêtez. Votre seul bénéfice est de voir votre résultat.",
      },
      withdrawalTitle: { en: "If you change your mind", fr: "Si vous changez d’avis" },
      withdrawal: {
        en: "To leave before the end, use the button at the top or the Escape key. If you stop partway through, the answers that you have given are kept, but a timed task that you stop during its first block is not kept. You can delete any session for good under “What you did here” on this page, even after the end.",
        fr: "Vous pouvez arrêter avant la fin, avec le bouton en haut ou la touche Échap : les réponses déjà données sont gardées, sauf celles d’une tâche chronométrée quittée pendant son premier bloc. À tout moment, vous pouvez effacer définitivement une passation, sous « Ce que vous avez fait ici », sur cette page.",
      },
      withdrawalSent: {
        en: "We cannot delete what has been sent to {host}: ask the person who gave you the link to delete it, and name the session_id of your file.",
        fr: "Nous ne pouvons pas effacer les données envoyées à {host} : demandez-le à la personne qui vous a donné le lien, en indiquant le session_id de votre fichier.",
      },
      version: { en: "Version of this text: {version}", fr: "Version de ce texte : {version}" },
    },
    start: { en: "I agree, start", fr: "J’accepte et je commence" },
  },
  /** Risks to the data that are stored on a device. */
  risks: {
    sevenDays: {
      en: "If you do not visit this site for seven days, this browser deletes what it has saved. Finish within seven days of starting, and download your data at the end.",
      fr: "Après sept jours sans visite, ce navigateur supprime ce qu’un site a enregistré. Terminez dans les sept jours qui suivent le début, et téléchargez vos données à la fin.",
    },
    nearlyFull: {
      en: "This device is nearly full, so your answers may not be kept if you leave this page. Free some space first, or finish in one go and download your data.",
      fr: "Cet appareil est presque plein : vos réponses pourraient ne pas être enregistrées si vous quittez cette page. Libérez d’abord de la place, ou terminez en une fois et téléchargez vos données.",
    },
  },
  missingCapability: {
    en: "This browser does not have a function that a timed task needs: {capability}. Use a current version of Firefox, Chrome, Edge or Safari.",
    fr: "Il manque à ce navigateur une fonction nécessaire à une tâche chronométrée : {capability}. Utilisez une version récente de Firefox, Chrome, Edge ou Safari.",
  },
});
