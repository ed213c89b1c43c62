import { defineContent } from "@/lib/i18n/define-content";

/** The guide of the study builder. Names in bold are names on the screen (__tests__/content/guide.test.ts). */
export const guide = defineContent("guide", {
  title: {
    en: "From a question to data in ten steps",
    fr: "De la question aux données en dix étapes",
  },
  description: {
    en: "A guide to the study builder: tasks, settings, sample size, simulated data, texts for the ethics committee, four ways to collect data, and analysis.",
    fr: "Le guide de l’éditeur d’études : tâches, réglages, effectif, données simulées, textes pour le comité d’éthique, recueil des données et analyse.",
  },
  lede: {
    en: "You build a study in the browser, free of charge and without an account. These ten steps lead one example from its question to its data; the names in bold are those on the screen.",
    fr: "Vous construisez une étude dans le navigateur, gratuitement et sans compte. Ces dix étapes mènent un exemple de la question aux données ; les noms en gras sont ceux de l’écran.",
  },
  contentsTitle: { en: "The ten steps", fr: "Les dix étapes" },
  open: { en: "Open the editor", fr: "Ouvrir l’éditeur" },
  picture: { en: "In the editor: {step}", fr: "Dans l’éditeur : {step}" },
  steps: [
    {
      id: "question",
      title: { en: "Write down the question", fr: "Écrire la question" },
      body: {
        en: "Write down what you want to be able to conclude. Our example: is the size of a person’s Stroop effect, the slowing by a conflicting word, related to extraversion? Open [the editor](page:protocol), press **Start empty** (later, open **Empty study** under **Templates**), and type a title in place of **Untitled study**. If you prefer to adapt a complete study, choose one under **Templates**.",
        fr: "Écrivez ce que vous voulez pouvoir conclure. Notre exemple : la taille de l’effet Stroop d’une personne, le ralentissement dû à un mot en conflit avec sa couleur, est-elle liée à l’extraversion ? Ouvrez [l’éditeur](page:protocol), appuyez sur **Partir d’une étude vide** (plus tard, ouvrez **Étude vide** sous **Modèles**), puis tapez un titre à la place d’**Étude sans titre**. Pour adapter une étude complète, choisissez-la sous **Modèles**.",
      },
    },
    {
      id: "tasks",
      title: { en: "Add the tasks", fr: "Ajouter les tâches" },
      body: {
        en: "Under **Steps**, press **Add a task** and choose Stroop. Do the same for Mini-IPIP, a questionnaire on five personality traits. **Add a page of text** adds a page that you write yourself, and **Add a questionnaire** adds your own questions or a ready questionnaire, such as age and gender. Participants do the steps from top to bottom; drag a step, or use its arrows, to move it. On a phone, tabs at the bottom lead to the parts of the editor: **Steps** with **Who takes part**, **Settings**, **Preview** with the sample size, and **Launch** with the simulated data and the texts.",
        fr: "Sous **Étapes**, appuyez sur **Ajouter une tâche** et choisissez Stroop. Faites de même pour le Mini-IPIP, un questionnaire sur cinq traits de personnalité. **Ajouter une page de texte** ajoute une page que vous écrivez vous-même, et **Ajouter un questionnaire** vos propres questions ou un questionnaire prêt à l’emploi, par exemple sur l’âge et le genre. Les participants suivent les étapes de haut en bas ; pour en déplacer une, faites-la glisser ou utilisez ses flèches. Sur un téléphone, des onglets en bas mènent aux parties de l’éditeur : **Étapes** avec **Qui participe**, **Réglages**, **Aperçu** avec l’effectif, et **Lancement** avec les données simulées et les textes.",
      },
    },
    {
      id: "parameters",
      title: { en: "Set the parameters", fr: "Régler les paramètres" },
      body: {
        en: "Choose Stroop in the list: its settings appear in groups, such as **Trials**, **Timing** and **Keys**. Set **Test trials** to 96. A note states whether there are published data for this number of trials; with published data, the editor estimates how reliable the measure is. **What a participant sees** is updated after each change, and **Play one trial** shows a trial at its real speed.",
        fr: "Choisissez Stroop dans la liste : ses réglages s’affichent par groupes, par exemple **Essais**, **Durées** et **Touches**. Fixez **Essais expérimentaux** à 96. Une note indique s’il existe des données publiées pour ce nombre d’essais ; grâce à elles, l’éditeur estime la fidélité de la mesure. **Ce que voit un participant** est mis à jour après chaque changement, et **Lancer un essai** montre un essai à sa vitesse réelle.",
      },
    },
    {
      id: "groups",
      title: { en: "Choose the order and the conditions", fr: "Choisir l’ordre et les conditions" },
      body: {
        en: "Open **Order and conditions**. **Order of the steps** is **as listed**, **shuffled for each participant**, or a **Williams square**, in which every step directly follows every other step equally often. To compare groups, press **Add conditions**, name the conditions and choose, for each step, **Who does this step**. The data server then balances the sizes of the groups. You can also have participants assigned at random; the form then states how unequal the groups can become. If participants come back on other days, [add visits](page:guide#several-days). Our example keeps the order of the list and has no conditions.",
        fr: "Ouvrez **Ordre et conditions**. Pour **Ordre des étapes**, choisissez **celui de la liste**, **tiré au sort pour chaque participant** ou **carré de Williams**, dans lequel chaque étape suit directement chacune des autres le même nombre de fois. Pour comparer des groupes, appuyez sur **Ajouter des conditions**, nommez-les, puis indiquez pour chaque étape **Qui fait cette étape**. Le serveur de données équilibre alors les groupes ; vous pouvez aussi les faire tirer au sort, et le formulaire indique de combien leurs effectifs peuvent s’écarter. Si les participants reviennent d’autres jours, [ajoutez des visites](page:guide#several-days). Notre exemple garde l’ordre de la liste et n’a pas de condition.",
      },
    },
    {
      id: "sample",
      title: { en: "Choose the sample size", fr: "Choisir l’effectif" },
      body: {
        en: "Under **Who takes part**, set **Participants to analyse** to 60 and **Pay per hour** to 9. For the **Question**, choose **Are two measures correlated?**, for the **Other measure** Extraversion, and for the **Smallest effect size of interest (SESOI)** 0.3. The heading of the panel on the sample size then states the power of this sample and the number of participants for a power of .80. Do not enter a published effect: published effects are too large on average.",
        fr: "Sous **Qui participe**, fixez **Participants analysés** à 60 et **Rémunération horaire** à 9. Pour **Question posée**, choisissez **deux mesures sont-elles corrélées ?**, pour **Autre mesure** l’extraversion, et pour **Plus petit effet d’intérêt** 0,3. Le titre du panneau sur l’effectif indique alors la puissance de cet effectif et le nombre de participants pour une puissance de 0,80. Ne reprenez pas un effet publié : en moyenne, les effets publiés sont surestimés.",
      },
    },
    {
      id: "simulation",
      title: { en: "Simulate the study", fr: "Simuler l’étude" },
      body: {
        en: "The editor simulates participants for the tasks that have a model fitted to published data: in our example for the Stroop, not for the Mini-IPIP. **Download the simulated data** gives you files with the same columns as the real ones: check the scoring of the Stroop now. **Power by simulation** runs the study many times and counts how often the effect is detected. Every simulated row is marked as simulated. If a task or a setting cannot be simulated, the editor states this.",
        fr: "L’éditeur simule des participants pour les tâches qui ont un modèle ajusté à des données publiées : dans notre exemple pour le Stroop, pas pour le Mini-IPIP. **Télécharger les données simulées** vous donne des fichiers aux mêmes colonnes que les vrais : vérifiez dès maintenant la cotation du Stroop. **Puissance par simulation** répète l’étude et compte combien de fois l’effet est détecté. Chaque ligne simulée est signalée comme telle. Si une tâche ou un réglage ne peut pas être simulé, l’éditeur l’indique.",
      },
    },
    {
      id: "texts",
      title: {
        en: "Complete the texts and ask your ethics committee",
        fr: "Compléter les textes et soumettre le dossier au comité d’éthique",
      },
      body: {
        en: "Open **Information and debriefing** and write only what is true: **Controller**, **Contact**, **Purpose**, **Payment**, **Ethics approval** and the other fields. Participants read “Not stated” for an empty field. **Texts for your paper and ethics committee** are made from your settings: **Methods**, **Preregistration**, **Consent**, **Data protection**. They state where the site of the editor sends the data: if a lab computer or your own copy of this site will collect them (step 9), make these texts in the editor there. Send them to your ethics committee, and collect data only after its approval.",
        fr: "Ouvrez **Information et débriefing** et n’écrivez que ce qui est vrai : **Responsable du traitement**, **Contact**, **Finalité**, **Rémunération**, **Avis éthique** et les autres champs. Pour un champ vide, les participants lisent « Non indiqué ». Les **Textes pour l’article et le comité d’éthique** sont rédigés d’après vos réglages : **Méthode**, **Préenregistrement**, **Consentement**, **Protection des données**. Ils indiquent où le site de l’éditeur envoie les données : si un ordinateur du laboratoire ou votre propre copie de ce site doit les recueillir (étape 9), rédigez-les dans l’éditeur de ce site-là. Transmettez-les à votre comité d’éthique, et ne recueillez des données qu’après son avis favorable.",
      },
    },
    {
      id: "try",
      title: { en: "Take part once yourself", fr: "Faire l’étude soi-même" },
      body: {
        en: "**Try six trials here** runs a few trials with your settings and does not save anything. **Try the study** opens the study as participants see it, as a rehearsal: its data are marked and do not count. Do it once from the information sheet to the end, on a computer and on a phone; **Ready to collect?** then shows **Rehearsal** as done. For timed tasks, [check the devices](page:device) of your lab in one minute each. **Link to this editor** is for colleagues, who can then see and change a copy of the study. If something is wrong, the editor lists what to fix and leads you to it.",
        fr: "**Faire six essais ici** lance quelques essais avec vos réglages, sans rien enregistrer. **Essayer l’étude** ouvre l’étude telle que la voient les participants, en passation d’essai : les données sont signalées et ne comptent pas. Faites-la une fois en entier, de la notice d’information à la fin, sur un ordinateur et sur un téléphone ; **Prêt à recueillir des données ?** indique alors que la **Passation d’essai** est faite. Pour des tâches chronométrées, [contrôlez les appareils](page:device) de votre laboratoire, une minute chacun. Envoyez **Lien vers cet éditeur** à vos collègues : ils pourront voir et modifier une copie de l’étude. Si quelque chose ne va pas, l’éditeur indique ce qu’il faut corriger et vous y conduit.",
      },
    },
    {
      id: "collect",
      title: { en: "Collect the data", fr: "Recueillir les données" },
      body: {
        en: `**Ready to collect?** lists what is still missing; its button leads to the next point. There are four ways:

- **Your own copy of this site**, with a data server, for online studies. The editor gives the settings to paste.
- **Your lab, this afternoon**: one command on a lab computer serves the study to the devices on its network, and collects the data. If participants return to a recruiting service, the command begins with the service’s host, as the editor displays it: NEXT_PUBLIC_RETURN_HOSTS=app.prolific.com npm run lab -- my-study.json.
- **A JATOS server**, if your institution has one: import the file into JATOS and share the link that JATOS makes.
- **A standalone archive**, for the lab: press **Download as a standalone archive**, unpack the zip and open index.html. It runs without a connection. At the end of each session, press **Download my data (zip)** and keep the file.

If a recruiting service such as Prolific finds your participants, choose it under **Recruited through**. The list then also asks for its completion code, and gives the link for the service once a server receives the data. Do not change the study after the first participant.`,
        fr: `**Prêt à recueillir des données ?** énumère ce qui manque encore ; son bouton mène au point suivant. Il y a quatre façons de faire :

- **Votre propre copie de ce site**, avec un serveur de données, pour les études en ligne. L’éditeur affiche les réglages à copier.
- **Votre laboratoire, cet après-midi** : une commande sur un ordinateur du laboratoire sert l’étude aux appareils de son réseau et recueille les données. Si les participants retournent à un service de recrutement, la commande commence par l’adresse de ce service, comme l’affiche l’éditeur : NEXT_PUBLIC_RETURN_HOSTS=app.prolific.com npm run lab -- my-study.json.
- **Un serveur JATOS**, si votre établissement en a un : importez-y le fichier et transmettez le lien que crée JATOS.
- **Une version autonome**, pour le laboratoire : appuyez sur **Télécharger en version autonome**, décompressez le zip et ouvrez index.html. Elle fonctionne sans connexion. À la fin de chaque passation, appuyez sur **Télécharger mes données (zip)** et conservez le fichier.

Si un service de recrutement comme Prolific vous fournit les participants, choisissez-le sous **Recrutement par**. La liste demande alors aussi son code de fin, et donne le lien pour ce service dès qu’un serveur reçoit les données. Ne modifiez plus l’étude après le premier participant.`,
      },
    },
    {
      id: "publish",
      title: { en: "Read, pay, publish", fr: "Analyser, rémunérer, publier" },
      body: {
        en: `**Read.** With a data server, the page [Read the data](page:data) shows the numbers of a running study and reads its records; it asks for the READ_TOKEN of the server, in a lab from the file lab-data/token. It also reads the zips of participants, all at once: drop them there with the study file, and the page answers the question of your plan. **All data, as a Psych-DS dataset** has R scripts that recompute each number. Without this site: put the zips of the participants, as they are, into the folder data of the archive. Then run recompute-all.R or recompute-all.py, which are in the folder analysis: the script computes the scores of all participants.

**Pay.** With a data server or JATOS, participants of a recruiting service see their completion code when the server has received or accepted their data. Before you pay, add Prolific’s export on the page [Read the data](page:data): **Pay participants** lists the submissions to approve and those to check. The code alone is not sufficient: it is the same for all participants, and anyone who has the link can find it.

**Publish.** **Methods** is the text for your paper, and **Cite** has its references. The archive contains the codebook; with it, others can run the same study again.`,
        fr: `**Analyser.** Avec un serveur de données, la page [Lire les données](page:data) affiche les effectifs d’une étude en cours et lit ses enregistrements ; elle demande le READ_TOKEN du serveur, qui se trouve, au laboratoire, dans le fichier lab-data/token. Elle lit aussi les zips des participants, tous à la fois : déposez-les avec le fichier d’étude, et elle répond à la question de votre plan. **Jeu de données complet, au format Psych-DS** contient des scripts R qui recalculent chaque nombre. Sans ce site : mettez les zips des participants, sans les décompresser, dans le dossier data de la version autonome. Lancez ensuite recompute-all.R ou recompute-all.py, qui sont dans le dossier analysis : le script calcule les scores de tous les participants.

**Rémunérer.** Avec un serveur de données ou JATOS, les participants d’un service de recrutement voient leur code de fin quand le serveur a reçu ou accepté leurs données. Avant de payer, ajoutez l’export de Prolific sur la page [Lire les données](page:data) : **Rémunérer les participants** donne les soumissions à approuver et celles à vérifier. Le code ne suffit pas : il est le même pour tous, et toute personne qui a le lien peut le trouver.

**Publier.** **Méthode** est le texte pour votre article, et **Citer** en donne les références. La version autonome contient le dictionnaire des données et permet à d’autres de refaire la même étude.`,
      },
    },
  ],
  /** The help centres of Prolific and Samply state the facts about both services; the links lead to their pages. */
  severalDays: {
    title: { en: "A study of several days", fr: "Une étude sur plusieurs jours" },
    intro: {
      en: "Under **Order and conditions**, press **Add a visit**, and state the days on which each visit can begin. At the end of a visit, the page gives the participant a personal link to the next one and a file for the calendar. This site does not send reminders; these two services can invite people again.",
      fr: "Sous **Ordre et conditions**, appuyez sur **Ajouter une visite**, puis indiquez les jours où chaque visite peut commencer. À la fin d’une visite, la page donne au participant un lien personnel vers la suivante et un fichier pour son agenda. Ce site n’envoie pas de rappel ; ces deux services peuvent inviter de nouveau les participants.",
    },
    services: [
      {
        id: "prolific",
        title: { en: "With Prolific", fr: "Avec Prolific" },
        body: {
          en: `1. Publish [one Prolific study for each visit](https://researcher-help.prolific.com/en/article/620ca2), each with the duration and the reward of its visit alone. Describe all visits in the first one.
2. In each of them, enter the link for Prolific that the editor displays. In the later ones, add &visit= and the name of the visit to the end of the link, such as &visit=second.
3. Enter the same completion code in each, because your study has one code for a finished visit. Prolific accepts a code of your own.
4. In each later one, enter the Prolific IDs of the participants who finished the previous visit in a custom allowlist, and publish the study on the first day of the visit. Only these participants can then take part.
5. They open their personal link. On the device of their last visit, the page also continues without it. On other devices, the page displays what to do and has a form in which you make a new link, to send in a message.`,
          fr: `1. Publiez [une étude Prolific par visite](https://researcher-help.prolific.com/en/article/620ca2), avec la durée et la rémunération de cette visite seulement. Décrivez toutes les visites dans la première.
2. Donnez à chacune le lien pour Prolific qu’affiche l’éditeur. Pour les visites suivantes, ajoutez à la fin du lien &visit= et le nom de la visite, par exemple &visit=second.
3. Donnez à toutes le même code de fin, car votre étude a un seul code pour une visite terminée. Prolific accepte un code choisi par vous.
4. Pour une visite suivante, inscrivez dans une liste d’autorisation (custom allowlist) les identifiants Prolific des participants qui ont terminé la visite précédente, et publiez l’étude quand commencent les jours de la visite. Eux seuls peuvent alors participer.
5. Les participants ouvrent leur lien personnel. Sur l’appareil de leur dernière visite, la page les conduit à la suivante même sans ce lien. Sur un autre appareil, elle indique que faire et contient un formulaire où vous créez un nouveau lien, à envoyer dans un message.`,
        },
      },
      {
        id: "samply",
        title: { en: "With Samply, on phones", fr: "Avec Samply, sur téléphone" },
        body: {
          en: `1. In the notification of the first visit, enter the link for Samply that the editor displays.
2. Add a notification for each further visit, with &visit= and the name of the visit at the end of the same link, such as &visit=second.
3. In a [personal schedule](https://samply.uni-konstanz.de/docs/glossary), the day on which a person joins is Day 1. If the first visit is done on this day, a visit from 6 to 9 days later is on Days 7 to 10.
4. Samply’s [placeholders](https://samply.uni-konstanz.de/docs/placeholders) cannot contain the personal link. A tap on the notification opens the browser of the phone: if this browser has stored the last visit, the page continues without the link. Otherwise, participants need their link, so remind them of it in the notification.`,
          fr: `1. Donnez à la notification de la première visite le lien pour Samply qu’affiche l’éditeur.
2. Ajoutez une notification pour chaque visite suivante, avec &visit= et le nom de la visite à la fin du même lien, par exemple &visit=second.
3. Dans un [calendrier personnel](https://samply.uni-konstanz.de/docs/glossary) (personal schedule), le jour où une personne s’inscrit est le jour 1. Si la première visite a lieu ce jour-là, une visite prévue 6 à 9 jours plus tard tombe les jours 7 à 10.
4. Les [variables de Samply](https://samply.uni-konstanz.de/docs/placeholders) ([placeholders](lang:en)) ne peuvent pas contenir le lien personnel. Toucher la notification ouvre le navigateur du téléphone : si ce navigateur a enregistré la dernière visite, la page conduit à la visite sans ce lien. Sinon, il faut le lien : demandez dans la notification de l’ouvrir.`,
        },
      },
    ],
  },
  help: {
    title: {
      en: "Would you rather have it built?",
      fr: "Préférez-vous nous confier votre étude ?",
    },
    body: {
      en: "We build studies for research teams, and can take over at any of these steps: a task that is not in the list, for example, or a data server that you do not want to run.",
      fr: "Nous développons des études pour la recherche, et pouvons prendre le relais à n’importe laquelle de ces étapes : par exemple pour une tâche qui n’est pas dans la liste, ou un serveur de données que vous ne voulez pas gérer.",
    },
    action: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
  },
});
