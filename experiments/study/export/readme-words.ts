import { escaped } from "@/experiments/study/papers/markdown";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

/** The facts about an archive that its README states. */
export type ReadmeFacts = {
  /** Whether the conditions of the study are sessions of the same people. */
  isOfSessions: boolean;
  /** Whether participants cannot enter without the first identifier. */
  requiresId: boolean;
  title: string;
  protocol: string;
  document: string;
  release: string;
  day: string;
  site: string;
  /** The address of the editor. */
  editor: string;
  /** The host of the receiver; null if data are not sent. */
  host: string | null;
  /** The ids of the steps that run an app. */
  steps: readonly string[];
  /** The query parameters of the address that identify a participant. */
  ids: readonly string[];
  /** Whether participants choose the language. */
  hasLanguages: boolean;
};

/** The maximum length of a title in a heading, in characters; a longer title is shortened. */
const LONGEST_TITLE = 200;

/** Returns a title as a heading in Markdown: one line, with its special characters escaped. */
function heading(title: string): string {
  const line = title.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const short =
    line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).toWellFormed()}…` : line;
  return escaped(short);
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

const english = (facts: ReadmeFacts) => `# ${heading(facts.title)}

A complete study made with ${facts.site}. It runs without that site and without a connection, for as long as browsers run JavaScript. Protocol id \`${facts.protocol}\`, document id \`${facts.document}\`, release ${facts.release} of ${facts.day}.

## Three ways to run it

1. **From a disk.** Unpack the zip, open \`index.html\` with a browser. Participants can do it one after another on the same computer.
2. **From a server of your own network.** In the unpacked folder, run \`python3 -m http.server 8000\`, and open \`http://<name of the computer>:8000/\` on the other computers.
3. **From any web host.** Upload the unpacked folder as it is, into any folder. No database, no program and no configuration is needed. Use https: over http, others can change the page on the way.

${facts.hasLanguages ? "`?lang=en` or `?lang=fr` after the address chooses the language." : "The study is in English."}${facts.ids.length > 0 ? ` The address identifies a participant by ${facts.ids.map((name) => `\`?${name}=…\``).join(" and ")}.` : ""} ${facts.isOfSessions ? "`?condition=…` sets the session; without it, the first session begins." : "`?condition=…` sets the condition, if the study has conditions; otherwise it is drawn at random."}${facts.requiresId ? " The study does not begin without its first identifier, except for you: from a disk, with an address that names nothing." : ""}

## Where the data go

${
  facts.host === null
    ? "The page sends nothing. The data are kept in the browser in which the study was done, and at the end the participant downloads them as a zip file. Collect these files."
    : `When a participant agrees, the page reports that the person has begun. This record and, after each part, the data are sent to \`${facts.host}\`, the data server that the study names, and to no other place. They are also kept in the browser, and at the end the participant can download them. If the page is opened from a disk, it has no address: the data server must accept the origin \`null\`; otherwise participants have to download the data.`
}

If the browser keeps nothing, the page says so before the start. A private window deletes everything when it is closed.

## How to change a text

The editor is the best way: open this zip or \`protocol.json\` at <${facts.editor}>, change what you like, and download the archive again. By hand: \`index.html\` contains the study as JSON, between \`<script type="application/json" id="document">\` and \`</script>\`. Write \`\\u003c\` for \`<\` there; letters with accents appear as \`\\u00e9\` and may be typed as they are, if the file is saved as UTF-8. The page checks the study when it is opened and shows any error. A change of title, information or debriefing does not change the protocol id; a change of steps or settings does, and the data contain the new id. \`protocol.json\` is a copy that the page does not run; over http and https the page warns if the copy differs.

The data server cannot be changed by hand: the security policy of the page allows only the data server that was confirmed.

## What is in the folder

${list([
  "`index.html`, `study.js`, `study.css`: the study, with the fonts in the styles",
  "`protocol.json`: the study file with every setting and, if there is one, the plan; the editor opens it",
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\`: the settings of this step, the codebook of its data, and scripts in R and Python that recompute its result`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py`: the results of many participants. Put the files that they downloaded into `data/`, then `Rscript analysis/recompute-all.R` (in RStudio: Source) or `python3 analysis/recompute-all.py`. The scripts name files that they cannot use, with the reason, and count a participant only once",
  "`papers/`: methods, preregistration, information and consent, data protection, CHERRIES checklist. They contain the answers that the study gives, and mark the rest “[To complete]”",
  "`CITATION.cff`: how to cite the study; add the authors",
  "`LICENSE`, `THIRD-PARTY-NOTICES.txt`: MIT, and the licences of the libraries and fonts inside",
])}
`;

