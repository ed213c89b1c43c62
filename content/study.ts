import { defineContent } from "@/lib/i18n/define-content";

export const study = defineContent("study", {
  /** Also used as the name in the navigation. */
  title: { en: "Try an app", fr: "Essayer" },
  description: {
    en: "Go through an experiment as a participant would: introduction, consent, trials, result. Your answers stay on this device until you erase them.",
    fr: "Passez une expérience comme un participant, de la présentation au résultat. Vos réponses restent sur cet appareil jusqu’à ce que vous les effaciez.",
  },
  lede: {
    en: "Go through an app as your participants would, from the introduction to the result.",
    fr: "Parcourez une application comme le feraient vos participants, de la présentation au résultat.",
  },
  needsScripts: {
    en: "The apps need JavaScript, which is turned off in this browser.",
    fr: "Les applications ont besoin de JavaScript, désactivé dans ce navigateur.",
  },
  own: {
    title: { en: "Your runs", fr: "Vos passations" },
    none: {
      en: "None yet. They appear here, and only on this device.",
      fr: "Aucune pour l’instant. Elles apparaîtront ici, sur cet appareil seulement.",
    },
    progress: {
      en: "{name}: part {done} of {blocks} done.",
      fr: "{name} : partie {done} sur {blocks} terminée.",
    },
    begun: { en: "{name}: begun.", fr: "{name} : passation commencée." },
    goOn: { en: "Continue", fr: "Continuer" },
    saved: { en: "Saved: {n}.", fr: "Enregistrées : {n}." },
    data: { en: "My data", fr: "Mes données" },
  },
  choose: { en: "Available apps", fr: "Applications disponibles" },
  open: { en: "Read the introduction", fr: "Lire la présentation" },
  studies: {
    title: { en: "Studies", fr: "Études" },
    lede: {
      en: "Several apps one after the other, as participants in a whole study meet them.",
      fr: "Plusieurs applications à la suite, comme les rencontrent les participants d’une étude complète.",
    },
    parts: { en: "{n} parts", fr: "{n} parties" },
    onePart: { en: "1 part", fr: "1 partie" },
    minutes: { en: "about {n} min", fr: "environ {n} min" },
    oneMinute: { en: "about 1 min", fr: "environ 1 min" },
    open: { en: "Open the study", fr: "Ouvrir l’étude" },
  },
  forResearchers: { en: "For researchers", fr: "Pour les chercheurs" },
  adapt: { en: "Adapt this app", fr: "Adapter cette application" },
  back: { en: "All apps", fr: "Toutes les applications" },
  brief: {
    handsTitle: { en: "Answer", fr: "Réponse" },
    /** Instructions by the way in which an app takes its answers. */
    hands: {
      buttons: { en: "Tap or click your answer.", fr: "Touchez votre réponse, ou cliquez." },
      screen: { en: "Tap or click anywhere.", fr: "Touchez l’écran n’importe où, ou cliquez." },
      scene: { en: "Tap or click the squares.", fr: "Touchez les carrés, ou cliquez." },
      form: { en: "By finger, mouse or keyboard.", fr: "Au doigt, à la souris ou au clavier." },
    },
    lengthTitle: { en: "Length", fr: "Durée" },
    length: {
      en: "{trials} trials after a short practice, {length}.",
      fr: "{trials} essais après un court entraînement, {length}.",
    },
    formLength: { en: "{trials} answers, {length}.", fr: "{trials} réponses, {length}." },
    formLengthOne: { en: "One answer, {length}.", fr: "Une seule réponse, {length}." },
    recordedTitle: { en: "Recorded", fr: "Recueilli" },
    recordedShort: {
      en: "Your answers, their times and technical details.",
      fr: "Vos réponses, leurs temps et des données techniques.",
    },
    recordedAll: { en: "Full list", fr: "Liste complète" },
    recorded: {
      en: "Your answers and their times; when you began, consented, left and came back, with your time zone’s offset; the language; the size of window and screen, how many pixels they have, and whether the window was turned, resized or made full screen or the page left during a trial; how often the screen redraws; whether you use a mouse, a finger or a key, and whether the mouse moves; whether an answer was pasted or may have been made by software; and the version of the app, the site and this text. Not your name, your address, or which browser or device it is.",
      fr: "Vos réponses et leurs temps ; les moments où vous avez commencé, consenti, quitté et repris, avec le décalage de votre fuseau horaire ; la langue ; la taille de la fenêtre et de l’écran, leur nombre de pixels, et si la fenêtre a tourné ou changé de taille, si elle est passée en plein écran ou si la page a été quittée pendant un essai ; la fréquence d’affichage de l’écran ; si vous utilisez une souris, un doigt ou une touche, et si la souris bouge ; si une réponse a été collée, ou a peut-être été donnée par un programme ; et la version de l’application, du site et de ce texte. Nous n’enregistrons ni votre nom, ni votre adresse, ni le navigateur ou l’appareil que vous utilisez.",
    },
    identifiers: {
      en: "The identifiers in the link that brought you here are recorded with your answers.",
      fr: "Les identifiants du lien que vous avez suivi sont recueillis avec vos réponses.",
    },
    keptHere: { en: "Nothing leaves this device.", fr: "Rien ne quitte cet appareil." },
    keptAndSent: {
      en: "They are kept on this device.",
      fr: "Elles sont gardées sur cet appareil.",
    },
    cannotTitle: { en: "What the result does not tell you", fr: "Ce que le résultat ne dit pas" },
    cannot: {
      en: "What you’re like in general. A short run is noisy, we don’t know the lag of your screen and keyboard, and this isn’t a diagnosis.",
      fr: "Qui vous êtes. Une passation courte donne une mesure bruitée, le retard de votre écran et de votre clavier est inconnu, et le résultat n’est pas un diagnostic.",
    },
    needsTitle: { en: "What it needs", fr: "Ce qu’il faut" },
    notWithScreenReader: {
      en: "With a screen reader, try:",
      fr: "Avec un lecteur d’écran, essayez :",
    },
    consent: {
      en: "Taking part is voluntary: if you refuse, that has no disadvantage for you. This site does not pay participants, and we know of no risks beyond those of looking at a screen. By starting you agree to take part. Only start if you are 18 or older. You can stop at any time, and you don’t have to say why.",
      fr: "La participation est facultative, et refuser ne vous désavantage en rien. Ce site ne rémunère pas les participants, et nous ne connaissons pas d’autre risque que ceux d’un écran. En commençant, vous consentez à participer. Ne commencez que si vous avez 18 ans ou plus. Vous pouvez arrêter à tout moment, sans vous justifier.",
    },
    sheet: {
      title: {
        en: "Information and consent",
        fr: "Information et consentement",
      },
      purposeTitle: { en: "Purpose", fr: "Dans quel but" },
      purpose: {
        en: "To let you go through an app as a participant would. It’s a demonstration, not a study of you; nobody is recruited or paid here.",
        fr: "Parcourir une application comme le ferait un participant. Cette page sert à essayer l’application ; ce n’est pas une étude à votre sujet, et personne n’est recruté ni payé ici.",
      },
      purposeSent: {
        en: "To take part in a study run by whoever gave you the link. Ask them for their own information sheet: this one says only what the app does.",
        fr: "Participer à l’étude de la personne qui vous a donné le lien. Demandez-lui sa propre notice d’information : celle-ci dit seulement ce que fait l’application.",
      },
      whoTitle: { en: "Who is responsible", fr: "Qui est responsable" },
      who: {
        en: "{legalName}, {email}. The publisher of this site is named in the terms of use.",
        fr: "{legalName}, {email}. L’éditeur de ce site est indiqué dans les conditions d’utilisation.",
      },
      risksTitle: { en: "Risks and benefits", fr: "Risques et bénéfices" },
      risks: {
        en: "We know of no risks beyond those of looking at a screen for a few minutes. If you feel tired or unwell, stop. All you gain is your result.",
        fr: "Aucun risque connu, hormis ceux de quelques minutes passées devant un écran. En cas de fatigue ou de malaise, arrêtez. Votre seul bénéfice est le résultat.",
      },
      withdrawalTitle: { en: "If you change your mind", fr: "Si vous changez d’avis" },
      withdrawal: {
        en: "To leave before the end, use the button at the top or the Escape key. If you stop partway through, only the answers you’ve given are kept, and nothing of a timed task that you stop during its first part. You can erase any run for good under “My data” on this page, even after the end.",
        fr: "Vous pouvez quitter avant la fin, avec le bouton en haut ou la touche Échap : seules les réponses déjà données sont gardées, et rien d’une tâche chronométrée quittée pendant sa première partie. À tout moment, vous pouvez effacer définitivement une passation, sous « Mes données », sur cette page.",
      },
      withdrawalSent: {
        en: "What has been sent to {host} is no longer in our hands: ask whoever gave you the link to erase it, and name the session_id of your file.",
        fr: "Ce qui a été envoyé à {host} n’est plus entre nos mains : demandez à la personne qui vous a donné le lien de l’effacer, en indiquant le session_id de votre fichier.",
      },
      version: { en: "Version of this text: {version}", fr: "Version de ce texte : {version}" },
    },
    start: { en: "I agree, start", fr: "J’accepte et je commence" },
  },
  withdraw: { en: "Withdraw from a study", fr: "Se retirer d’une étude" },
  /** Risks to data that are stored on a device. */
  risks: {
    sevenDays: {
      en: "If you don’t visit this site for seven days, this browser deletes what it has saved. Finish within seven days of starting, and download your data at the end.",
      fr: "Ce navigateur supprime ce qu’un site a enregistré après sept jours sans visite. Terminez dans les sept jours qui suivent le début, et téléchargez vos données à la fin.",
    },
    nearlyFull: {
      en: "This device is nearly full, so your answers may not be kept if you leave this page. Free some space first, or finish in one go and download your data.",
      fr: "Cet appareil est presque plein : vos réponses pourraient ne pas être gardées si vous quittez cette page. Libérez d’abord de la place, ou terminez en une fois et téléchargez vos données.",
    },
  },
  missingCapability: {
    en: "This browser lacks something that a timed task needs: {capability}. A current version of Firefox, Chrome, Edge or Safari has it.",
    fr: "Il manque à ce navigateur une fonction nécessaire à une tâche chronométrée : {capability}. Une version récente de Firefox, Chrome, Edge ou Safari en dispose.",
  },
});
