import { defineContent } from "@/lib/i18n/define-content";

/** Texts of an archive's page, in addition to the texts of the study. */
export const archiveWords = defineContent("archive-page", {
  language: { en: "Language", fr: "Langue" },
  ids: {
    en: "Protocol id {protocol}, document id {document}, release {release}.",
    fr: "Protocole {protocol}, document {document}, version {release}.",
  },
  /** Displayed at the foot of the page before the start, for the author of the archive. */
  rehearsal: {
    begin: {
      en: "For the researchers: rehearse this study (the data will not count)",
      fr: "Pour les chercheurs : essayer cette étude (les données ne compteront pas)",
    },
    end: {
      en: "End the rehearsal and open the study for participants",
      fr: "Quitter l’essai et ouvrir la véritable étude",
    },
  },
  kept: {
    en: "Earlier sessions stored in this browser: {n}",
    fr: "Passations précédentes gardées dans ce navigateur : {n}",
  },
  /** Texts that replace the site's texts about its pages, because an archive does not have these pages. */
  end: {
    data: {
      en: "One archive with the study, your answers, and scripts that recompute each result. This browser also stores it: reload the page, and look at its foot.",
      fr: "L’archive contient l’étude, vos réponses et les scripts qui recalculent chaque résultat. Ce navigateur la garde aussi : rechargez la page, elle est tout en bas.",
    },
    eraseFailed: {
      en: "You have left the study. The browser did not allow your answers to be deleted: reload the page, and try again at its foot.",
      fr: "Vous avez quitté l’étude. Le navigateur n’a pas permis d’effacer vos réponses : rechargez la page, et réessayez tout en bas.",
    },
  },
  unlike: {
    en: "The file protocol.json next to this page differs from the study that runs here. The study that runs is in index.html, and the data contain its id.",
    fr: "Le fichier protocol.json placé à côté de cette page diffère de l’étude qui se déroule ici. L’étude qui se déroule est dans index.html, et les données contiennent son identifiant.",
  },
  noStorage: {
    en: "This browser does not allow the page to save anything. If the page is closed or reloaded, all answers are lost. Download the data at the end, before closing the page.",
    fr: "Ce navigateur ne laisse rien enregistrer à la page. Si vous la fermez ou la rechargez, toutes les réponses sont perdues. Téléchargez les données à la fin, avant de fermer la page.",
  },
  noReceiver: {
    en: "This page does not send data. At the end, download the data and hand over the file as agreed.",
    fr: "Cette page n’envoie pas de données. À la fin, téléchargez les données et remettez le fichier comme convenu.",
  },
  fromDisk: {
    en: "This page was opened from a disk. The data can only be sent if {host} accepts pages without an address (origin “null”): ask the person who runs the study. If the data do not arrive, download them at the end.",
    fr: "Cette page a été ouverte depuis un disque. Les données ne peuvent être envoyées que si {host} accepte les pages sans adresse (origine « null ») : demandez-le à la personne responsable de l’étude. Si les données n’arrivent pas, téléchargez-les à la fin.",
  },
  fromHttp: {
    en: "This page was loaded over an unencrypted connection, so others could have changed it on the way. The data are sent to {host} over an encrypted connection.",
    fr: "Cette page a été chargée par une connexion non chiffrée : elle a pu être modifiée en chemin. Les données sont envoyées chiffrées à {host}.",
  },
  heldBack: {
    en: "Over an unencrypted connection, some browsers block a downloaded file as insecure. Choose to keep the file.",
    fr: "Sur une connexion non chiffrée, certains navigateurs bloquent un téléchargement qu’ils jugent non sécurisé. Choisissez de conserver le fichier.",
  },
  /** Displayed before the start of a study whose groups are balanced by a numbered list. */
  numberedList: {
    missing: {
      en: "The address of this page contains no participant number. The condition will be drawn at random, so the groups may differ in size. For the researchers: add the next number of the list to the address, such as ?{name}=17",
      fr: "L’adresse de cette page ne contient pas de numéro de participant. La condition sera tirée au sort, et les groupes pourront être de tailles différentes. Pour les chercheurs : ajoutez à l’adresse le numéro suivant de la liste, par exemple ?{name}=17",
    },
    unknown: {
      en: "“{came}” is not in the numbered list, which has the whole numbers from 1 to {most}, written without leading zeros. The condition will be drawn at random. For the researchers: check the number in the address.",
      fr: "« {came} » ne figure pas dans la liste numérotée, qui contient les nombres entiers de 1 à {most}, écrits sans zéro devant. La condition sera tirée au sort. Pour les chercheurs : vérifiez le numéro dans l’adresse.",
    },
    again: {
      en: "The number {came} was already used on this device. The same number always has the same condition. For the researchers: if this is another person, open the page with the next unused number.",
      fr: "Le numéro {came} a déjà été utilisé sur cet appareil. Un même numéro a toujours la même condition. Pour les chercheurs : s’il s’agit d’une autre personne, ouvrez la page avec le numéro suivant qui n’a pas servi.",
    },
  },
  ofMinors: {
    en: "For participants under 18, a parent or guardian must have agreed beforehand. The person who runs the study keeps a record of this agreement, because this page cannot check it.",
    fr: "Pour les moins de 18 ans, un parent ou un tuteur doit avoir donné son accord au préalable. Le responsable de l’étude conserve cet accord : cette page ne peut pas le vérifier.",
  },
  /** Texts that replace the site's texts about its withdrawal page, because an archive does not have this page. */
  before: {
    until: {
      en: "You can withdraw until {date}. At the end you receive a withdrawal code. To withdraw, enter it at the foot of this page, {address}. The page then asks {host} to delete your data.",
      fr: "Vous pouvez vous retirer jusqu’au {date}. À la fin, vous recevez un code de retrait. Pour vous retirer, saisissez-le au bas de cette page, {address} : elle demande alors à {host} de supprimer vos données.",
    },
    open: {
      en: "You can withdraw afterwards; the study does not state a last day. At the end you receive a withdrawal code. To withdraw, enter it at the foot of this page, {address}. The page then asks {host} to delete your data.",
      fr: "Vous pouvez vous retirer après votre participation. À la fin, vous recevez un code de retrait. Pour vous retirer, saisissez-le au bas de cette page, {address} : elle demande alors à {host} de supprimer vos données. L’étude n’indique pas de date limite.",
    },
  },
  receipt: {
    until: {
      en: "Keep this code: it identifies your data. Until {date} you can withdraw them by entering the code at the foot of this page, {address}.",
      fr: "Gardez ce code. Il désigne vos données et permet de les retirer jusqu’au {date} : saisissez-le au bas de cette page, {address}.",
    },
    open: {
      en: "Keep this code: it identifies your data. You can withdraw them by entering the code at the foot of this page, {address}.",
      fr: "Gardez ce code. Il désigne vos données et permet de les retirer : saisissez-le au bas de cette page, {address}.",
    },
  },
  noScript: {
    en: "This study requires JavaScript. Turn it on in this browser, then reload.",
    fr: "Cette étude a besoin de JavaScript : activez-le dans ce navigateur.",
  },
  /** The help text that is displayed until the script runs, so it must not depend on the script. */
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
      en: "Otherwise, reload the page in an up-to-date browser, or tell the person who runs the study: the web host must serve study.js as JavaScript (text/javascript), and a browser extension must not block it.",
      fr: "Sinon, rechargez la page dans un navigateur à jour, ou prévenez la personne responsable de l’étude : l’hébergeur doit servir study.js comme du JavaScript (text/javascript), et aucune extension du navigateur ne doit le bloquer.",
    },
  },
  /** The content of README.txt in the folder data/. */
  dataFolder: {
    en: "Put the files that participants downloaded here, then run a script from the folder analysis/.",
    fr: "Mettez ici les fichiers que les participants ont téléchargés, puis lancez un script du dossier analysis/.",
  },
  broken: {
    title: { en: "This study cannot run", fr: "Cette étude ne peut pas être lancée" },
    text: {
      en: "The study in index.html was changed and is no longer valid. Correct it, or open protocol.json in the editor of the site and download the archive again.",
      fr: "L’étude contenue dans index.html a été modifiée et n’est plus valide. Corrigez-la, ou ouvrez protocol.json dans l’éditeur du site et téléchargez de nouveau la version autonome.",
    },
  },
  failed: {
    title: { en: "The page has stopped", fr: "La page s’est arrêtée" },
    text: {
      en: "Reload the page to continue from the last saved point. Message from the browser: {message}",
      fr: "Rechargez-la pour reprendre au dernier point enregistré. Message du navigateur : {message}",
    },
  },
});
