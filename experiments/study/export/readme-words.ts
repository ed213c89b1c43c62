import { LIST_LENGTH } from "@/experiments/study/document/numbered-list";
import { escaped } from "@/experiments/study/papers/markdown";
import { formatNumber } from "@/lib/i18n/format";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { LIST_FILE } from "./printed-list";

/** The facts about an archive that its README states. */
export type ReadmeFacts = {
  /**
   * The source of the condition if the URL does not name one: drawn at random, the receiver, the numbered list, or
   * drawn at random because the list needs an identifier and the document does not name one.
   */
  groups: "drawn" | "server" | "listed" | "noId";
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
  /** The URLs of the editor and of the page that reads data. */
  editor: string;
  reader: string;
  /** The host of the receiver; null if data are not sent. */
  host: string | null;
  /** The ids of the steps that run an app. */
  steps: readonly string[];
  /** The query parameters of the URL that identify a participant. */
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

const ENGLISH_GROUPS: Readonly<Record<ReadmeFacts["groups"], string>> = {
  drawn: "it is drawn at random",
  server:
    "the data server assigns it, and it is drawn at random if the data server does not answer",
  listed: "the numbered list sets it",
  noId: "it is drawn at random",
};

const FRENCH_GROUPS: Readonly<Record<ReadmeFacts["groups"], string>> = {
  drawn: "elle est tirée au sort",
  server: "le serveur de données l’attribue, ou elle est tirée au sort s’il ne répond pas",
  listed: "la liste numérotée la fixe",
  noId: "elle est tirée au sort",
};

/** Returns the section about the numbered list; empty if the groups of the study are not balanced by a list. */
function englishList({ groups, ids: [id = ""] }: ReadmeFacts): string {
  const most = formatNumber(LIST_LENGTH, "en");
  if (groups === "noId")
    return `## Groups of different sizes

The study asks for groups of equal size, but names no identifier, so this page cannot tell participants apart by a number and assigns each condition at random. Name an identifier such as \`participant\` in the editor, and download the archive again: it then contains a numbered list.

`;
  if (groups !== "listed") return "";
  return `## The numbered list balances the groups

\`${LIST_FILE}\` gives the condition of each participant number from 1 to ${most}, and the page assigns exactly this condition. Give your participants the numbers 1, 2, 3 and so on, each number once in the whole study, even if you use several computers. Open the page with the number in its address: \`index.html?${id}=17\`. After each block of the list (twice as many numbers as conditions), the groups of the numbers in it are equal. The columns are \`number\`, \`assigned_condition\`, \`row\` (the row of the Williams square, from 0; NA if the order has no rows) and \`step_order\` (the order of the steps). In the data, \`assignment_source\` is \`list\`.

- **Anybody with this file, or with the archive, can see who gets which condition next.** So the allocation is not concealed: an experimenter who reads the list is not blind and could choose whom to include. Let somebody else keep the list, or collect with a data server, and report how you did it.
- The same number twice: the page says so if the number was used in the same browser, and assigns the same condition again. If the second participant is another person, continue with the next unused number.
- No number, 0, 1.5, 017, a number above ${most}, or a word: the page says so before the start, and assigns the condition at random. In the data, \`assignment_source\` is \`drawn\`. Each such participant can make the groups less equal.
- \`?condition=…\` in the address sets the condition, whatever the list says.
- A participant who leaves has used up the number. The groups of those who finish can therefore differ.
- The list follows from the protocol id. After a change of steps or settings by hand, the printed list no longer holds: download the archive again from the editor.

`;
}

function frenchList({ groups, ids: [id = ""] }: ReadmeFacts): string {
  const most = formatNumber(LIST_LENGTH, "fr");
  if (groups === "noId")
    return `## Des groupes de tailles différentes

L’étude demande des groupes de même taille, mais n’indique aucun identifiant : la page ne peut pas distinguer les participants par un numéro, et tire chaque condition au sort. Indiquez dans l’éditeur un identifiant, par exemple \`participant\`, et téléchargez de nouveau la version autonome : elle contiendra une liste numérotée.

`;
  if (groups !== "listed") return "";
  return `## La liste numérotée équilibre les groupes

\`${LIST_FILE}\` donne la condition de chaque numéro de participant, de 1 à ${most}, et la page attribue exactement cette condition. Donnez à vos participants les numéros 1, 2, 3 et ainsi de suite, chaque numéro une seule fois dans toute l’étude, même avec plusieurs ordinateurs. Ouvrez la page avec le numéro dans son adresse : \`index.html?${id}=17\`. Après chaque bloc de la liste (deux fois plus de numéros que de conditions), les groupes de ces numéros sont égaux. Les colonnes sont \`number\`, \`assigned_condition\`, \`row\` (la ligne du carré latin, à partir de 0 ; NA si l’ordre n’a pas de lignes) et \`step_order\` (l’ordre des étapes). Dans les données, \`assignment_source\` vaut \`list\`.

- **Toute personne qui a ce fichier, ou l’archive, peut voir qui sera dans quelle condition.** L’attribution n’est donc pas dissimulée : un expérimentateur qui lit la liste n’est pas en aveugle et pourrait choisir qui inclure. Confiez la liste à une autre personne, ou recueillez les données avec un serveur, et indiquez comment vous avez fait.
- Deux fois le même numéro : la page le signale si le numéro a servi dans le même navigateur, et attribue de nouveau la même condition. Si c’est une autre personne, continuez avec le numéro suivant qui n’a pas servi.
- Pas de numéro, 0, 1.5, 017, un numéro supérieur à ${most} ou un mot : la page le signale avant le début et tire la condition au sort. Dans les données, \`assignment_source\` vaut \`drawn\`. Chacun de ces participants peut rendre les groupes moins égaux.
- \`?condition=…\` dans l’adresse donne la condition, quoi que dise la liste.
- Un participant qui abandonne a utilisé son numéro. Les groupes de ceux qui terminent peuvent donc différer.
- La liste découle de l’identifiant du protocole. Après une modification à la main des étapes ou des réglages, la liste imprimée n’est plus valable : téléchargez de nouveau la version autonome depuis l’éditeur.

`;
}

const english = (facts: ReadmeFacts) => `# ${heading(facts.title)}

A complete study made with ${facts.site}. It runs without that site and without a connection, for as long as browsers run JavaScript. Protocol id \`${facts.protocol}\`, document id \`${facts.document}\`, release ${facts.release} of ${facts.day}.

## Three ways to run it

1. **From a disk.** Unpack the zip and open \`index.html\` in a browser. Participants can do it one after another on the same computer.
2. **From a server of your own network.** In the unpacked folder, run \`python3 -m http.server 8000\`, and open \`http://<name of the computer>:8000/\` on the other computers.
3. **From any web host.** Upload the unpacked folder as it is, into any folder. You do not need a database, a program or a configuration. Use https: over http, others can change the page on the way.

${facts.hasLanguages ? "`?lang=en` or `?lang=fr` after the address chooses the language." : "The study is in English."}${facts.ids.length > 0 ? ` The address identifies a participant by ${facts.ids.map((name) => `\`?${name}=…\``).join(" and ")}.` : ""} ${facts.isOfSessions ? "`?condition=…` sets the session; without it, the first session begins." : `\`?condition=…\` sets the condition, if the study has conditions; otherwise ${ENGLISH_GROUPS[facts.groups]}.`}${facts.requiresId ? " The study begins only if the address contains the first identifier. To try it yourself, open `index.html` from a disk and add nothing to the address." : ""}

