import { escaped } from "@/experiments/study/papers/markdown";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

/** The facts about an archive in its README. */
export type ReadmeFacts = {
  title: string;
  protocol: string;
  document: string;
  release: string;
  day: string;
  site: string;
  /** Address of the editor. */
  editor: string;
  /** Host of the receiver; null if data are not sent. */
  host: string | null;
  /** Ids of the steps that run an app. */
  steps: readonly string[];
  /** Names of the identifiers in the address. */
  ids: readonly string[];
};

/** The largest number of characters of a title in a heading: a title may have paragraphs. */
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

\`?lang=en\` or \`?lang=fr\` after the address chooses the language.${facts.ids.length > 0 ? ` The address identifies a participant by ${facts.ids.map((name) => `\`?${name}=…\``).join(" and ")}.` : ""} \`?condition=…\` sets the condition, if the study has conditions; otherwise it is drawn at random.

## Where the data go

${
  facts.host === null
    ? "The page sends nothing. The data are kept in the browser in which the study was done, and at the end the participant downloads them as a zip file. Collect these files."
    : `After each part to \`${facts.host}\`, the receiver that the document names, and to no other place. They are also kept in the browser, and at the end the participant can download them. Opened from a disk, the page has no address: the receiver must accept the origin \`null\`; otherwise participants have to download the data.`
}

If the browser keeps nothing, the page says so before the start. Private windows forget everything when they are closed.

## How to change a text

Best in the editor: open this zip or \`protocol.json\` at <${facts.editor}>, change what you like, and download the archive again. By hand: \`index.html\` holds the document as JSON, between \`<script type="application/json" id="document">\` and \`</script>\`. Write \`\\u003c\` for \`<\` there; letters with accents stand as \`\\u00e9\` and may be typed as they are, if the file is saved as UTF-8. The page checks the document when it is opened and says what is wrong. Titles, information and debriefing leave the protocol id as it is; steps and their settings change it, and the data say so. \`protocol.json\` is a copy: the page does not run it, and says over http and https where it is another document.

The receiver cannot be changed by hand: the policy in the page allows only the one that was confirmed.

## What is in the folder

${list([
  "`index.html`, `study.js`, `study.css`: the study, with the fonts in the styles",
  "`protocol.json`: the document with every setting, for the editor, and with the plan where there is one",
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\`: the settings of this step, the codebook of its data, and scripts in R and Python that recompute its result`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py`: the results of many participants. Put the files that they downloaded into `data/`, then `Rscript analysis/recompute-all.R` (in RStudio: Source) or `python3 analysis/recompute-all.py`. Files that cannot be used are named with the reason, and a participant whose files are there twice counts once",
  "`papers/`: methods, preregistration, information and consent, data protection, CHERRIES checklist. They say what the document says and leave the rest open",
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

\`?lang=en\` ou \`?lang=fr\` après l’adresse choisit la langue.${facts.ids.length > 0 ? ` L’adresse désigne un participant par ${facts.ids.map((name) => `\`?${name}=…\``).join(" et ")}.` : ""} \`?condition=…\` donne la condition, si l’étude en a ; sinon, elle est tirée au sort.

## Où vont les données

${
  facts.host === null
    ? "Elles ne sont envoyées nulle part. Elles restent dans le navigateur où l’étude a été faite ; à la fin, le participant les télécharge dans un fichier zip. Recueillez ces fichiers."
    : `Après chaque partie, vers \`${facts.host}\`, le serveur de réception qu’indique le document, et nulle part ailleurs. Elles restent aussi dans le navigateur ; à la fin, le participant peut les télécharger. Ouverte depuis un disque, la page n’a pas d’adresse : ce serveur doit accepter l’origine \`null\`, sinon les participants doivent télécharger leurs données.`
}

La page dit avant le début si le navigateur ne garde rien. Une fenêtre privée oublie tout quand on la ferme.

## Comment changer un texte

De préférence dans l’éditeur : ouvrez ce fichier zip ou \`protocol.json\` sur <${facts.editor}>, changez ce que vous voulez et emportez l’étude à nouveau. À la main : \`index.html\` contient le document en JSON, entre \`<script type="application/json" id="document">\` et \`</script>\`. Écrivez-y \`\\u003c\` pour \`<\` ; les lettres accentuées y figurent sous la forme \`\\u00e9\` et peuvent être tapées telles quelles, si le fichier est enregistré en UTF-8. La page vérifie le document à l’ouverture et dit ce qui ne va pas. Titre, information et débriefing ne changent pas l’identifiant du protocole ; les étapes et leurs réglages le changent, et les données le disent. \`protocol.json\` est une copie : la page ne l’exécute pas, et dit, en http et en https, si c’est un autre document.

Le serveur de réception ne se change pas à la main : la règle de sécurité de la page n’admet que celui qui a été confirmé.

## Ce que contient le dossier

${list([
  "`index.html`, `study.js`, `study.css` : l’étude, avec les polices dans les styles",
  "`protocol.json` : le document avec tous les réglages, pour l’éditeur, et avec le plan s’il y en a un",
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\` : les réglages de cette étape, le dictionnaire de ses données et des scripts R et Python qui recalculent son résultat`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py` : les résultats de plusieurs participants. Mettez les fichiers téléchargés dans `data/`, puis `Rscript analysis/recompute-all.R` (dans RStudio : Source) ou `python3 analysis/recompute-all.py`. Les fichiers inutilisables sont nommés avec la raison, et un participant dont les fichiers sont là deux fois ne compte qu’une fois",
  "`papers/` : méthode, préenregistrement, information et consentement, protection des données, liste CHERRIES. Ils disent ce que dit le document et laissent le reste ouvert",
  "`CITATION.cff` : comment citer ; ajoutez les auteurs",
  "`LICENSE`, `THIRD-PARTY-NOTICES.txt` : MIT, et les licences des bibliothèques et des polices",
])}
`;

/** The README of an archive and its file name, by language. */
export const ARCHIVE_README: Readonly<
  Record<Locale, { file: string; text: (facts: ReadmeFacts) => string }>
> = {
  en: { file: "README.md", text: english },
  fr: { file: "LISEZMOI.md", text: (facts) => typeset(french(facts), "fr") },
};
