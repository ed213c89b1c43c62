import { defineContent, untranslated } from "@/lib/i18n/define-content";

export const about = defineContent("about", {
  title: {
    en: "How we work: six steps, each with a result you keep",
    fr: "Notre démarche, étape par étape",
  },
  description: {
    en: "How we build, time and hand over a behavioural study, which existing tools may fit it better, and when you should not hire us.",
    fr: "Comment nous construisons, chronométrons et livrons une étude comportementale, quels outils pourraient mieux convenir, et quand se passer de nous.",
  },
  lede: {
    en: "We build your study with you, then hand it all over. After each step, you have a document or a file that you can use without us.",
    fr: "Nous développons votre étude avec vous, puis nous vous remettons tout. Chaque étape vous laisse un document ou un fichier que vous pouvez utiliser sans nous.",
  },

  contentsTitle: { en: "On this page", fr: "Sur cette page" },

  process: {
    title: {
      en: "From a question to data you can reanalyse",
      fr: "De la question à des données réanalysables",
    },
    intro: {
      en: "You keep what each step produces, whether or not you go on to the next. The excerpts come from this site’s Stroop task; the data in them are simulated.",
      fr: "Vous gardez ce que produit chaque étape, même si vous vous arrêtez là. Les extraits viennent du Stroop de ce site ; leurs données sont simulées.",
    },
    youGet: { en: "You get:", fr: "Vous recevez :" },
    doHere: { en: "On this site:", fr: "Sur ce site :" },
    steps: [
      {
        id: "brief",
        title: { en: "Brief", fr: "Proposition détaillée" },
        body: {
          en: "You describe the question, the population, the setting and the constraints. We answer in writing, and say which parts an existing tool already does.",
          fr: "Vous décrivez la question, la population, le cadre et les contraintes. Nous répondons par écrit, en signalant ce qu’un outil existant fait déjà.",
        },
        handover: {
          en: "A written brief that also defines the scope.",
          fr: "Une proposition écrite, qui précise aussi ce qui n’est pas prévu.",
        },
      },
      {
        id: "parameters",
        title: { en: "Design and preregistration", fr: "Plan expérimental et préenregistrement" },
        body: {
          en: "Durations, trial counts and exclusion rules become named parameters. Your analysis is tested, and corrected if necessary, on simulated participants before any real ones start.",
          fr: "Durées, nombres d’essais et règles d’exclusion deviennent des paramètres nommés. Nous testons votre analyse sur des participants simulés et la corrigeons au besoin avant le premier participant réel.",
        },
        handover: {
          en: "Parameters, simulated data and an analysis script for your preregistration and ethics application.",
          fr: "Paramètres, données simulées et script d’analyse, pour le préenregistrement et le dossier du comité d’éthique.",
        },
      },
      {
        id: "codebook",
        title: { en: "Build", fr: "Réalisation" },
        body: {
          en: "The task and its methods paragraph are made from the same parameters, so they always agree.",
          fr: "La tâche et sa section Méthode sont produites à partir des mêmes paramètres : elles concordent toujours.",
        },
        handover: {
          en: "A test link, the source code and a codebook that defines every variable.",
          fr: "Un lien de test, le code source et un dictionnaire qui définit chaque variable.",
        },
      },
      {
        id: "timing",
        title: { en: "Pilot and timing check", fr: "Prétest et contrôle des temps" },
        body: {
          en: "We try the task on devices like your participants’, and count dropped frames and excluded trials.",
          fr: "Nous essayons la tâche sur des appareils comparables à ceux de vos participants, et comptons les images manquées et les essais exclus.",
        },
        handover: {
          en: "The pilot data and a timing report for each device, limits included.",
          fr: "Les données du prétest et, pour chaque appareil, un relevé des temps et de ses limites.",
        },
      },
      {
        id: "rows",
        title: { en: "Run", fr: "Passation" },
        body: {
          en: "In the lab, the study can run offline. Online, participants arrive from a recruitment platform and are sent back to it at the end.",
          fr: "Au laboratoire, l’étude peut se faire hors connexion. En ligne, les participants arrivent d’une plateforme de recrutement et y sont renvoyés à la fin.",
        },
        handover: {
          en: "The raw data, in a place that you control, from the first participant on.",
          fr: "Les données brutes, dès le premier participant, à un emplacement que vous maîtrisez.",
        },
      },
      {
        id: "archive",
        title: { en: "Hand over", fr: "Livraison" },
        body: {
          en: "You receive the study itself, not just access to it. Its scripts recompute the scores shown at the end of a session.",
          fr: "Vous recevez l’étude elle-même, et non un simple accès. Ses scripts recalculent les scores affichés à la fin de la passation.",
        },
        handover: {
          en: "Source code, codebook, CSV files (one row per observation), a Psych-DS dataset, R and Python scripts, and instructions to run it all.",
          fr: "Code source, dictionnaire des variables, fichiers CSV (une ligne par observation), jeu de données Psych-DS, scripts R et Python, et mode d’emploi pour tout relancer.",
        },
      },
    ],
    artefacts: {
      brief: {
        caption: {
          en: "The measure, as a brief would state it",
          fr: "La mesure, telle que l’énoncerait une proposition",
        },
      },
      parameters: {
        caption: {
          en: "Some of its parameters, times in ms",
          fr: "Quelques-uns de ses paramètres, temps en ms",
        },
      },
      codebook: {
        caption: {
          en: "A row of its codebook",
          fr: "Une ligne de son dictionnaire, en anglais comme tout le fichier",
        },
        link: { en: "Test link: try it", fr: "Essayer le lien de test" },
        methods: { en: "Its methods paragraph", fr: "Sa section Méthode" },
      },
      timing: {
        caption: {
          en: "From the timing report of this site",
          fr: "Extrait du relevé des temps de ce site",
        },
        link: { en: "The whole report", fr: "Le relevé complet" },
      },
      rows: {
        caption: {
          en: "Five rows and some columns, from a simulated session",
          fr: "Cinq lignes et quelques colonnes d’une passation simulée",
        },
      },
      archive: {
        caption: {
          en: "The archive of that session, and what its script prints: effect and 95% interval, in ms",
          fr: "L’archive de cette passation, et ce qu’affiche son script : l’effet et son intervalle à 95 %, en ms",
        },
        download: { en: "Download this sample", fr: "Télécharger cet exemple" },
        note: { en: "zip, {size} kB, simulated data", fr: "zip, {size} ko, données simulées" },
        failed: {
          en: "The sample could not be loaded. Check your connection and try again.",
          fr: "L’exemple n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
        },
        source: { en: "Source code of this site", fr: "Code source de ce site" },
      },
    },
  },

  people: {
    title: { en: "Who we are", fr: "Qui nous sommes" },
    /** Displayed while there is no work whose client may be named. */
    isNew: {
      en: "We are new: we do not have a client list yet. Judge us by the [{count} tasks](page:portfolio).",
      fr: "Nous débutons : nous n’avons pas encore de liste de clients. Jugez-nous sur les [{count} tâches](page:portfolio).",
    },
    people: { en: "People", fr: "L’équipe" },
    work: { en: "Studies that we built", fr: "Études réalisées" },
    /** Marks an entry that still contains a sample value. */
    sample: { en: "sample", fr: "exemple" },
  },

  institution: {
    title: { en: "For your institution", fr: "Pour votre établissement" },
    intro: {
      en: "What a purchasing office, a data protection officer and an ethics committee ask first.",
      fr: "Ce que demandent d’abord un service des achats, un délégué à la protection des données et un comité d’éthique.",
    },
    items: [
      {
        title: { en: "How to order", fr: "Commander" },
        body: {
          en: "{ordering} The written brief states the price and the date before you order.",
          fr: "{ordering} La proposition détaillée indique le prix et la date avant toute commande.",
        },
      },
      {
        title: { en: "Public procurement in France", fr: "Marchés publics" },
        body: {
          en: "For services estimated below €60,000 before tax, a public buyer may choose a provider without advertising or competition, and has to take care not to choose the same provider every time ([article R. 2122-8 of the Code de la commande publique](https://www.code-commande-publique.com/?p=6915), since 1 April 2026). Your purchasing office decides.",
          fr: "Pour des services dont la valeur estimée est inférieure à 60 000 € hors taxes, un acheteur public peut passer le marché sans publicité ni mise en concurrence préalables, en veillant à ne pas contracter systématiquement avec le même prestataire ([article R. 2122-8 du Code de la commande publique](https://www.code-commande-publique.com/?p=6915), depuis le 1er avril 2026). Votre service des achats décide.",
        },
      },
      {
        title: { en: "Where data are hosted", fr: "Lieu d’hébergement des données" },
        body: {
          en: "The data of a study are on the server that you choose: a server of your institution, in the country that your rules require, or, if we run the study for you, one that our contract names. This website itself does not store them; it is hosted by {hostName}, {hostAddress}. Our registered office is in {city}, {country}.",
          fr: "Les données d’une étude sont sur le serveur que vous choisissez : un serveur de votre établissement, un serveur dans le pays qu’exigent vos règles ou, si nous assurons le recueil pour vous, un serveur que nomme notre contrat. Ce site ne les enregistre pas ; il est hébergé par {hostName}, {hostAddress}. Notre siège est à {city} ({country}).",
        },
      },
      {
        title: { en: "Ethics committees", fr: "Comités d’éthique" },
        body: {
          en: "In France, research on people that aims at biological or medical knowledge falls under the [loi Jardé](lang:fr) and goes to a [comité de protection des personnes](lang:fr) (CPP); other studies go to the research ethics committee ([comité d’éthique de la recherche](lang:fr), CER) of an institution ([Sorbonne University](https://cer.sorbonne-universite.fr/foire-aux-questions)). Research on cognition can fall under either procedure, so ask first ([University of Reims](https://www.univ-reims.fr/cer-ou-cpp-pas-simple.../comment-savoir-si-on-doit-demander-un-avis-ethique-a-un-cer-ou-a-un-cpp,24565,40663.html)). In the United Kingdom, ask your Research Ethics Committee (REC); in the United States, your Institutional Review Board (IRB).",
          fr: "Une recherche sur l’être humain visant à développer les connaissances biologiques ou médicales relève de la loi Jardé et d’un comité de protection des personnes (CPP) ; les autres études sont soumises au comité d’éthique de la recherche (CER) d’un établissement ([Sorbonne Université](https://cer.sorbonne-universite.fr/foire-aux-questions)). Une recherche sur la cognition peut relever de l’un ou de l’autre : demandez d’abord de quel comité relève la vôtre (source : [université de Reims](https://www.univ-reims.fr/cer-ou-cpp-pas-simple.../comment-savoir-si-on-doit-demander-un-avis-ethique-a-un-cer-ou-a-un-cpp,24565,40663.html)). Au Royaume-Uni, adressez-vous à votre [Research Ethics Committee](lang:en) (REC) ; aux États-Unis, à votre [Institutional Review Board](lang:en) (IRB).",
        },
      },
      {
        title: { en: "If a study breaks", fr: "En cas de panne d’une étude" },
        body: {
          en: "{support} Write to {email} or call {phone}. Participants see the contact that you name in the study.",
          fr: "{support} Écrivez à {email} ou appelez le {phone}. Les participants voient le contact que vous indiquez dans l’étude.",
        },
      },
    ],
  },

  tools: {
    title: {
      en: "Other tools, and when they fit",
      fr: "Les autres outils, et quand ils conviennent",
    },
    intro: {
      en: "Check these eight tools first. Several can also host a task written for you, or work alongside it.",
      fr: "Voyez d’abord ces huit outils. Plusieurs peuvent aussi héberger ou compléter une tâche écrite pour vous.",
    },
    all: {
      en: "What each fits, and what to look for elsewhere",
      fr: "À quoi chacun convient, et ce qu’il faut chercher ailleurs",
    },
    columns: {
      tool: { en: "Tool", fr: "Outil" },
      fits: { en: "Fits", fr: "Convient pour" },
      look_elsewhere: { en: "Look elsewhere for", fr: "Chercher ailleurs pour" },
    },
    rows: [
      {
        id: "jspsych",
        name: untranslated("jsPsych"),
        url: "https://www.jspsych.org",
        short: {
          en: "Timed tasks in a browser, in JavaScript",
          fr: "Tâches chronométrées dans un navigateur, en JavaScript",
        },
        fits: {
          en: "Timed and choice tasks in a browser, assembled in JavaScript from plugins. It is where we would start.",
          fr: "Des tâches chronométrées ou de choix dans un navigateur, assemblées en JavaScript à partir de modules. C’est par lui que nous commencerions.",
        },
        notFor: {
          en: "Hosting and data storage. Phones, if you rely on its keyboard plugins: they do not work there.",
          fr: "L’hébergement et le stockage des données. Les téléphones, si vous comptez sur ses modules clavier : ils n’y fonctionnent pas.",
        },
      },
      {
        id: "lab-js",
        name: untranslated("lab.js"),
        url: "https://lab.js.org",
        short: {
          en: "Studies made in a visual editor",
          fr: "Études construites dans un éditeur visuel",
        },
        fits: {
          en: "Building a study in a visual interface, without programming, then running it locally or exporting it to a server.",
          fr: "Construire une étude dans une interface visuelle, sans programmer, puis l’exécuter en local ou l’exporter vers un serveur.",
        },
        notFor: {
          en: "Hosting and data storage, which its exports do not include.",
          fr: "L’hébergement et le stockage des données, que ses exports laissent à d’autres.",
        },
      },
      {
        id: "psychopy",
        name: untranslated("PsychoPy / PsychoJS"),
        url: "https://www.psychopy.org",
        short: { en: "Lab work, EEG, eye tracking", fr: "Laboratoire, EEG, oculométrie" },
        fits: {
          en: "Lab experiments, in a graphical builder or in Python, with documented links to EEG and eye trackers. The builder also writes JavaScript for the web.",
          fr: "Des expériences de laboratoire, en interface graphique ou en Python, avec des liaisons documentées vers l’EEG et l’oculométrie. L’interface écrit aussi du JavaScript pour le web.",
        },
        notFor: {
          en: "An online study on a site of your own: the route that its authors document is Pavlovia, a host that sells licences and credits.",
          fr: "Une étude en ligne sur votre propre site : la voie que ses auteurs documentent est Pavlovia, un hébergeur qui vend licences et crédits.",
        },
      },
      {
        id: "otree",
        name: untranslated("oTree"),
        url: "https://www.otree.org",
        short: { en: "Games between real participants", fr: "Jeux entre de vrais participants" },
        fits: {
          en: "Games between real participants, in the lab or online: public goods, prisoner’s dilemma, auctions. They are written in Python.",
          fr: "Des jeux entre de vrais participants, au laboratoire ou en ligne : bien public, dilemme du prisonnier, enchères. Ils s’écrivent en Python.",
        },
        notFor: {
          en: "A task for one participant on a static page: a session needs a server, and someone to maintain it.",
          fr: "Une tâche individuelle sur une page statique : une session demande un serveur, et quelqu’un pour s’en occuper.",
        },
      },
      {
        id: "limesurvey",
        name: untranslated("LimeSurvey"),
        url: "https://www.limesurvey.org",
        short: { en: "Questionnaires with branching", fr: "Questionnaires à embranchements" },
        fits: {
          en: "Questionnaires with branching, many question types and several languages, on your institution’s server if you wish.",
          fr: "Des questionnaires avec branchements, de nombreux types de questions et plusieurs langues, au besoin sur le serveur de votre établissement.",
        },
        notFor: {
          en: "Tasks timed trial by trial. Run those on a page of their own, linked by an identifier.",
          fr: "Des tâches chronométrées essai par essai. Donnez-leur une page à part, reliée par un identifiant.",
        },
      },
      {
        id: "jatos",
        name: untranslated("JATOS"),
        url: "https://www.jatos.org",
        short: { en: "Hosting on your own server", fr: "Hébergement sur votre serveur" },
        fits: {
          en: "Hosting studies written in HTML, CSS and JavaScript, group studies included, with the results on a server that you control.",
          fr: "Héberger des études en HTML, CSS et JavaScript, y compris de groupe, avec les résultats sur un serveur que vous maîtrisez.",
        },
        notFor: {
          en: "Writing the task. Without a server of its own, a lab needs an account on a shared one, such as MindProbe.",
          fr: "Écrire la tâche. Un laboratoire qui n’a pas son propre serveur doit avoir un compte sur un serveur partagé, comme MindProbe.",
        },
      },
      {
        id: "prolific",
        name: untranslated("Prolific"),
        url: "https://www.prolific.com",
        short: {
          en: "Recruiting and paying participants",
          fr: "Recrutement et paiement des participants",
        },
        fits: {
          en: "Recruiting and paying participants online, filtered by profile. Each one arrives at your link with an identifier.",
          fr: "Recruter et payer des participants en ligne, filtrés selon leur profil. Chacun arrive sur votre lien avec un identifiant.",
        },
        notFor: {
          en: "Hosting the study. A probability sample: according to Prolific, most places go to the participants who come first.",
          fr: "Héberger l’étude. Obtenir un échantillon probabiliste : selon le service lui-même, la plupart des places vont aux premiers arrivés.",
        },
      },
      {
        id: "datapipe",
        name: untranslated("DataPipe"),
        url: "https://pipe.jspsych.org",
        short: { en: "Data from a static page to OSF", fr: "D’une page statique vers l’OSF" },
        fits: {
          en: "Sending data from a static page straight to an OSF project, free of charge and without a server.",
          fr: "Envoyer les données d’une page statique directement vers un projet OSF, sans frais et sans serveur.",
        },
        notFor: {
          en: "Data that must stay on your institution’s server.",
          fr: "Des données qui doivent rester sur le serveur de votre établissement.",
        },
      },
    ],
  },

  notUs: {
    title: { en: "When not to hire us", fr: "Quand ne pas faire appel à nous" },
    intro: {
      en: "In these cases we do not take on the study, or not yet. Where another solution fits better, we name it here, and in our first answer.",
      fr: "Dans ces cas, nous ne réalisons pas l’étude, ou pas encore. Si une autre solution convient mieux, nous la nommons ici, et dès la première réponse.",
    },
    items: [
      {
        title: { en: "A standard questionnaire", fr: "Un questionnaire classique" },
        body: {
          en: "If every page is made of questions, LimeSurvey or your institution’s own tool will do.",
          fr: "Si toutes les pages sont faites de questions, LimeSurvey ou l’outil de votre établissement suffit.",
        },
      },
      {
        title: {
          en: "A validated task that already exists",
          fr: "Une tâche déjà disponible et validée",
        },
        body: {
          en: "Use the existing version: with other instructions and timing, results are harder to compare. Our versions are demonstrations and starting points, not replacements.",
          fr: "Prenez la version existante : avec d’autres consignes et d’autres durées, les résultats se comparent moins bien. Nos versions sont des démonstrations et des points de départ ; elles ne la remplacent pas.",
        },
      },
      {
        title: {
          en: "EEG triggers or sub-millisecond timing",
          fr: "Marqueurs EEG, précision meilleure que la milliseconde",
        },
        body: {
          en: "A web page cannot drive a parallel port and cannot detect when the display lights up. Use lab software such as PsychoPy.",
          fr: "Une page web ne peut ni piloter un port parallèle ni détecter l’instant où l’écran s’allume. Prenez un logiciel de laboratoire comme PsychoPy.",
        },
      },
      {
        title: { en: "A diagnosis", fr: "Un diagnostic" },
        body: {
          en: "We do not build tasks that decide about a patient or a candidate. Seven classic tasks, the Stroop among them, had test–retest reliabilities from 0 to .82 (Hedge, Powell and Sumner 2018).",
          fr: "Nous ne réalisons pas de tâche qui serve à prendre une décision sur un patient ou un candidat. Sept tâches classiques, dont le Stroop, avaient des fidélités test-retest de 0 à 0,82 (Hedge, Powell et Sumner 2018).",
        },
      },
      {
        title: { en: "A game with invented partners", fr: "Un jeu aux partenaires fictifs" },
        body: {
          en: "We tell participants who or what they are playing with: a person, a stated rule or published answers. In 162 replications of the trust game, participants sent less when the partner was simulated (Johnson and Mislin 2011).",
          fr: "Nous disons aux participants d’où viennent les décisions de l’autre joueur : d’une personne, d’une règle énoncée ou de réponses publiées. Dans 162 réplications du jeu de confiance, les participants envoyaient moins quand le partenaire était simulé (Johnson et Mislin 2011).",
        },
      },
      {
        title: {
          en: "Collecting data without ethics approval",
          fr: "Un recueil sans avis du comité d’éthique",
        },
        body: {
          en: "We can help you write the application. We do not collect data before your committee approves the study.",
          fr: "Nous pouvons aider à écrire le dossier. Nous ne recueillons pas de données avant l’avis favorable de votre comité d’éthique.",
        },
      },
    ],
  },

  timing: {
    title: {
      en: "How exact is timing in a browser?",
      fr: "L’exactitude des temps dans un navigateur",
    },
    terms: {
      en: "Precision: how little a measure varies from trial to trial. Accuracy: how close it is to the true value. A constant error, once known, can be subtracted. Random error cannot; it takes more trials to average it out.",
      fr: "La précision, c’est la faible dispersion d’une mesure d’un essai à l’autre ; l’exactitude, sa proximité avec la vraie valeur. Une erreur constante, une fois connue, se soustrait. Une erreur aléatoire, non : il faut davantage d’essais pour la compenser.",
    },
    findings: [
      {
        id: "bridges-2020",
        citation: untranslated("Bridges, Pitiot, MacAskill & Peirce 2020, PeerJ 8:e9414"),
        url: "https://doi.org/10.7717/peerj.9414",
        setting: {
          en: "Ten packages, lab and online, measured with a Black Box Toolkit",
          fr: "Dix logiciels, de laboratoire et en ligne, mesurés avec une Black Box Toolkit",
        },
        finding: {
          en: "In the lab, Psychtoolbox, PsychoPy, Presentation and E-Prime had a mean precision under 1 ms.",
          fr: "Au laboratoire, Psychtoolbox, PsychoPy, Presentation et E-Prime avaient une variabilité moyenne de moins de 1 ms.",
        },
      },
      {
        id: "anwyl-irvine-2021",
        citation: untranslated(
          "Anwyl-Irvine, Dalmaijer, Hodges & Evershed 2021, Behavior Research Methods 53:1407",
        ),
        url: "https://doi.org/10.3758/s13428-020-01501-5",
        setting: {
          en: "Four platforms, four browsers, two operating systems; a robot pressing keys",
          fr: "Quatre plateformes, quatre navigateurs, deux systèmes ; un robot appuie sur les touches",
        },
        finding: {
          en: "Accuracy and precision were reasonable for display and response. No platform was the best in every respect.",
          fr: "Exactitude et précision étaient raisonnables, à l’affichage comme à la réponse. Aucune plateforme n’était la meilleure à tous égards.",
        },
      },
      {
        id: "pronk-2020",
        citation: untranslated("Pronk, Wiers, Molenkamp & Murre 2020, Behavior Research Methods"),
        url: "https://doi.org/10.3758/s13428-019-01321-2",
        setting: {
          en: "Web pages on touchscreen and keyboard devices, several browsers",
          fr: "Pages web sur appareils tactiles et à clavier, plusieurs navigateurs",
        },
        finding: {
          en: "Response times were consistently overestimated. Differences between one participant’s conditions can be less affected than absolute times.",
          fr: "Les temps de réponse étaient systématiquement surestimés. Les différences entre conditions d’un même participant peuvent en souffrir moins que les temps absolus.",
        },
      },
      {
        id: "semmelmann-2017",
        citation: untranslated("Semmelmann & Weigelt 2017, Behavior Research Methods 49:1241"),
        url: "https://doi.org/10.3758/s13428-016-0783-4",
        setting: {
          en: "Five paradigms with lab software, with web technology in the lab, and online",
          fr: "Cinq paradigmes, dans trois cadres : logiciel de laboratoire, page web au laboratoire, page web en ligne",
        },
        finding: {
          en: "Compared with lab software, response times were 37 ms longer with web technology in the lab and 87 ms longer online. Every effect, the Stroop included, was reproduced except masked priming, which failed in all three settings.",
          fr: "Par rapport au logiciel de laboratoire, les temps de réponse étaient plus longs de 37 ms avec la page web au laboratoire et de 87 ms en ligne. Tous les effets, dont le Stroop, ont été retrouvés, sauf l’amorçage masqué, absent dans les trois cas.",
        },
      },
      {
        id: "woods-2015",
        citation: untranslated(
          "Woods, Wyma, Yund, Herron & Reed 2015, Frontiers in Human Neuroscience 9:131",
        ),
        url: "https://doi.org/10.3389/fnhum.2015.00131",
        setting: {
          en: "A calibrated test of simple reaction time, 1,469 participants",
          fr: "Un test de temps de réaction simple, sur matériel étalonné, 1\u202F469 participants",
        },
        finding: {
          en: "The mean response time was 231 ms, or 213 ms with hardware delays removed.",
          fr: "La moyenne était de 231 ms, et de 213 ms une fois retirés les délais du matériel.",
        },
      },
    ],
  },

  ethics: {
    title: { en: "Ethics and data", fr: "Éthique et données" },
    intro: {
      en: "Your ethics committee reviews, your data protection officer advises, your institution decides. These are our defaults.",
      fr: "Votre comité d’éthique rend un avis, votre délégué à la protection des données conseille, votre établissement décide. Voici nos choix par défaut.",
    },
    items: [
      {
        title: { en: "Consent", fr: "Consentement" },
        body: {
          en: "A study opens with your information sheet and asks for explicit consent; the data record when consent was given, and to which version of the text ([an example](page:study?app=stroop)). A button to leave is always in view.",
          fr: "Une étude s’ouvre sur votre notice d’information et demande un consentement explicite. Sa date, son heure et la version du texte sont dans les données ([un exemple](page:study?app=stroop)). Un bouton pour quitter reste visible.",
        },
      },
      {
        title: {
          en: "Data on the device by default",
          fr: "Par défaut, les données restent sur l’appareil",
        },
        body: {
          en: "A study does not send data until you have chosen a data server. On this site, a session stays on your device until you delete it; the home page’s task does not store anything. The page [Read the data](page:data) reads collected files in your browser and does not upload them.",
          fr: "Une étude n’envoie rien tant que vous n’avez pas choisi de serveur de données. Sur ce site, une passation reste sur votre appareil jusqu’à ce que vous l’effaciez ; la tâche de l’accueil n’enregistre rien. La page [Lire les données](page:data) lit dans votre navigateur les fichiers que vous avez recueillis et ne les transmet pas.",
        },
      },
      {
        title: { en: "Roles under the GDPR", fr: "Les rôles au sens du RGPD" },
        body: {
          en: "The controller is the body that decides why and how data are used: normally your institution. We are at most its processor, under a written contract (article 28).",
          fr: "Le responsable du traitement est l’organisme qui décide des finalités et des moyens : en principe, votre établissement. Nous sommes tout au plus son sous-traitant, par contrat écrit (article 28).",
        },
      },
      {
        title: { en: "Accessible tasks", fr: "Accessibilité des tâches" },
        body: {
          en: "Questionnaires and choices presented as text work by keyboard and with a screen reader. A speeded visual task cannot be equivalent for someone who cannot see it, and a task on a map or a grid cannot be done without seeing it: the page states this before the start.",
          fr: "Les questionnaires et les choix présentés sous forme de texte se font au clavier et avec un lecteur d’écran. Une tâche visuelle chronométrée ne peut pas être équivalente pour une personne qui ne la voit pas, et une tâche sur une carte ou une grille ne peut pas se faire sans la voir : nous l’indiquons avant le début.",
        },
      },
      {
        title: { en: "Open materials", fr: "Matériel ouvert" },
        body: {
          en: "Code, stimuli and codebook are prepared for sharing. What cannot be shared, such as a copyrighted instrument, is listed.",
          fr: "Code, stimuli et dictionnaire sont préparés pour le partage. Ce qui ne peut pas être partagé, comme un instrument protégé, est listé.",
        },
      },
    ],
  },

  costs: {
    title: {
      en: "What it costs, how long it takes",
      fr: "Coûts et délais",
    },
    columns: {
      kind: { en: "Kind of work", fr: "Type de travail" },
      price: { en: "Before tax", fr: "Prix hors taxes" },
      time: {
        en: "From the brief to the first participant",
        fr: "De la proposition au premier participant",
      },
    },
    kinds: {
      questionnaire: {
        en: "A questionnaire around a task",
        fr: "Un questionnaire autour d’une tâche",
      },
      adaptation: { en: "One of these tasks, adapted", fr: "Une tâche de ce site, adaptée" },
      task: { en: "A new task", fr: "Une tâche nouvelle" },
      sessions: { en: "A study of several visits", fr: "Une étude en plusieurs visites" },
    },
  },

  devices: {
    title: { en: "Browsers and devices", fr: "Navigateurs et appareils" },
    intro: {
      en: "Built for current Chrome, Edge, Firefox and Safari, on phones, tablets and computers; tested in Chromium, Firefox and WebKitGTK, but not in Safari itself. {aloud} of the {all} tasks can be done with a screen reader.",
      fr: "Conçu pour Chrome, Edge, Firefox et Safari actuels, sur téléphone, tablette et ordinateur ; testé dans Chromium, Firefox et WebKitGTK, mais pas dans Safari lui-même. {aloud} des {all} tâches peuvent se faire avec un lecteur d’écran.",
    },
    all: {
      en: "Task by task, and the browsers in which they were tested",
      fr: "Tâche par tâche, et les navigateurs testés",
    },
    tested: {
      en: "Tested in {engines}.",
      fr: "Testé dans {engines}.",
    },
    columns: {
      app: { en: "Task", fr: "Tâche" },
      keys: { en: "Keyboard", fr: "Clavier" },
      touch: { en: "Touch", fr: "Tactile" },
      aloud: { en: "Screen reader", fr: "Lecteur d’écran" },
      needs: { en: "Requirements", fr: "Ce qu’il faut" },
    },
    space: { en: "Space", fr: "Espace" },
    usualKeys: { en: "Tab, arrows, Enter", fr: "Tab, flèches, Entrée" },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
    /** The same versions as in docs/cross-browser.md. */
    engines: [
      { name: untranslated("Chromium 156") },
      { name: untranslated("Firefox ESR 153") },
      { name: untranslated("WebKitGTK 2.50") },
    ],
  },

  closing: {
    title: { en: "Describe your study", fr: "Décrivez votre étude" },
    body: {
      en: "A few lines are enough: the question, who takes part, where, and by when. The answer may be that another tool suits you better.",
      fr: "Quelques lignes suffisent : la question, qui participe, où, et pour quand. La réponse sera peut-être qu’un autre outil vous convient mieux.",
    },
    action: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
  },
});
