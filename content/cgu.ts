import { defineContent } from "@/lib/i18n/define-content";

export const cgu = defineContent("cgu", {
  title: {
    en: "Terms of use, legal notice and privacy",
    fr: "Conditions d’utilisation, mentions légales et vie privée",
  },
  description: {
    en: "Who publishes this site, on what terms you may use it, what we know about you, what your browser stores, and how accessible it is.",
    fr: "Qui publie ce site, à quelles conditions l’utiliser, ce que nous savons de vous, ce qu’enregistre votre navigateur, et où en est l’accessibilité.",
  },
  lede: {
    en: "This page states who is responsible for {name}, what you may do here, and what happens to information about you. In short: no account, no cookies, no analytics.",
    fr: "Cette page indique qui est responsable de {name}, ce que vous pouvez faire ici et ce que deviennent les informations qui vous concernent. En bref : ni compte, ni cookie, ni mesure d’audience.",
  },
  updatedLabel: { en: "Last changed", fr: "Dernière modification" },
  updated: "2026-11-29",
  /** Displayed if the operator has configured a street map (docs/environment.md, `NEXT_PUBLIC_TILE_URL`). */
  streetMap: {
    en: ", except the street map of the contact page: it comes from {host} once you ask for it",
    fr: ", sauf le plan des rues de la page de contact : il vient de {host} si vous le demandez",
  },
  contentsTitle: { en: "On this page", fr: "Sur cette page" },

  sections: [
    {
      id: "publisher",
      part: "none",
      title: { en: "Publisher and host", fr: "Éditeur et hébergeur" },
      body: {
        en: `This information is required by article 1-1 of French Act no.\u00A02004-575 of 21 June 2004 (LCEN) and by the rules on electronic commerce.

- **Publisher:** {legalName}, {legalForm}, share capital {shareCapital}
- **Registered office:** {street}, {postalCode} {city}
- **Registration:** {registration}
- **VAT number:** {vatNumber}
- **E-mail:** {email}
- **Telephone:** {phone}
- **Publishing director:** {publicationDirector}
- **Host:** {hostName}, {hostAddress}, telephone {hostPhone}`,
        fr: `Ces informations sont exigées par l’article 1-1 de la loi n°\u00A02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique (LCEN) et par les règles du commerce électronique.

- **Éditeur** : {legalName}, {legalForm} au capital de {shareCapital}
- **Siège social** : {street}, {postalCode} {city}
- **Immatriculation** : {registration}
- **Numéro de TVA** : {vatNumber}
- **Courriel** : {email}
- **Téléphone** : {phone}
- **Directeur de la publication** : {publicationDirector}
- **Hébergeur** : {hostName}, {hostAddress}, téléphone {hostPhone}`,
      },
    },
    {
      id: "terms",
      part: "none",
      title: { en: "Terms of use", fr: "Conditions d’utilisation" },
      body: {
        en: `This site presents the work of {legalName}, which builds behavioural experiments, and offers tasks to try and a free study editor. We do not sell anything on this site. A study is agreed in a separate written contract.

Access is free and does not need an account. We try to keep the site available, without promising that it always is. It may be changed, interrupted or withdrawn without notice.

Please do not disrupt it.`,
        fr: `Ce site présente l’activité de {legalName}, qui réalise des expériences comportementales, et propose des tâches à essayer et un éditeur d’études gratuit. Rien n’y est vendu. Une étude fait l’objet d’un contrat écrit distinct.

L’accès est gratuit et ne demande pas de compte. Nous nous efforçons de maintenir le site accessible, sans garantir qu’il le soit toujours. Il peut être modifié, interrompu ou retiré sans préavis.

Merci de ne pas perturber son fonctionnement.`,
      },
    },
    {
      id: "demonstrations",
      part: "none",
      title: { en: "The demonstrations", fr: "Les démonstrations" },
      body: {
        en: `The tasks that you can try here are short versions of research tasks. They show how such a task works. They are **not a diagnosis, not a psychometric test** and not a tool for selecting people.

Taking part is voluntary, and you may stop at any moment. In the demonstration on the home page, your answers stay in the memory of the page: they are neither sent nor stored, and they are gone when you leave it.

In the [tasks](page:portfolio) and in studies, your answers are kept in your browser (those of a timed task as soon as its first block is complete), so that you can continue after an interruption and download them. They stay on this device alone until you delete them, one session or all of them, under “[What you did here](page:study#my-data)” or [below](page:cgu#storage). Some browsers delete what a site has saved after seven days without a visit. Your answers are not sent to anyone, unless the task or the information sheet of the study names the recipient before you start. Before you start such a study, its page asks the recipient whether the study is still open; the request contains only the id of the study. When you agree, the recipient is notified that you have begun, and may assign you to a version of the study. Your answers are sent after each part. At the end you get a withdrawal code: to withdraw, enter it on the page [Withdraw your data](page:withdraw), on any device, until the day that the study states.

The result of the [Stroop](page:study?app=stroop) is compared with published data from {stroopParticipants} participants in the United States, recruited on Amazon Mechanical Turk ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)). The participants completed a longer version, with three colours. The few trials of the demonstration give a rough estimate only, which is why an interval is drawn with it.

Times are measured by software. The delays of your display, keyboard or touchscreen are included in them, and unknown. More on [timing in a browser](page:about#timing).`,
        fr: `Les tâches que vous pouvez essayer ici sont des versions courtes de tâches de recherche. Elles montrent comment une telle tâche fonctionne. Elles ne sont **ni un diagnostic, ni un test psychométrique**, ni un outil de sélection.

La participation est volontaire et vous pouvez arrêter à tout moment. Dans la démonstration de la page d’accueil, vos réponses restent dans la mémoire de la page : elles ne sont ni envoyées ni enregistrées, et disparaissent quand vous la quittez.

Dans les [tâches](page:portfolio) et les études, vos réponses sont enregistrées dans votre navigateur (celles d’une tâche chronométrée dès la fin de son premier bloc), pour que vous puissiez reprendre après une interruption et les télécharger. Elles restent sur ce seul appareil jusqu’à ce que vous les effaciez, une passation à la fois ou toutes ensemble, sous « [Ce que vous avez fait ici](page:study#my-data) » ou [plus bas](page:cgu#storage). Certains navigateurs suppriment ce qu’un site a enregistré après sept jours sans visite. Vos réponses ne sont envoyées à personne, sauf si la tâche ou la notice d’information de l’étude nomme le destinataire avant que vous commenciez. Avant que vous commenciez une telle étude, sa page demande au destinataire si l’étude est encore ouverte ; cette demande ne contient que l’identifiant de l’étude. Quand vous acceptez, le destinataire est informé que vous avez commencé et peut vous attribuer une version de l’étude. Vos réponses sont envoyées après chaque partie. À la fin, vous recevez un code de retrait : pour vous retirer, saisissez-le sur la page [Retirer mes données](page:withdraw), sur n’importe quel appareil, jusqu’au jour indiqué par l’étude.

Le résultat du [Stroop](page:study?app=stroop) est comparé à des données publiées, recueillies auprès de {stroopParticipants} participants aux États-Unis, recrutés sur Amazon Mechanical Turk ([Eisenberg et al. 2019](https://doi.org/10.1038/s41467-019-10301-1)). Ils ont passé une version plus longue, à trois couleurs. Les quelques essais de la démonstration ne donnent qu’une estimation grossière : c’est pourquoi un intervalle l’accompagne.

Les temps sont mesurés par logiciel. Les délais de l’affichage, de votre clavier ou de votre écran tactile y sont compris, et restent inconnus. En savoir plus sur [la mesure du temps dans un navigateur](page:about#timing).`,
      },
    },
    {
      id: "property",
      part: "none",
      title: { en: "Intellectual property", fr: "Propriété intellectuelle" },
      body: {
        en: `- **Code:** the source code of this site is under the MIT licence. The libraries that it uses keep their own licences.
- **Fonts:** Atkinson Hyperlegible Next and Atkinson Hyperlegible Mono, under the SIL Open Font License 1.1.
- **Published data:** the reference distributions are summaries that we computed from data made public by their authors. The source is cited wherever a distribution is drawn, and no individual record is reproduced.
- **Texts and figures:** {legalName}, under the same licence as the code. Please name the source when you quote them.`,
        fr: `- **Code** : le code source de ce site est sous licence MIT. Les bibliothèques qu’il utilise gardent leurs propres licences.
- **Polices** : Atkinson Hyperlegible Next et Atkinson Hyperlegible Mono, sous licence SIL Open Font License 1.1.
- **Données publiées** : les distributions de référence sont des résumés que nous avons calculés à partir de données rendues publiques par leurs auteurs. La source est citée partout où l’une d’elles est tracée, et aucune donnée individuelle n’est reproduite.
- **Textes et figures** : {legalName}, sous la même licence que le code. Merci d’indiquer la source quand vous les citez.`,
      },
    },
    {
      id: "links",
      part: "none",
      title: { en: "Links", fr: "Liens" },
      body: {
        en: `Some links lead to articles, data or tools on other sites. We are not responsible for their content; their own terms apply there.

You may link to any page of this site without asking.`,
        fr: `Certains liens mènent à des articles, des données ou des outils sur d’autres sites. Nous ne répondons pas de leur contenu ; leurs propres conditions s’y appliquent.

Vous pouvez faire un lien vers toute page de ce site sans demander d’autorisation.`,
      },
    },
    {
      id: "liability",
      part: "none",
      title: { en: "Liability", fr: "Responsabilité" },
      body: {
        en: `We write these pages with care and correct the errors that are reported to {email}. They may still contain some, and they do not replace professional advice.

Within the limits of the law, we are not liable for harm caused by an interruption of the site, by a link to another site, or by a demonstration used for something that it is not meant for.`,
        fr: `Nous rédigeons ces pages avec soin et corrigeons les erreurs signalées à {email}. Il peut en rester, et ces pages ne remplacent pas l’avis d’un professionnel.

Dans les limites de la loi, nous ne répondons pas des dommages causés par une interruption du site, par un lien vers un autre site ou par une démonstration détournée de son usage.`,
      },
    },
    {
      id: "privacy",
      part: "none",
      title: { en: "Privacy", fr: "Vie privée" },
      body: {
        en: `This is the information that article 13 of the GDPR requires.

**Controller and contact.** {legalName}, at the address given [above](page:cgu#publisher). For any question about your data: {email}.

**If you write to us.** We receive your name, your e-mail address, the kind of project, what you write, and what you choose to add in the form: organisation, country, number of participants, date, a file. The [form](page:contact) shows next to its button whether it prepares an e-mail that you send yourself or sends your message to a server, and to which one. With the message, we also receive the language of the form, a random number (so that a message is not delivered twice) and how long the form was open (to detect spam). We use these data to answer you and to prepare a study at your request. The legal basis is steps taken at your request before a contract (article 6(1)(b)) or, otherwise, our legitimate interest in answering people who write to us (article 6(1)(f)). The form requires the kind of project, your message, your name and your e-mail address, without which we cannot reply; the rest is optional.

**If you read the site.** Like any web server, the host may record requests: IP address, time, page requested, browser. These logs serve to keep the site working and secure, which is our legitimate interest (article 6(1)(f)).

**How long.** Messages are kept for as long as the exchange and the work that follows it require, then for the legal time limits if there is a contract. Logs are kept for the period set by the host for security.

**Who receives them.** The people at {legalName} who answer you, our e-mail provider, and {hostName} for the logs. Your data are neither sold nor shared for advertising. Write to us to learn whether a provider processes them outside the European Union, and with what safeguards.

**Your rights.** You may ask for access, rectification, erasure, restriction and, where it applies, portability. You may object to processing based on our legitimate interest. We answer within one month. You may also complain to the [CNIL](https://www.cnil.fr/fr/adresser-une-plainte).

**Automated decisions.** We do not make automated decisions about you and do not build a profile of you.`,
        fr: `Voici les informations prévues à l’article 13 du RGPD.

**Responsable du traitement et contact.** {legalName}, à l’adresse indiquée [plus haut](page:cgu#publisher). Pour toute question sur vos données : {email}.

**Si vous nous écrivez.** Nous recevons votre nom, votre adresse électronique, le type de projet, ce que vous écrivez, et ce que vous choisissez d’ajouter dans le formulaire : organisme, pays, nombre de participants, date, fichier. Le [formulaire](page:contact) indique à côté de son bouton s’il prépare un courriel que vous envoyez vous-même ou s’il envoie votre message à un serveur, et auquel. Avec le message, nous recevons aussi la langue du formulaire, un nombre aléatoire (pour qu’un message n’arrive pas deux fois) et la durée pendant laquelle le formulaire est resté ouvert (pour détecter les envois automatiques). Nous nous servons de ces données pour vous répondre et pour préparer une étude à votre demande. La base légale est l’exécution de mesures précontractuelles prises à votre demande (article 6, paragraphe 1, point b) ou, à défaut, notre intérêt légitime à répondre aux personnes qui nous écrivent (article 6, paragraphe 1, point f). Le formulaire exige le type de projet, votre message, votre nom et votre adresse électronique, sans laquelle nous ne pouvons pas répondre ; le reste est facultatif.

**Si vous lisez le site.** Comme tout serveur web, l’hébergeur peut consigner les requêtes : adresse IP, heure, page demandée, navigateur. Ces journaux servent au fonctionnement et à la sécurité du site, ce qui est notre intérêt légitime (article 6, paragraphe 1, point f).

**Durées.** Les messages sont conservés le temps de l’échange et du travail qui le suit, puis pendant les délais légaux s’il y a un contrat. Les journaux le sont pendant la durée fixée par l’hébergeur pour la sécurité.

**Destinataires.** Les personnes de {legalName} qui vous répondent, notre fournisseur de messagerie et, pour les journaux, {hostName}. Vos données ne sont ni vendues ni transmises à des fins publicitaires. Écrivez-nous pour savoir si un prestataire les traite hors de l’Union européenne, et avec quelles garanties.

**Vos droits.** Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement et, lorsqu’elle s’applique, leur portabilité. Vous pouvez vous opposer aux traitements fondés sur notre intérêt légitime. Nous répondons dans un délai d’un mois. Vous pouvez aussi adresser une plainte à la [CNIL](https://www.cnil.fr/fr/adresser-une-plainte).

**Décisions automatisées.** Nous ne prenons pas de décision automatisée à votre sujet et n’établissons pas de profil.`,
      },
    },
    {
      id: "storage",
      part: "storage",
      title: { en: "What your browser stores", fr: "Ce qu’enregistre votre navigateur" },
      body: {
        en: `This site does not set cookies, use analytics or load anything from other sites{streetMap}. Each page carries a Content-Security-Policy, which makes your browser refuse anything else.

Apart from the files that any browser caches, your browser stores for this site only the following (details in the table below):

- your display settings, once you have changed one;
- your sessions of tasks and studies, once you have started one;
- what you write in the contact form, from the first letter until it is sent or deleted;
- the studies that you write in the editor, each from your first change on;
- if part of a page could not be loaded, a note about it until you close the tab;
- once a page has loaded, the files of the site itself, so that it works without a connection.

If you do not change a setting, start a session or write anything, only the files of the site are stored (and the note, if part of a page could not be loaded). They are the same for everyone and do not contain information about you. If the data saver of your browser is on, only the pages that you open and a few more are kept.

French law requires consent before information is written to or read from your device (article 82 of the Act of 6 January 1978). It makes an exception for what is strictly necessary for a service that you ask for. The CNIL counts among the exempt cases a choice of language or appearance that the visitor makes and expects to find again. This is why no banner asks for your consent:

- the display settings are such a choice;
- the note is necessary to show you the page;
- the files are the content of the pages, without any identifier;
- keeping a session is part of the service that you ask for by starting it, and the page states this before you start;
- keeping what you write, so that it is not lost, is part of writing to us, and the form states this; the same is true of a study that you write in the editor.

You can delete all of this here at any time. Some browsers delete what a site has saved after seven days without a visit.`,
        fr: `Ce site ne dépose aucun cookie, ne mesure pas son audience et ne charge rien depuis d’autres sites{streetMap}. Chaque page contient une règle Content-Security-Policy : votre navigateur refuse tout autre chargement.

Outre les fichiers que tout navigateur met en cache, le vôtre n’enregistre pour ce site que ce qui suit (détails dans le tableau plus bas) :

- vos choix d’affichage, dès que vous en changez un ;
- vos passations de tâches et d’études, dès que vous en commencez une ;
- ce que vous écrivez dans le formulaire de contact, de la première lettre jusqu’à l’envoi ou à l’effacement ;
- les études que vous écrivez dans l’éditeur, chacune dès votre première modification ;
- si une partie d’une page n’a pas pu être chargée, une note à ce sujet jusqu’à la fermeture de l’onglet ;
- une fois une page chargée, les fichiers du site lui-même, pour qu’il fonctionne sans connexion.

Si vous ne changez aucun réglage, ne commencez aucune passation et n’écrivez rien, seuls les fichiers du site sont enregistrés (ainsi que la note, si une partie d’une page n’a pas pu être chargée). Ils sont les mêmes pour tout le monde et ne contiennent aucune information sur vous. Si l’économiseur de données est activé, seules les pages que vous ouvrez et quelques autres sont gardées.

La loi française demande un consentement avant d’écrire ou de lire des informations sur votre appareil (article 82 de la loi du 6 janvier 1978). Elle en dispense ce qui est strictement nécessaire à un service que vous demandez. La CNIL range parmi les cas dispensés le choix d’une langue ou d’une présentation que le visiteur fait et s’attend à retrouver. C’est pourquoi aucun bandeau ne demande votre accord :

- les choix d’affichage sont de cette nature ;
- la note est nécessaire pour vous montrer la page ;
- les fichiers sont le contenu des pages, sans aucun identifiant ;
- garder une passation fait partie du service que vous demandez en la commençant, et la page vous l’indique avant le début ;
- garder ce que vous écrivez, pour que rien ne se perde, fait partie du service quand vous nous écrivez, et le formulaire l’indique ; il en va de même de l’étude que vous écrivez dans l’éditeur.

Vous pouvez effacer tout cela ici, à tout moment. Certains navigateurs suppriment ce qu’un site a enregistré après sept jours sans visite.`,
      },
    },
    {
      id: "accessibility",
      part: "none",
      title: { en: "Accessibility: not compliant", fr: "Accessibilité : non conforme" },
      body: {
        en: `{legalName} publishes this statement about {name} voluntarily, in the form that follows from article 47 of French Act no.\u00A02005-102 of 11 February 2005.

**State of compliance.** Neither we nor a third party has audited this site against the RGAA, the French accessibility reference. In its terms the site is therefore **not compliant** (in French, non conforme), whatever the checks below have found.

**What has been done.** Every page is checked automatically with axe, in the light and the dark scheme. Use by keyboard, at a width of 320 px and with text enlarged to 200% is tested too. Automatic checks find only some of the obstacles.

**Known limits:**

- The pages limit pinch zoom to 1.5 times, and the axe rule on this point is disabled. To enlarge text, use the text-size control in the footer: it goes up to 200%, and any size above 100% also raises the limit on zoom to 5 times.
- The speeded visual tasks, as well as Spatial span, Digit span and Where is it?, do not work with a screen reader. The Stroop also asks you to tell four colours apart.

**If something stops you,** write to {email} or call {phone}. We look for a solution, or send you the content in another form. If the answer does not satisfy you, you may turn to the [Défenseur des droits](https://www.defenseurdesdroits.fr).

Date of this statement: see the top of the page.`,
        fr: `{legalName} publie volontairement cette déclaration au sujet de {name}, dans la forme issue de l’article 47 de la loi n°\u00A02005-102 du 11 février 2005.

**État de conformité.** Ce site n’a fait l’objet d’aucun audit, par un tiers ou par nous, au regard du référentiel général d’amélioration de l’accessibilité (RGAA). Au sens de ce référentiel, il est donc **non conforme**, quel que soit le résultat des contrôles ci-dessous.

**Ce qui a été fait.** Chaque page est contrôlée automatiquement avec le logiciel axe, dans les thèmes clair et sombre. L’usage au clavier, sur une largeur de 320 px et avec un texte agrandi à 200 % est également testé. Les contrôles automatiques ne trouvent qu’une partie des obstacles.

**Limites connues** :

- Les pages limitent le zoom tactile à 1,5 fois, et la règle d’axe sur ce point est désactivée. Pour agrandir le texte, utilisez le réglage de sa taille, en pied de page : il va jusqu’à 200 %, et toute taille supérieure à 100 % porte aussi la limite du zoom à 5 fois.
- Les tâches visuelles chronométrées, ainsi qu’Empan spatial, Empan de chiffres et Où est-ce ?, ne fonctionnent pas avec un lecteur d’écran. Le Stroop demande en outre de distinguer quatre couleurs.

**Si vous rencontrez un obstacle,** écrivez à {email} ou appelez le {phone}. Nous cherchons une solution ou vous envoyons le contenu sous une autre forme. Si la réponse ne vous satisfait pas, vous pouvez saisir le [Défenseur des droits](https://www.defenseurdesdroits.fr).

Date de la déclaration : voir en haut de la page.`,
      },
    },
    {
      id: "law",
      part: "none",
      title: {
        en: "Governing law, courts and changes",
        fr: "Droit applicable, tribunaux et modifications",
      },
      body: {
        en: `These terms are governed by French law. In the event of a dispute, write to us first. If that fails, the courts of {courtCity} have jurisdiction, unless a mandatory rule designates others.

We change this page when the site or the law changes. The date at the top is the date of the version you are reading, which applies from that date.`,
        fr: `Ces conditions sont soumises au droit français. En cas de désaccord, écrivez-nous d’abord. À défaut d’accord, les tribunaux de {courtCity} sont compétents, sauf règle impérative contraire.

Nous modifions cette page quand le site ou la loi changent. La date en haut de page est celle de la version que vous lisez, applicable à compter de cette date.`,
      },
    },
  ],
});
