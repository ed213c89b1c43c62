import type { Bilingual } from "@/lib/i18n/define-content";

/**
 * The texts of faults and remarks: the reason why a part of the data was not read, or a fact about the part, and
 * advice. Placeholders for the values of a fault are in braces.
 */
export const FAULT_WORDS = {
  empty: {
    en: "This file is empty. Copy or download it again.",
    fr: "Ce fichier est vide. Copiez-le ou téléchargez-le de nouveau.",
  },
  notText: {
    en: "This is neither a zip file nor text, so it does not contain data of this site. Leave it out, or add the zip, CSV or JSON file.",
    fr: "Ce n’est ni une archive zip ni un texte : ce fichier ne contient pas de données de ce site. Retirez-le, ou ajoutez plutôt le fichier zip, CSV ou JSON.",
  },
  unreadable: {
    en: "The browser could not read this file: {reason}. It may have been moved or changed after you chose it. Choose it again.",
    fr: "Le navigateur n’a pas pu lire ce fichier : {reason}. Il a peut-être été déplacé ou modifié depuis que vous l’avez choisi. Choisissez-le de nouveau.",
  },
  zipCutOff: {
    en: "This zip file is not complete: its end is missing. The complete files at its beginning were read. Copy or download it again.",
    fr: "Cette archive zip est incomplète : la fin manque. Les éléments complets du début ont été lus. Copiez ou téléchargez de nouveau le fichier.",
  },
  zipDamaged: {
    en: "The list of contents of this zip file is damaged, so it was not read. Copy or download it again.",
    fr: "La liste des éléments de cette archive zip est endommagée : rien n’a été lu. Copiez ou téléchargez de nouveau le fichier.",
  },
  zipTooLarge: {
    en: "This zip file contains too many files (at most 200,000). Split it into several zip files.",
    fr: "Cette archive zip contient trop d’éléments (200 000 au plus). Répartissez-les dans plusieurs archives.",
  },
  zipTooDeep: {
    en: "This zip file is nested in too many other zip files. Unpack the outer ones first.",
    fr: "Cette archive zip est imbriquée dans trop d’autres archives. Décompressez d’abord les archives extérieures.",
  },
  zipInflates: {
    en: "The files in this zip file become too large when unpacked. The files before this one were read. Unpack the zip file and add only the data.",
    fr: "Les éléments de cette archive zip deviennent trop volumineux une fois décompressés. Les fichiers précédents ont été lus. Décompressez le fichier et n’ajoutez que les données.",
  },
  entryEncrypted: {
    en: "This file in the zip file needs a password. Unpack the zip file and add its contents.",
    fr: "Cet élément est protégé par un mot de passe. Décompressez l’archive zip et ajoutez son contenu.",
  },
  entryMethod: {
    en: "This file is compressed in a way that browsers cannot read. Create the zip file again with the usual method (Deflate).",
    fr: "Cet élément est compressé par une méthode que les navigateurs ne lisent pas. Refaites l’archive zip avec la méthode habituelle (Deflate).",
  },
  entryTooLarge: {
    en: "This file is larger than 256 MB after unpacking. Unpack the zip file and add the file itself.",
    fr: "Cet élément dépasse 256 Mo une fois décompressé. Décompressez l’archive zip et ajoutez le fichier lui-même.",
  },
  entryBomb: {
    en: "This file becomes more than 400 times larger when unpacked, unlike data of this site. It was not unpacked. Ask its author what it contains.",
    fr: "Cet élément devient plus de 400 fois plus volumineux une fois décompressé, ce qui n’arrive jamais avec les données de ce site. Il n’a pas été décompressé. Demandez à la personne qui a créé le fichier ce qu’il contient.",
  },
  entryDamaged: {
    en: "This file in the zip file is damaged. Copy or download the zip file again.",
    fr: "Cet élément est endommagé. Copiez ou téléchargez de nouveau l’archive zip.",
  },
  entryAgain: {
    en: "This zip file contains several files with this path. All of them were read. Check which one is the original.",
    fr: "Cette archive zip contient plusieurs éléments qui ont ce chemin. Tous ont été lus. Vérifiez lequel est l’original.",
  },
  nothing: {
    en: "This zip file does not contain data of this site. Add the archives that participants downloaded, or the data of your server.",
    fr: "Cette archive zip ne contient aucune donnée de ce site. Ajoutez les archives téléchargées par les participants, ou les données de votre serveur.",
  },
  notUtf8: {
    en: "This text is not in UTF-8, so it cannot be read reliably. Save it again as UTF-8.",
    fr: "Ce texte n’est pas en UTF-8 : ses caractères ne peuvent pas être décodés. Enregistrez-le de nouveau, en UTF-8.",
  },
  json: {
    en: "This JSON file was cut off or changed, so it cannot be read. Copy or download it again.",
    fr: "Ce texte commence comme du JSON mais ne peut pas être lu : il a été tronqué ou modifié. Copiez-le ou téléchargez-le de nouveau.",
  },
  jsonLine: {
    en: "This line is not valid JSON: it was cut off or changed. The other lines were read. Copy or download the file again.",
    fr: "Cette ligne n’est pas du JSON : elle a été tronquée ou modifiée. Les autres lignes ont été lues. Copiez ou téléchargez de nouveau le fichier.",
  },
  lineTooLong: {
    en: "This line is too long for a record (at most 64 million characters). The other lines were read. Check where the file comes from.",
    fr: "Cette ligne est trop longue pour un enregistrement (64 millions de caractères au plus). Les autres lignes ont été lues. Vérifiez la provenance du fichier.",
  },
  notObject: {
    en: "This item of the list is not a record of this site. The others were read. Check where the file comes from.",
    fr: "Cet élément de la liste n’est pas un enregistrement de ce site. Les autres ont été lus. Vérifiez la provenance du fichier.",
  },
  otherJson: {
    en: "This JSON file does not contain records of this site. Leave it out, or add such records.",
    fr: "Ce fichier JSON ne contient pas d’enregistrements de ce site. Retirez-le, ou ajoutez de tels enregistrements.",
  },
  indexOnly: {
    en: "This is a list of records without the records themselves. Add the records: the server’s command “read” writes them.",
    fr: "Ce fichier est une liste d’enregistrements sans leur contenu. Ajoutez les enregistrements eux-mêmes : la commande read du serveur les écrit.",
  },
  digest: {
    en: "A record of session {session} differs from the copy that the server stored, so it was not read. Read the records from the server again.",
    fr: "Passation {session} : un enregistrement diffère de celui du serveur et n’a pas été lu. Relisez les enregistrements depuis le serveur.",
  },
  record: {
    en: "This record is not valid: {reason} The other records were read.",
    fr: "Cet enregistrement ne peut pas provenir d’une passation. {reason} Les autres ont été lus.",
  },
  versions: {
    en: "Session {session}: the files contain {versions} different versions of step {step}. Unless a receipt shows which one is the original, the session is set aside as changed. Leave out the changed file.",
    fr: "Passation {session} : l’étape {step} existe en {versions} versions différentes. Si aucun accusé de réception n’indique l’original, la passation est écartée comme modifiée.",
  },
  receipt: {
    en: "Session {session}: the data differ from their receipt, so they were changed after the participant’s page wrote them. The session is set aside. Look for the original file.",
    fr: "Passation {session} : les données ne correspondent pas à l’accusé de réception ; elles ont donc été modifiées depuis leur création. La passation est écartée. Cherchez le fichier d’origine.",
  },
  otherVersion: {
    en: "This version of the site does not include version {version} of {task}, so the trials were scored by the rules of another version. For the exact scores, use the version of the site that collected the data.",
    fr: "Cette version du site ne contient pas la version {version} de la tâche {task}. Les scores ont pu être calculés, mais selon les règles actuelles. Pour les scores exacts, utilisez la version du site qui a servi au recueil des données.",
  },
  otherTable: {
    en: "This table does not have the columns of this site’s trials. Number of columns: {count}. If it comes from another program, leave it out.",
    fr: "Ce tableau n’a aucune des colonnes des essais de ce site (nombre de colonnes : {count}). S’il vient d’un autre programme, retirez-le.",
  },
  tableLacks: {
    en: "This table looks like trials of this site, but lacks columns: {columns}. Add the file as it was downloaded.",
    fr: "Ce tableau ressemble à un tableau d’essais de ce site, mais des colonnes manquent : {columns}. Ajoutez le fichier tel qu’il a été téléchargé.",
  },
  quote: {
    en: "A quotation mark in this table is not closed, so the rows after it were not read. The file was cut off or changed. Add it as it was downloaded.",
    fr: "Un guillemet n’est pas fermé dans ce tableau : les lignes qui suivent n’ont pas été lues. Le fichier a été tronqué ou modifié. Ajoutez-le tel qu’il a été téléchargé.",
  },
  rowCutOff: {
    en: "Row {line} has fewer cells than the header and was left out. The file may have been cut off. Add it as it was downloaded.",
    fr: "La ligne {line} a moins de cellules que l’en-tête et a été écartée. Le fichier a peut-être été tronqué. Ajoutez-le tel qu’il a été téléchargé.",
  },
  rowTooLong: {
    en: "Row {line} has more cells than the header and was left out, because its cells may belong to other columns. Add the file as it was downloaded.",
    fr: "La ligne {line} a plus de cellules que l’en-tête et a été écartée, car ses cellules peuvent appartenir à d’autres colonnes. Ajoutez le fichier tel qu’il a été téléchargé.",
  },
  tooManyRows: {
    en: "This table has more than {rows} rows and was not read. Split it into several files, without dividing a session.",
    fr: "Ce tableau a plus de {rows} lignes et n’a pas été lu. Répartissez-le en plusieurs fichiers, sans couper de passation.",
  },
  noSession: {
    en: "From row {line} on, rows do not have a session_id. They were left out, because their session is unknown. Add the file as it was downloaded.",
    fr: "À partir de la ligne {line}, des lignes n’ont pas de session_id. Elles ont été écartées, car leur passation est inconnue.",
  },
  cell: {
    en: "Session {session}: “{cell}” in row {line} is not a valid value of the column {column}. These data were left out. A program may have changed the cell; add the file as it was downloaded.",
    fr: "Passation {session} : à la ligne {line}, « {cell} » n’est pas une valeur possible de la colonne {column}. Cette passation a été écartée. Un programme a peut-être modifié la cellule ; ajoutez le fichier tel qu’il a été téléchargé.",
  },
  tableRun: {
    en: "Session {session}: the rows are not valid: {reason} They were left out. Add the file as it was downloaded.",
    fr: "Passation {session} : ces lignes ne peuvent pas être celles d’une passation. {reason} Cette passation a été écartée. Ajoutez le fichier tel qu’il a été téléchargé.",
  },
  defaults: {
    en: "Tables do not contain the settings of a task, so the step {step} ({task}) was scored with the default settings. If your study has other settings, add the study file.",
    fr: "Un tableau n’indique pas les réglages des tâches. Les scores de l’étape {step} ({task}) ont été calculés avec les réglages par défaut de la tâche. Si votre étude en a d’autres, ajoutez son fichier d’étude.",
  },
  tooSoonDiffers: {
    en: "Session {session}: the column too_soon contradicts the response times (rows: {rows}). The response times were used. These data were changed; compare them with the original file.",
    fr: "Passation {session} : la colonne too_soon contredit le temps de réponse (nombre de lignes : {rows}). Les temps de réponse ont été utilisés. Ces lignes ont été modifiées ; comparez-les au fichier d’origine.",
  },
  excludedDiffers: {
    en: "Session {session}: the column excluded contradicts the responses (rows: {rows}). The column was used as it is. These data were changed; compare them with the original file.",
    fr: "Passation {session} : la colonne excluded contredit la réponse (nombre de lignes : {rows}). La colonne a été utilisée telle quelle. Ces lignes ont été modifiées ; comparez-les au fichier d’origine.",
  },
  idRounded: {
    en: "A spreadsheet has replaced an identifier in the column {column} with the rounded number {value}. Different participants may now have the same identifier. Add the file as it was downloaded.",
    fr: "Un tableur a remplacé un identifiant de la colonne {column} par le nombre arrondi {value}. Des participants différents peuvent désormais avoir le même identifiant. Ajoutez le fichier tel qu’il a été téléchargé.",
  },
  document: {
    en: "This study file has an error. Correct it in the editor. {path}: {rule}",
    fr: "Ce fichier d’étude n’est pas valide ({path}) : {rule}",
  },
  prolificTooLarge: {
    en: "This Prolific export is larger than 64 MB and was not read. Add the export of one study.",
    fr: "Cet export de Prolific dépasse 64 Mo et n’a pas été lu. Ajoutez l’export d’une seule étude.",
  },
  prolificColumn: {
    en: "This Prolific export lacks the column “{column}”. Download it again from the page of the study’s submissions.",
    fr: "Cet export de Prolific n’a pas de colonne « {column} ». Téléchargez-le de nouveau depuis la page des soumissions de l’étude.",
  },
  prolificDouble: {
    en: "This Prolific export repeats submissions. For each submission, the row with the latest status was read. Repeated rows: {n}.",
    fr: "Cet export de Prolific contient des soumissions en double (lignes : {n}). Pour chacune, la ligne au statut le plus avancé a été lue.",
  },
  prolificStatus: {
    en: "This Prolific export contains an unknown status, such as “{value}”. Check these submissions on Prolific. Rows: {n}.",
    fr: "Cet export de Prolific contient des statuts inconnus de ce site, comme « {value} » (lignes : {n}). Vérifiez vous-même ces soumissions sur Prolific.",
  },
  prolificNoId: {
    en: "This Prolific export contains rows without the id of a submission or of a participant. Rows left out: {n}.",
    fr: "Des lignes de cet export de Prolific n’ont ni soumission ni participant et ont été écartées (lignes : {n}).",
  },
  prolificQuote: {
    en: "A quotation mark in this Prolific export is not closed, so rows after it may be missing. Add the file as it was downloaded.",
    fr: "Un guillemet n’est pas fermé dans cet export de Prolific : les lignes suivantes peuvent manquer. Ajoutez le fichier tel qu’il a été téléchargé.",
  },
  more: {
    en: "Other errors in this file, not listed: {count}.",
    fr: "Autres problèmes de ce fichier, non affichés : {count}.",
  },
  failed: {
    en: "An unexpected error stopped the reading of this part ({reason}). The other parts were read. Please report the error to us, without data of participants.",
    fr: "La lecture de cette partie a échoué de façon inattendue ({reason}). Les autres parties ont été lues. Signalez-nous ce problème et joignez le fichier, s’il ne contient rien de confidentiel.",
  },
} as const satisfies Record<string, Bilingual>;

export type FaultId = keyof typeof FAULT_WORDS;
