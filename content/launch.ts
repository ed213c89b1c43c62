import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the launch panel: what a study needs before it can collect data, and the ways to collect data. */
export const launchWords = defineContent("launch", {
  title: { en: "Ready to collect?", fr: "Prêt à recueillir des données ?" },
  /** Displayed among the facts above the study. */
  notCollecting: { en: "not collecting yet", fr: "pas encore de recueil" },
  progress: { en: "{done} of {all} done. Next: {next}", fr: "{done} sur {all}. Ensuite : {next}" },
  /** Displayed in the map of the page. */
  progressShort: { en: "{done} of {all}", fr: "{done} sur {all}" },
  allDone: {
    en: "{all} of {all} done. Share the link.",
    fr: "{all} sur {all}. Vous pouvez partager le lien.",
  },
  allDoneElsewhere: {
    en: "{all} of {all} done. Try the study once yourself where it will run.",
    fr: "{all} sur {all}. Faites l’étude une fois vous-même là où elle sera proposée.",
  },
  states: {
    done: { en: "done", fr: "fait" },
    short: { en: "works, but something is missing", fr: "fonctionne, mais incomplet" },
    open: { en: "to do", fr: "à faire" },
  },
  rows: {
    texts: { en: "Information for participants", fr: "Textes pour les participants" },
    controller: { en: "Controller", fr: "Responsable du traitement" },
    data: { en: "Where the data go", fr: "Destination des données" },
    groups: { en: "Balanced groups", fr: "Groupes équilibrés" },
    return: { en: "Return to {name}", fr: "Retour vers {name}" },
    returnOther: { en: "Return to the recruiter", fr: "Retour vers le service" },
    rehearsal: { en: "Rehearsal", fr: "Passation d’essai" },
  },
  texts: {
    complete: {
      en: "Information sheet and consent in {languages}, {debriefing}.",
      fr: "Notice d’information et consentement en {languages}, {debriefing}.",
    },
    inEnglish: { en: "English", fr: "anglais" },
    inFrench: { en: "French", fr: "français" },
    inBoth: { en: "English and French", fr: "anglais et en français" },
    withDebriefing: { en: "with a debriefing", fr: "avec un débriefing" },
    withoutDebriefing: { en: "without a debriefing", fr: "sans débriefing" },
    faults: {
      en: "Something in the study must be corrected before it can run.",
      fr: "Un point de l’étude est à corriger avant qu’elle puisse se dérouler.",
    },
    noSteps: { en: "The study has no steps yet.", fr: "L’étude n’a pas encore d’étape." },
    unstated: {
      en: "Participants will read “Not stated” for: {fields}.",
      fr: "Les participants liront « Non indiqué » pour : {fields}.",
    },
    /** Displayed if a study runs in two languages, but its author has written texts only once. */
    oneText: {
      en: "The study is in English and French, but everybody reads the same text for: {fields}. Write it in both languages, or choose one language under “Language”.",
      fr: "L’étude est en anglais et en français, mais tous lisent le même texte pour : {fields}. Écrivez-le dans les deux langues, ou choisissez une seule langue sous « Langue ».",
    },
  },
  controller: {
    named: {
      en: "{name}, with a contact for questions.",
      fr: "{name}, avec un contact pour les questions.",
    },
    noController: {
      en: "Name the person or institution that is responsible. Without it, completion codes are not shown.",
      fr: "Nommez la personne ou l’institution responsable. Sans elle, les codes de fin ne s’affichent pas.",
    },
    noContact: {
      en: "Give an address for questions. Without it, completion codes are not shown.",
      fr: "Indiquez une adresse pour les questions. Sans elle, les codes de fin ne s’affichent pas.",
    },
  },
  data: {
    sent: {
      en: "This site notifies {host} when a participant begins, and sends each finished part there.",
      fr: "Ce site indique à {host} chaque passation commencée, puis lui envoie chaque partie terminée.",
    },
    sentWithoutReceipts: {
      en: "This site sends each finished part to {host}, which does not send receipts.",
      fr: "Ce site envoie chaque partie terminée à {host}, qui n’envoie pas d’accusé de réception.",
    },
    noReceiver: {
      en: "Nowhere yet: this site has no data server, so answers stay on each participant’s device.",
      fr: "Nulle part pour l’instant : ce site n’a pas de serveur de données, et les réponses restent sur l’appareil de chaque participant.",
    },
    notListed: {
      en: "Nowhere yet: {host} receives data for this site, but this study is not on its list.",
      fr: "Nulle part pour l’instant : {host} reçoit les données de ce site, mais cette étude ne figure pas sur sa liste.",
    },
    minors: {
      en: "This site does not run studies for people under 18, because it cannot check a parent’s consent. Use JATOS or the standalone archive.",
      fr: "Ce site ne propose pas d’étude aux moins de 18 ans, car il ne peut pas vérifier l’accord d’un parent. Utilisez JATOS ou la version autonome.",
    },
    lab: {
      en: "A computer of your lab collects them, with the data server of this project.",
      fr: "Un ordinateur de votre laboratoire les recueille, avec le serveur de données de ce projet.",
    },
    jatos: {
      en: "Your JATOS server collects them.",
      fr: "Votre serveur JATOS les recueille.",
    },
    archiveSends: {
      en: "The standalone archive notifies {host} when a participant begins, and sends each finished part there.",
      fr: "La version autonome indique à {host} chaque passation commencée, puis lui envoie chaque partie terminée.",
    },
    archiveFiles: {
      en: "The standalone archive stores them on the computer, and you download them there.",
      fr: "La version autonome les enregistre sur l’ordinateur, où vous les téléchargez.",
    },
    archiveNeedsReceiver: {
      en: "A standalone archive without a data server shows no completion code, so participants recruited by {name} could not be paid. Name a data server.",
      fr: "Sans serveur de données, la version autonome n’affiche pas de code de fin : les participants recrutés par {name} ne pourraient pas être payés. Indiquez un serveur.",
    },
  },
  /** How the groups of a study with balanced groups come about, with the chosen way of collecting. */
  groups: {
    server: {
      en: "{host} balances the groups if it is the data server of this project, in this release, and lists the study. Otherwise the page assigns participants to groups at random.",
      fr: "{host} équilibre les groupes si c’est le serveur de données de ce projet, dans cette version, et si l’étude figure sur sa liste. Sinon, la page les tire au sort.",
    },
    noServer: {
      en: "Without a data server, the page assigns participants to groups at random.",
      fr: "Sans serveur de données, la page tire au sort le groupe de chaque personne.",
    },
    cannot: {
      en: "{host} does not balance groups, so the page assigns participants to groups at random. Use the data server of this project, or state that participants are assigned at random.",
      fr: "{host} n’équilibre pas les groupes : la page tire au sort celui de chaque personne. Utilisez le serveur de données de ce projet, ou indiquez que les groupes sont tirés au sort.",
    },
    lab: {
      en: "The computer of the lab balances the groups. If it does not answer, the page assigns participants to groups at random.",
      fr: "L’ordinateur du laboratoire équilibre les groupes. S’il ne répond pas, la page les tire au sort.",
    },
    jatos: {
      en: "JATOS balances the groups within each batch. If it does not answer, the page assigns participants to groups at random.",
      fr: "JATOS équilibre les groupes dans chaque lot (« batch »). S’il ne répond pas, la page les tire au sort.",
    },
    archiveServer: {
      en: "{host} balances the groups if it is the data server of this project. If it does not answer, the page assigns participants to groups at random.",
      fr: "{host} équilibre les groupes si c’est le serveur de données de ce projet. S’il ne répond pas, la page les tire au sort.",
    },
    list: {
      en: "The archive has a numbered list that balances the groups: give participants the numbers 1, 2, 3 and so on as {id}. Anybody who has the list can predict the next group.",
      fr: "La version autonome a une liste numérotée, qui équilibre les groupes : donnez aux participants les numéros 1, 2, 3, etc. comme {id}. Une personne qui a la liste peut prévoir le groupe suivant.",
    },
    noList: {
      en: "Without a data server, the page assigns participants to orders at random.",
      fr: "Sans serveur de données, la page tire au sort l’ordre de chaque personne.",
    },
    noNumbers: {
      en: "The standalone archive balances the groups by the participants’ numbers, but the study does not name an identifier for them. Without one, the page assigns participants to groups at random.",
      fr: "La version autonome équilibre les groupes d’après les numéros des participants, mais l’étude n’attend aucun identifiant. Sans lui, la page tire au sort.",
    },
  },
  back: {
    link: {
      en: "At the end, participants see the code {code} and a button back to {name}.",
      fr: "À la fin, les participants voient le code {code} et un bouton de retour vers {name}.",
    },
    codeOnly: {
      en: "At the end, participants see the code {code}. They themselves give it to {name}.",
      fr: "À la fin, les participants voient le code {code}. Ils le transmettent eux-mêmes à {name}.",
    },
    linkOnly: {
      en: "At the end, participants see a button back to {name}.",
      fr: "À la fin, les participants voient un bouton de retour vers {name}.",
    },
    missing: {
      en: "Paste the completion code or the return link from {name}.",
      fr: "Collez le code de fin ou le lien de retour donné par {name}.",
    },
    hostNotAllowed: {
      en: "Participants see the code {code}, but no button: this site may not lead to {host}. Its operator adds that host to NEXT_PUBLIC_RETURN_HOSTS and builds the site again.",
      fr: "Les participants voient le code {code}, mais pas de bouton : ce site ne peut pas renvoyer vers {host}. Son responsable doit ajouter ce nom à NEXT_PUBLIC_RETURN_HOSTS et reconstruire le site.",
    },
    hostNotAllowedNoCode: {
      en: "Participants would see neither a code nor a button: this site may not lead to {host}. Give a code, or have that host added to NEXT_PUBLIC_RETURN_HOSTS.",
      fr: "Les participants ne verraient ni code ni bouton : ce site ne peut pas renvoyer vers {host}. Donnez un code, ou faites ajouter ce nom à NEXT_PUBLIC_RETURN_HOSTS.",
    },
    exitMissing: {
      en: "A rule ends the study early (“{exit}”), and these participants would get no code.",
      fr: "Une règle met fin à l’étude (« {exit} »), et ces participants n’auraient pas de code.",
    },
    label: {
      en: "Completion code or return link from {name}",
      fr: "Code de fin ou lien de retour donné par {name}",
    },
    example: { en: "C1A2B3, or https://…", fr: "C1A2B3, ou https://…" },
    leadsTo: { en: "The button leads to {url}", fr: "Le bouton mène à {url}" },
    other: { en: "the recruiter", fr: "le service" },
  },
  rehearsal: {
    done: {
      en: "This version of the study has been rehearsed to the end on this device. The data of a rehearsal do not count.",
      fr: "Quelqu’un a fait cette version de l’étude jusqu’à la fin sur cet appareil. Les données d’une passation d’essai ne comptent pas.",
    },
    missing: {
      en: "This version of the study has not been rehearsed to the end on this device yet. The data of a rehearsal do not count.",
      fr: "Personne n’a encore fait cette version de l’étude jusqu’à la fin sur cet appareil. Les données d’une passation d’essai ne comptent pas.",
    },
  },
  /** The next step of a row of the panel, used for a button and at the end of “Next:”. */
  steps: {
    addStep: { en: "Add a step", fr: "Ajouter une étape" },
    fix: { en: "Correct the first fault", fr: "Corriger la première erreur" },
    state: { en: "Fill in “{field}”", fr: "Remplir « {field} »" },
    stateInBoth: {
      en: "Write “{field}” in both languages",
      fr: "Écrire « {field} » dans les deux langues",
    },
    nameController: { en: "Name who is responsible", fr: "Nommer le responsable" },
    giveContact: { en: "Give a contact", fr: "Donner un contact" },
    change: { en: "Change", fr: "Modifier" },
    chooseWay: { en: "Choose where the data go", fr: "Choisir la destination des données" },
    seeWays: { en: "See the ways", fr: "Voir les possibilités" },
    listStudy: { en: "Have this study listed", fr: "Faire inscrire cette étude" },
    changeGroups: { en: "Change the assignment", fr: "Changer la répartition" },
    nameNumber: { en: "Name the identifier", fr: "Indiquer l’identifiant" },
    nameReceiver: { en: "Name a data server", fr: "Indiquer un serveur de données" },
    giveCode: { en: "Paste the completion code", fr: "Coller le code de fin" },
    giveExit: { en: "Give a code for “{exit}”", fr: "Donner un code pour « {exit} »" },
    rehearse: {
      en: "Try it once as a participant",
      fr: "Faire l’étude une fois comme participant",
    },
    rehearseAgain: { en: "Try it again", fr: "Refaire l’étude" },
    allowHost: { en: "See which setting to change", fr: "Voir le réglage à changer" },
  },
  copy: {
    /** The label of the button that copies a link; {name} is the recruiter. */
    recruiter: { en: "Copy the link for {name}", fr: "Copier le lien pour {name}" },
    plain: { en: "Copy the link of the study", fr: "Copier le lien de l’étude" },
    session: {
      en: "Copy the link of session {session}",
      fr: "Copier le lien de la séance {session}",
    },
    copiedSession: {
      en: "Copied: the link of session {session}. The links of the other sessions are below.",
      fr: "Copié : le lien de la séance {session}. Les liens des autres séances sont plus bas.",
    },
    trial: { en: "Copy the link to try it", fr: "Copier le lien d’essai" },
    copiedRecruiter: {
      en: "Copied: the link for {name}, with the placeholders that it fills in.",
      fr: "Copié : le lien pour {name}, avec les variables qu’il remplit.",
    },
    copiedDots: {
      en: "Copied: the link for {name}. Replace the dots with the service’s own placeholders.",
      fr: "Copié : le lien pour {name}. Remplacez les points par les variables du service.",
    },
    copiedPlain: { en: "Copied: the link of the study.", fr: "Copié : le lien de l’étude." },
    copiedTrial: {
      en: "Copied: a link to try the study. It is for rehearsals, which do not count.",
      fr: "Copié : un lien pour essayer l’étude. Il sert aux passations d’essai, qui ne comptent pas.",
    },
    failed: {
      en: "The browser did not allow copying: select the text and copy it yourself.",
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.",
    },
    done: { en: "Copied.", fr: "Copié." },
    button: { en: "Copy", fr: "Copier" },
  },
  links: {
    recruiter: { en: "Link for {name}", fr: "Lien pour {name}" },
    plain: { en: "Link of the study", fr: "Lien de l’étude" },
    plainHelp: {
      en: "For participants recruited without {name}: their data lack an identifier.",
      fr: "Pour des participants recrutés autrement que par {name} : leurs données n’ont pas d’identifiant.",
    },
    /** The label of a link to one session; {label} is the label of the link in a study of one session. */
    ofSession: { en: "{label}, session {session}", fr: "{label}, séance {session}" },
    sessionsHelp: {
      en: "Each session has its own link. Give each participant the same identifier in all sessions.",
      fr: "Chaque séance a son propre lien. Donnez à chaque participant le même identifiant dans toutes les séances.",
    },
    sessionsApart: {
      en: "Each session has its own link. The study does not name an identifier, so the data do not show which sessions belong to the same participant.",
      fr: "Chaque séance a son propre lien. L’étude n’attend aucun identifiant : les données n’indiquent pas quelles séances sont celles d’un même participant.",
    },
    /** Displayed in place of the text above if the site does not know the placeholders of the service. */
    elsewhereDots: {
      en: "{place} makes the link. Append this to it, and replace the dots with the placeholders of the service, which its help pages list:",
      fr: "{place} fournit le lien. Ajoutez-y ceci, en remplaçant les points par les variables du service, dont son aide donne la liste :",
    },
    elsewhereSessions: {
      en: "{place} creates the link. For each session, add this to the end of the link:",
      fr: "{place} fournit le lien. Ajoutez-y la séance :",
    },
    lockedFor: {
      en: "The link for {name} appears here once a server receives the data of this study. Before that, participants would go unpaid.",
      fr: "Le lien pour {name} apparaîtra ici dès qu’un serveur recevra les données de cette étude. Avant cela, les participants ne seraient pas payés.",
    },
    locked: {
      en: "The link for participants appears here once a server receives the data of this study.",
      fr: "Le lien pour les participants apparaîtra ici dès qu’un serveur recevra les données de cette étude.",
    },
    lockedFaults: {
      en: "The link appears here once the study can run.",
      fr: "Le lien apparaîtra ici dès que l’étude pourra se dérouler.",
    },
    elsewhere: {
      en: "{place} makes the link. Append this to it, so that {name} fills in each participant’s identifiers:",
      fr: "{place} fournit le lien. Ajoutez-y ceci, pour que {name} y insère les identifiants de chaque participant :",
    },
    host: { en: "Your web host", fr: "Votre hébergement" },
    /** Displayed in place of the texts above if the command of a lab prints the whole links. */
    printed: {
      elsewhere: {
        en: "The command of your lab prints the link for {name}, with the placeholders that {name} fills in: copy it whole, as it is.",
        fr: "La commande de votre laboratoire affiche le lien pour {name}, avec les variables que {name} remplit : copiez-le en entier, tel quel.",
      },
      elsewhereDots: {
        en: "The command of your lab prints the whole link. Replace its dots with the placeholders of the service, which its help pages list.",
        fr: "La commande de votre laboratoire affiche le lien entier. Remplacez ses points par les variables du service, dont son aide donne la liste.",
      },
      elsewhereSessions: {
        en: "The command of your lab prints the whole link of each session.",
        fr: "La commande de votre laboratoire affiche le lien entier de chaque séance.",
      },
    },
  },
  recorded: {
    title: {
      en: "Data recorded for each participant",
      fr: "Données recueillies pour chaque participant",
    },
    text: {
      en: "That the participant has begun, the answers and their times, the condition, the order, the identifiers that you named, and technical details such as screen size and language. The name, the IP address and the make of browser or device are not recorded.",
      fr: "Le fait que le participant a commencé, les réponses, les temps de réponse, la condition, l’ordre, les identifiants que vous avez nommés et des détails techniques, comme la taille de l’écran et la langue. Ni nom, ni adresse IP, ni marque du navigateur ou de l’appareil.",
    },
  },
  /** A link to the page on which the study is followed and its data are read. */
  readData: {
    en: "Follow this study and read its data",
    fr: "Suivre cette étude et lire ses données",
  },
  ways: {
    title: { en: "Four ways to collect", fr: "Quatre façons de recueillir les données" },
    question: { en: "Where will you collect?", fr: "Où recueillerez-vous les données ?" },
    otherTitle: { en: "Collect elsewhere", fr: "Recueillir ailleurs" },
    intro: {
      en: "Do this last: the protocol id changes when you change the steps, their order, the conditions, assignment, visits, language or seed.",
      fr: "Faites ceci en dernier : l’identifiant du protocole change si vous modifiez les étapes, leur ordre, les conditions, la répartition, les visites, la langue ou la graine.",
    },
    site: {
      name: { en: "Your own copy of this site", fr: "Votre propre copie de ce site" },
      thisName: {
        en: "This site, with its data server",
        fr: "Ce site, avec son serveur de données",
      },
      forWhom: {
        en: "For online studies on a server of your institution.",
        fr: "Pour des études en ligne, sur un serveur de votre établissement.",
      },
      source: {
        en: "Copy the project to a computer with Node, save the file of this study (under “Share and export”) there as {file}, and check it.",
        fr: "Copiez le projet sur un ordinateur avec Node, enregistrez-y le fichier de cette étude (sous « Partager et exporter ») avec le nom {file}, puis vérifiez-la.",
      },
      sourceName: { en: "Source code", fr: "Code source" },
      /** Displayed if the operator of this site has not set the address of the source code. */
      sourceAsk: {
        en: "It is open, under the MIT licence: ask us for the files.",
        fr: "Le code source est ouvert (licence MIT) : demandez-nous les fichiers.",
      },
      check: {
        en: "The protocol id must be this one:",
        fr: "L’identifiant du protocole doit être celui-ci :",
      },
      receiver: {
        en: "On the server, write the settings of the data server to /etc/receiver.env, then start it:",
        fr: "Sur le serveur, écrivez les réglages du serveur de données dans /etc/receiver.env, puis démarrez-le :",
      },
      build: {
        en: "Build the site with these settings, with your own address in place of the example, and publish the folder out/:",
        fr: "Construisez le site avec ces réglages, en remplaçant l’adresse de l’exemple par la vôtre, et publiez le dossier out/ :",
      },
      open: {
        en: "Open this study in the editor of your copy. The link for participants is there.",
        fr: "Ouvrez cette étude dans l’éditeur de votre copie : le lien pour les participants s’y trouve.",
      },
      guide: {
        en: "The documentation of the data server, in the source code, explains each step.",
        fr: "La documentation du serveur de données, dans le code source, explique chaque étape.",
      },
      listBuild: {
        en: "The operator of this site builds it again with this study in the list:",
        fr: "Le responsable de ce site le reconstruit avec cette étude dans la liste :",
      },
      listReceiver: {
        en: "If the data server is the one of this project, the same id is added to PROTOCOLS in its /etc/receiver.env, and the server is restarted:",
        fr: "Si le serveur de données est celui de ce projet, le même identifiant est ajouté à PROTOCOLS dans son fichier /etc/receiver.env, et le serveur est redémarré :",
      },
      /** Displayed if the data server has the address of the site. Its list decides, so the site is not built again. */
      listHere: {
        en: "The operator of this site saves the study document as {file} and adds it to the running studies of the data server. In a lab, this is the command that serves the site:",
        fr: "Le responsable de ce site enregistre l’étude sous le nom {file} et l’ajoute aux études en cours du serveur de données. Dans un laboratoire, c’est la commande qui sert le site :",
      },
      listOpen: {
        en: "Reload this page afterwards.",
        fr: "Rechargez ensuite cette page.",
      },
      alsoReturn: {
        en: "The list of allowed hosts is a setting of the same build:",
        fr: "La liste des adresses autorisées est un réglage de la même construction :",
      },
    },
    lab: {
      name: { en: "Your lab, this afternoon", fr: "Votre laboratoire, cet après-midi" },
      forWhom: {
        en: "For phones and computers on one network, with one command and no web host.",
        fr: "Pour des téléphones et des ordinateurs d’un même réseau, avec une commande et sans hébergeur web.",
      },
      clone: {
        en: "On a computer with Node, copy the project once, and open its folder:",
        fr: "Sur un ordinateur avec Node, copiez une fois le projet et ouvrez son dossier :",
      },
      ask: {
        en: "Put the folder of the project on a computer with Node. This is needed only once.",
        fr: "Copiez une fois le dossier du projet sur un ordinateur avec Node.",
      },
      start: {
        en: "Save the file of this study (under “Share and export”) in the folder of the project as {file}. Start the study with this command in the same folder:",
        fr: "Enregistrez le fichier de cette étude (sous « Partager et exporter ») dans le dossier du projet, avec le nom {file}. Démarrez l’étude dans ce dossier :",
      },
      open: {
        en: "The command prints an address for trying the study, and the address for participants, with a QR code.",
        fr: "La commande affiche une adresse pour essayer l’étude et l’adresse destinée aux participants, avec un code QR.",
      },
      read: {
        en: "Follow and read the data on the page “Read the data” at the printed address, or with a command:",
        fr: "Suivez et lisez les données sur la page « Lire les données » à l’adresse affichée, ou avec une commande :",
      },
      guide: {
        en: "The file docs/deploy/lab.md of the project explains each step.",
        fr: "docs/deploy/lab.md explique chaque étape.",
      },
    },
    jatos: {
      name: { en: "A JATOS server", fr: "Un serveur JATOS" },
      forWhom: {
        en: "For online studies, if your institution runs JATOS.",
        fr: "Pour des études en ligne, si votre établissement a un serveur JATOS.",
      },
      take: { en: "Download the study archive:", fr: "Téléchargez l’archive de l’étude :" },
      import: {
        en: "In JATOS, open Studies, click +, choose Import Study and this file. JATOS treats each download as a new study. You can edit the study file there, under “Component input”.",
        fr: "Dans JATOS, ouvrez Studies, cliquez sur +, choisissez Import Study et ce fichier. Pour JATOS, chaque téléchargement est une nouvelle étude. Le fichier de l’étude s’y modifie sous « Component input ».",
      },
      link: {
        en: "Make a study link there.",
        fr: "Créez-y un lien d’étude (« study link »).",
      },
      linkWith: {
        en: "Make a study link there, of a type that begins with “General”, and append to it:",
        fr: "Créez-y un lien d’étude (« study link »), d’un type qui commence par « General », et ajoutez-y :",
      },
      results: {
        en: "Afterwards, export the results there, and add the file on the page “Read the data”.",
        fr: "Exportez-y ensuite les résultats, puis ajoutez le fichier sur la page « Lire les données ».",
      },
    },
    archive: {
      name: { en: "A standalone archive", fr: "Une version autonome" },
      forWhom: {
        en: "For the lab, without a connection; or for any web host, with a data server.",
        fr: "Pour le laboratoire, sans connexion, ou pour tout hébergement, avec un serveur de données.",
      },
      take: {
        en: "Download the zip and unpack it:",
        fr: "Téléchargez le zip et décompressez-le :",
      },
      open: {
        en: "Open index.html on each computer, or serve the folder on your own network:",
        fr: "Ouvrez index.html sur chaque ordinateur, ou servez le dossier sur votre réseau :",
      },
      analyse: {
        en: "Put the participants’ files into data/ and compute the results:",
        fr: "Mettez les fichiers des participants dans data/ et calculez les résultats :",
      },
      sends: {
        en: "Each finished part is also sent to {host}, which must list this study in PROTOCOLS, and the site of the folder in ALLOWED_ORIGINS:",
        fr: "Chaque partie terminée est aussi envoyée à {host}, qui doit lister l’étude dans PROTOCOLS et l’adresse du dossier dans ALLOWED_ORIGINS :",
      },
      linkWith: {
        en: "For {name}, append this to the address of the folder:",
        fr: "Pour {name}, ajoutez ceci à l’adresse du dossier :",
      },
      linkOfSession: {
        en: "For each session, append this to the address of the folder:",
        fr: "Pour chaque séance, ajoutez ceci à l’adresse du dossier :",
      },
    },
    toDownload: { en: "Go to the download", fr: "Aller au téléchargement" },
    orAsk: { en: "Or let us run it for you.", fr: "Ou confiez-nous le recueil." },
    copyLabel: { en: "Copy: {what}", fr: "Copier : {what}" },
    settings: {
      check: { en: "command that checks the file", fr: "commande de vérification" },
      receiver: { en: "settings of the data server", fr: "réglages du serveur de données" },
      start: { en: "command that starts the data server", fr: "commande de démarrage" },
      restart: { en: "command that restarts the data server", fr: "commande de redémarrage" },
      build: { en: "settings of the build", fr: "réglages de la construction" },
      query: { en: "end of the link", fr: "fin du lien" },
      serve: { en: "command that serves the folder", fr: "commande qui sert le dossier" },
      analyse: { en: "commands that compute the results", fr: "commandes de calcul" },
      id: { en: "protocol id", fr: "identifiant du protocole" },
      lab: { en: "command that serves the study", fr: "commande qui sert l’étude" },
      clone: { en: "commands that copy the project", fr: "commandes qui copient le projet" },
      read: { en: "command that reads the data", fr: "commande qui lit les données" },
    },
  },
  qr: {
    svg: { en: "Download as SVG", fr: "Télécharger en SVG" },
    png: { en: "Download as PNG", fr: "Télécharger en PNG" },
    forTrial: {
      en: "To try the study on a phone. It does not collect data yet.",
      fr: "Pour essayer l’étude sur un téléphone. Elle ne recueille encore rien.",
    },
    forStudy: {
      en: "Opens the link of the study, without identifiers of a recruiter.",
      fr: "Ouvre le lien de l’étude, sans identifiant d’un service de recrutement.",
    },
    tooDense: {
      en: "The link has {n} characters. A QR code of it would have {squares} squares a side, and phones do not read more than {most} reliably. Publish the study under a name, as the documentation in the source code describes: its link is then short.",
      fr: "Le lien compte {n} caractères. Son code QR aurait {squares} carrés de côté, et un téléphone n’en lit guère plus de {most}. Publiez l’étude sous un nom, comme le décrit la documentation dans le code source : son lien sera court.",
    },
    tooLong: {
      en: "The link has {n} characters, more than a QR code can store. Publish the study under a name, as the documentation in the source code describes: its link is then short.",
      fr: "Le lien compte {n} caractères, plus que n’en contient un code QR. Publiez l’étude sous un nom, comme le décrit la documentation dans le code source : son lien sera court.",
    },
  },
  /** Added to the cost of a study for which a service recruits participants. */
  fee: {
    sum: {
      en: "{pay} in pay, {each} for each participant. Lengths come from your settings and from measured response times; reading and consent are not included.",
      fr: "{pay} de rémunération, soit {each} par participant. La durée est calculée d’après vos réglages et des temps de réponse mesurés ; lecture et consentement s’y ajoutent.",
    },
    notStated: {
      en: "The fee of {name} is not included: you have not entered it yet.",
      fr: "Les frais de {name} ne sont pas compris : vous ne les avez pas encore indiqués.",
    },
    add: { en: "Add the fee of {name}", fr: "Ajouter les frais de {name}" },
  },
  contact: {
    greeting: {
      en: "I would like to talk about a study that I wrote in your editor: {title}.",
      fr: "Je voudrais vous parler d’une étude que j’ai écrite dans votre éditeur : {title}.",
    },
    untitled: { en: "a study without a title", fr: "une étude sans titre" },
    link: { en: "It opens here: {link}", fr: "Elle s’ouvre ici : {link}" },
    linkTooLong: {
      en: "Its link has {n} characters, too many for an e-mail: the study is in the attached file {file}.",
      fr: "Son lien compte {n} caractères, trop pour un courriel : l’étude est dans le fichier joint {file}.",
    },
    unfinished: {
      en: "The study is not finished. The editor opens the attached file {file}.",
      fr: "L’étude n’est pas terminée. L’éditeur ouvre le fichier joint {file}.",
    },
    recruiter: { en: "Recruitment: {name}.", fr: "Recrutement : {name}." },
    ownLink: { en: "my own link", fr: "mon propre lien" },
    language: { en: "Language: {language}.", fr: "Langue : {language}." },
    languages: {
      english: { en: "English", fr: "anglais" },
      french: { en: "French", fr: "français" },
      participant: {
        en: "English or French, as each participant chooses",
        fr: "anglais ou français, au choix du participant",
      },
    },
    peopleRecruited: {
      en: "{people} analysed, {n} recruited",
      fr: "{people} analysés, {n} recrutés",
    },
    groups: { en: "{people}, in {groups} groups", fr: "{people}, en {groups} groupes" },
    sessions: {
      en: "{people}, in {sessions} sessions each",
      fr: "{people}, {sessions} séances chacun",
    },
  },
});

export type LaunchWords = Localized<typeof launchWords>;