${englishList(facts)}## Where the data go

${
  facts.host === null
    ? "The page sends nothing. The data are kept in the browser in which the study was done, and at the end the participant downloads them as a zip file. Collect these files."
    : `When a participant agrees, the page reports that the person has begun. This record and, after each part, the data are sent to \`${facts.host}\`, the data server that the study names, and to no other place. They are also kept in the browser, and at the end the participant can download them. If the page is opened from a disk, it has no address: the data server must accept the origin \`null\`; otherwise participants have to download the data.`
}

If the browser keeps nothing, the page says so before the start. A private window deletes everything when it is closed.

## How to read the data

Open <${facts.reader}> and drop the files of all participants there, together with \`protocol.json\`. The page counts who is analysed and why the others are not, computes every measure, and answers the question of the plan. The files stay in your browser. Without a connection, \`analysis/recompute-all.R\` and \`analysis/recompute-all.py\` compute the scores.

## How to change a text

The editor is the best way: open this zip or \`protocol.json\` at <${facts.editor}>, change what you like, and download the archive again. By hand: \`index.html\` contains the study as JSON, between \`<script type="application/json" id="document">\` and \`</script>\`. Write \`\\u003c\` for \`<\` there; letters with accents appear as \`\\u00e9\` and may be typed as they are, if the file is saved as UTF-8. The page checks the study when it is opened and shows any error. A change of title, information or debriefing does not change the protocol id; a change of steps or settings does, and the data contain the new id. \`protocol.json\` is a copy that the page does not run; over http and https the page warns if the copy differs.

The data server cannot be changed by hand: the security policy of the page allows only the data server that was confirmed.

## What is in the folder

${list([
  "`index.html`, `study.js`, `study.css`: the study, with the fonts in the styles",
  "`protocol.json`: the study file with every setting and, if there is one, the plan; the editor opens it",
  ...(facts.groups === "listed"
    ? [
        `\`${LIST_FILE}\`: the condition of each participant number; it shows who gets which condition next`,
      ]
    : []),
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\`: the settings of this step, the codebook of its data, and scripts in R and Python that recompute its result`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py`: the results of many participants. Put the files that they downloaded into `data/`, then `Rscript analysis/recompute-all.R` (in RStudio: Source) or `python3 analysis/recompute-all.py`. The scripts name files that they cannot use, with the reason, and count a run that is in several files once",
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

${facts.hasLanguages ? "`?lang=en` ou `?lang=fr` après l’adresse choisit la langue." : "L’étude est en français."}${facts.ids.length > 0 ? ` L’adresse désigne un participant par ${facts.ids.map((name) => `\`?${name}=…\``).join(" et ")}.` : ""} ${facts.isOfSessions ? "`?condition=…` donne la séance ; sinon, la première séance commence." : `\`?condition=…\` donne la condition, si l’étude en a ; sinon, ${FRENCH_GROUPS[facts.groups]}.`}${facts.requiresId ? " L’étude ne commence que si l’adresse contient le premier identifiant. Pour l’essayer vous-même, ouvrez `index.html` depuis un disque, sans rien ajouter à l’adresse." : ""}