const french = (facts: ReadmeFacts) => `# ${heading(facts.title)}

Une étude complète, faite avec ${facts.site} : elle fonctionne sans ce site et sans connexion, aussi longtemps que les navigateurs exécuteront JavaScript. Identifiant du protocole \`${facts.protocol}\`, du document \`${facts.document}\`, version ${facts.release} du ${facts.day}.

## Trois façons de la faire passer

1. **Depuis un disque.** Décompressez le fichier zip et ouvrez \`index.html\` dans un navigateur. Plusieurs participants peuvent se succéder sur le même ordinateur.
2. **Depuis un serveur de votre réseau.** Dans le dossier décompressé, lancez \`python3 -m http.server 8000\`, puis ouvrez \`http://<nom de l’ordinateur>:8000/\` sur les autres ordinateurs.
3. **Depuis un hébergement web.** Téléversez le dossier décompressé tel quel, à n’importe quel endroit. Il ne faut ni base de données, ni programme, ni réglage. Utilisez https : en http, d’autres peuvent modifier la page en route.

${facts.hasLanguages ? "`?lang=en` ou `?lang=fr` après l’adresse choisit la langue." : "L’étude est en français."}${facts.ids.length > 0 ? ` L’adresse désigne un participant par ${facts.ids.map((name) => `\`?${name}=…\``).join(" et ")}.` : ""} ${facts.isOfSessions ? "`?condition=…` donne la séance ; sinon, la première séance commence." : "`?condition=…` donne la condition, si l’étude en a ; sinon, elle est tirée au sort."}${facts.requiresId ? " L’étude ne commence pas sans son premier identifiant, sauf pour vous : depuis un disque, avec une adresse qui ne nomme rien." : ""}

## Où vont les données

${
  facts.host === null
    ? "Elles ne sont envoyées nulle part. Elles restent dans le navigateur où l’étude a été faite ; à la fin, le participant les télécharge dans un fichier zip. Recueillez ces fichiers."
    : `Quand un participant accepte, la page signale qu’il a commencé. Ce signalement et, après chaque partie, les données sont envoyés à \`${facts.host}\`, le serveur de données qu’indique l’étude, et nulle part ailleurs. Les données restent aussi dans le navigateur ; à la fin, le participant peut les télécharger. Ouverte depuis un disque, la page n’a pas d’adresse : ce serveur doit accepter l’origine \`null\`, sinon les participants doivent télécharger leurs données.`
}

La page dit avant le début si le navigateur ne garde rien. Une fenêtre privée efface tout quand on la ferme.

## Comment changer un texte

De préférence dans l’éditeur : ouvrez ce fichier zip ou \`protocol.json\` sur <${facts.editor}>, changez ce que vous voulez et téléchargez de nouveau la version autonome. À la main : \`index.html\` contient l’étude en JSON, entre \`<script type="application/json" id="document">\` et \`</script>\`. Écrivez-y \`\\u003c\` pour \`<\` ; les lettres accentuées y figurent sous la forme \`\\u00e9\` et peuvent être tapées telles quelles, si le fichier est enregistré en UTF-8. La page vérifie l’étude à l’ouverture et affiche les erreurs. Modifier le titre, l’information ou le débriefing ne change pas l’identifiant du protocole ; modifier les étapes ou leurs réglages le change, et les données contiennent le nouvel identifiant. \`protocol.json\` est une copie que la page n’exécute pas ; en http et en https, la page signale si la copie diffère.

Le serveur de données ne peut pas être changé à la main : la règle de sécurité de la page n’admet que le serveur qui a été confirmé.

## Ce que contient le dossier

${list([
  "`index.html`, `study.js`, `study.css` : l’étude, avec les polices dans les styles",
  "`protocol.json` : le fichier d’étude avec tous les réglages et, s’il existe, le plan ; l’éditeur l’ouvre",
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\` : les réglages de cette étape, le dictionnaire de ses données et des scripts R et Python qui recalculent son résultat`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py` : les résultats de plusieurs participants. Mettez les fichiers téléchargés dans `data/`, puis `Rscript analysis/recompute-all.R` (dans RStudio : Source) ou `python3 analysis/recompute-all.py`. Les scripts nomment les fichiers inutilisables, avec la raison, et ne comptent un participant qu’une fois",
  "`papers/` : méthode, préenregistrement, information et consentement, protection des données, liste CHERRIES. Ils contiennent les réponses que donne l’étude et marquent le reste « [À compléter] »",
  "`CITATION.cff` : comment citer ; ajoutez les auteurs",
  "`LICENSE`, `THIRD-PARTY-NOTICES.txt` : MIT, et les licences des bibliothèques et des polices",
])}
`;

/** The README of an archive and its file name, in each language. */
export const ARCHIVE_README: Readonly<
  Record<Locale, { file: string; text: (facts: ReadmeFacts) => string }>
> = {
  en: { file: "README.md", text: english },
  fr: { file: "LISEZMOI.md", text: (facts) => typeset(french(facts), "fr") },
};
