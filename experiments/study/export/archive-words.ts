import { defineContent } from "@/lib/i18n/define-content";

/** Texts of an archive's page, in addition to the texts of the study. */
export const archiveWords = defineContent("archive-page", {
  language: { en: "Language", fr: "Langue" },
  ids: {
    en: "Study {protocol}, document {document}, release {release}.",
    fr: "Étude {protocol}, document {document}, version {release}.",
  },
  kept: {
    en: "Done here before and kept in this browser: {n}",
    fr: "Déjà fait ici et gardé dans ce navigateur : {n}",
  },
  unlike: {
    en: "protocol.json beside this page is not the document that runs here. What runs stands in index.html, and the data carry its id.",
    fr: "Le fichier protocol.json placé à côté de cette page n’est pas le document qui se déroule ici. Celui qui se déroule est dans index.html, et les données portent son identifiant.",
  },
  noStorage: {
    en: "This browser does not let the page save anything. If the page is closed or reloaded, all answers are lost. Download the data at the end, before closing the page.",
    fr: "Ce navigateur ne garde rien ici : il refuse le stockage. Si la page est fermée ou rechargée, ce qui a été fait est perdu. Téléchargez les données à la fin, avant de fermer la page.",
  },
  noReceiver: {
    en: "This page sends nothing. At the end, download the data and hand over the file as agreed.",
    fr: "Cette page n’envoie rien. À la fin, téléchargez les données et remettez le fichier comme convenu.",
  },
  fromDisk: {
    en: "This page was opened from a disk. The data can only be sent if {host} accepts pages without an address (origin “null”): ask whoever runs the study. If nothing arrives, download the data at the end.",
    fr: "Cette page a été ouverte depuis un disque. Les données ne peuvent partir que si {host} accepte les pages sans adresse (origine « null ») : demandez à la personne responsable de l’étude. Si rien n’arrive, téléchargez les données à la fin.",
  },
  fromHttp: {
    en: "This page came over an unencrypted connection: others could have changed it on the way. The data are sent to {host} over an encrypted one.",
    fr: "Cette page est arrivée par une connexion non chiffrée : d’autres ont pu la modifier en route. Les données, elles, partent chiffrées vers {host}.",
  },
  heldBack: {
    en: "Over an unencrypted connection some browsers hold a downloaded file back as insecure. Choose to keep it.",
    fr: "Sur une connexion non chiffrée, certains navigateurs retiennent un fichier téléchargé comme non sécurisé. Choisissez de le conserver.",
  },
  ofMinors: {
    en: "For participants under 18, a parent or guardian must have agreed beforehand. Whoever runs the study keeps a record of it: this page cannot check it.",
    fr: "Pour les moins de 18 ans, un parent ou un tuteur doit avoir donné son accord au préalable. Le responsable de l’étude conserve cet accord : cette page ne peut pas le vérifier.",
  },
  /** Replaces the texts that refer to the site's page for receipt codes. */
  before: {
    until: {
      en: "You can withdraw until {date}. At the end you get a receipt code. To withdraw, enter it at the foot of this page: {host} is then asked to delete your data.",
      fr: "Vous pouvez vous retirer jusqu’au {date}. À la fin, vous recevez un code de reçu. Pour vous retirer, entrez-le au bas de cette page : elle demande alors à {host} de supprimer vos données.",
    },
    open: {
      en: "You can withdraw afterwards; the study does not say until when. At the end you get a receipt code. To withdraw, enter it at the foot of this page: {host} is then asked to delete your data.",
      fr: "Vous pouvez vous retirer après coup. À la fin, vous recevez un code de reçu. Pour vous retirer, entrez-le au bas de cette page : elle demande alors à {host} de supprimer vos données. L’étude ne précise pas jusqu’à quand.",
    },
  },
  receipt: {
    until: {
      en: "Keep it: it identifies your data. Until {date} you can withdraw them by entering it at the foot of this page.",
      fr: "Gardez-le. Il désigne vos données et permet de les retirer jusqu’au {date} : entrez-le au bas de cette page.",
    },
    open: {
      en: "Keep it: it identifies your data. You can withdraw them by entering it at the foot of this page.",
      fr: "Gardez-le. Il désigne vos données et permet de les retirer : entrez-le au bas de cette page.",
    },
  },
  noScript: {
    en: "This study needs JavaScript, which is turned off in this browser.",
    fr: "Cette étude a besoin de JavaScript, désactivé dans ce navigateur.",
  },
  /** Displayed until the script runs, so nothing in it may depend on the script. */
  help: {
    title: { en: "This study has not started", fr: "L’étude n’a pas démarré" },
    slash: {
      en: "Does the address end without a slash, such as …/study? Add one: …/study/",
      fr: "L’adresse se termine-t-elle sans barre oblique, par exemple …/etude ? Ajoutez-en une : …/etude/",
    },
    unpack: {
      en: "Did you open this page inside a zip file? Unpack the whole zip into a folder first, then open index.html there.",
      fr: "Avez-vous ouvert cette page dans un fichier zip ? Décompressez d’abord tout le fichier dans un dossier, puis ouvrez-y index.html.",
    },
    upload: {
      en: "Is study.js or study.css missing from the folder of index.html? Unpack or upload the whole folder again.",
      fr: "Manque-t-il study.js ou study.css à côté d’index.html ? Décompressez ou téléversez de nouveau tout le dossier.",
    },
    host: {
      en: "Otherwise, reload the page in an up-to-date browser, or tell the person who runs the study: the web host must serve study.js as JavaScript (text/javascript), and no extension of the browser may block it.",
      fr: "Sinon, rechargez la page dans un navigateur à jour, ou prévenez la personne responsable de l’étude : l’hébergeur doit servir study.js comme du JavaScript (text/javascript), et aucune extension du navigateur ne doit le bloquer.",
    },
  },
  /** Content of the README in the folder data/. */
  dataFolder: {
    en: "Put the files that participants downloaded here, then run a script from the folder analysis/.",
    fr: "Mettez ici les fichiers que les participants ont téléchargés, puis lancez un script du dossier analysis/.",
  },
  broken: {
    title: { en: "This study cannot run", fr: "Cette étude ne peut pas être lancée" },
    text: {
      en: "The document in index.html was changed and is no longer valid. Fix it, or open protocol.json in the editor of the site and download the archive again.",
      fr: "Le document contenu dans index.html a été modifié et n’est plus valide. Corrigez-le, ou ouvrez protocol.json dans l’éditeur du site et emportez l’étude à nouveau.",
    },
  },
  failed: {
    title: { en: "The page has stopped", fr: "La page s’est arrêtée" },
    text: {
      en: "Reload it to continue from where it was last saved. Message from the browser: {message}",
      fr: "Rechargez-la pour reprendre au dernier point enregistré. Message du navigateur : {message}",
    },
  },
});