${frenchList(facts)}## Où vont les données

${
  facts.host === null
    ? "Elles ne sont envoyées nulle part. Elles restent dans le navigateur où l’étude a été faite ; à la fin, le participant les télécharge dans un fichier zip. Recueillez ces fichiers."
    : `Quand un participant accepte, la page signale qu’il a commencé. Ce signalement et, après chaque partie, les données sont envoyés à \`${facts.host}\`, le serveur de données qu’indique l’étude, et nulle part ailleurs. Les données restent aussi dans le navigateur ; à la fin, le participant peut les télécharger. Ouverte depuis un disque, la page n’a pas d’adresse : ce serveur doit accepter l’origine \`null\`, sinon les participants doivent télécharger leurs données.`
}

La page dit avant le début si le navigateur ne garde rien. Une fenêtre privée efface tout quand on la ferme.

## Comment lire les données

Ouvrez <${facts.reader}> et déposez-y les fichiers de tous les participants avec \`protocol.json\`. La page indique quels participants sont analysés et pourquoi les autres ne le sont pas, calcule chaque mesure et répond à la question du plan. Les fichiers restent dans votre navigateur. Sans connexion, \`analysis/recompute-all.R\` et \`analysis/recompute-all.py\` calculent les scores.

## Comment changer un texte

De préférence dans l’éditeur : ouvrez ce fichier zip ou \`protocol.json\` sur <${facts.editor}>, changez ce que vous voulez et téléchargez de nouveau la version autonome. À la main : \`index.html\` contient l’étude en JSON, entre \`<script type="application/json" id="document">\` et \`</script>\`. Écrivez-y \`\\u003c\` pour \`<\` ; les lettres accentuées y figurent sous la forme \`\\u00e9\` et peuvent être tapées telles quelles, si le fichier est enregistré en UTF-8. La page vérifie l’étude à l’ouverture et affiche les erreurs. Modifier le titre, l’information ou le débriefing ne change pas l’identifiant du protocole ; modifier les étapes ou leurs réglages le change, et les données contiennent le nouvel identifiant. \`protocol.json\` est une copie que la page n’exécute pas ; en http et en https, la page signale si la copie diffère.

Le serveur de données ne peut pas être changé à la main : la règle de sécurité de la page n’admet que le serveur qui a été confirmé.

## Ce que contient le dossier

${list([
  "`index.html`, `study.js`, `study.css` : l’étude, avec les polices dans les styles",
  "`protocol.json` : le fichier d’étude avec tous les réglages et, s’il existe, le plan ; l’éditeur l’ouvre",
  ...(facts.groups === "listed"
    ? [
        `\`${LIST_FILE}\` : la condition de chaque numéro de participant ; ce fichier montre qui sera dans quelle condition`,
      ]
    : []),
  ...facts.steps.map(
    (step) =>
      `\`analysis/${step}/\` : les réglages de cette étape, le dictionnaire de ses données et des scripts R et Python qui recalculent son résultat`,
  ),
  "`analysis/recompute-all.R`, `analysis/recompute-all.py` : les résultats de plusieurs participants. Mettez les fichiers téléchargés dans `data/`, puis `Rscript analysis/recompute-all.R` (dans RStudio : Source) ou `python3 analysis/recompute-all.py`. Les scripts nomment les fichiers inutilisables, avec la raison, et ne comptent qu’une fois une passation présente dans plusieurs fichiers",
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
