import { defineContent } from "@/lib/i18n/define-content";

/**
 * The texts of the record of a processing activity (GDPR, Article 30(1)), with the information that Article 13
 * requires.
 */
export const dataProtectionWords = defineContent("papers/data-protection", {
  title: { en: "Data protection record", fr: "Fiche de registre RGPD" },
  how: {
    en: "This record follows Articles 13 and 30(1) of the GDPR. It is not legal advice: have it checked by your data protection officer.",
    fr: "Cette fiche suit l’article 13 et le paragraphe 1 de l’article 30 du RGPD. Elle ne vaut pas conseil juridique : faites-la vérifier par votre délégué à la protection des données.",
  },
  controller: { en: "Controller", fr: "Responsable du traitement" },
  contact: { en: "Contact", fr: "Contact" },
  officer: { en: "Data protection officer", fr: "Délégué à la protection des données" },
  purpose: { en: "Purpose", fr: "Finalité" },
  legalBasis: { en: "Legal basis", fr: "Base légale" },
  subjects: { en: "Data subjects", fr: "Personnes concernées" },
  subjectsAre: {
    en: "Participants of the study, aged {age} or older.",
    fr: "Participants à l’étude, âgés d’au moins {age} ans.",
  },
  subjectsAny: {
    en: "Participants of the study, who confirm on the consent page that they are {age} or older.",
    fr: "Participants à l’étude, qui confirment sur la page de consentement avoir au moins {age} ans.",
  },
  collected: { en: "Data collected", fr: "Données recueillies" },
  group: { en: "Group", fr: "Groupe" },
  what: { en: "Content", fr: "Contenu" },
  columns: { en: "Columns", fr: "Colonnes" },
  perTask: {
    en: "One row per trial or answer, in these tasks: {tasks}.",
    fr: "Une ligne par essai ou réponse, dans ces tâches : {tasks}.",
  },
  notCollected: {
    en: "The page does not record any name, postal or e-mail address, IP address, or make of browser or device, and does not set cookies.",
    fr: "La page n’enregistre ni nom, ni adresse postale ou électronique, ni adresse IP, ni modèle de navigateur ou d’appareil, et ne dépose aucun cookie.",
  },
  seesAddress: {
    en: "The host of the page sees the IP address of each request.",
    fr: "L’hébergeur de la page reçoit l’adresse IP de chaque requête.",
  },
  seeAddress: {
    en: "The host of the page and the data server see the IP address of each request.",
    fr: "L’hébergeur de la page et le serveur de données reçoivent l’adresse IP de chaque requête.",
  },
  keepAddress: {
    en: "[To complete: whether IP addresses are stored, and for how long]",
    fr: "[À compléter : conservation éventuelle des adresses IP, et durée]",
  },
  special: {
    en: "Special categories (Article 9)",
    fr: "Catégories particulières (article 9)",
  },
  pseudonyms: { en: "Link to the person", fr: "Lien avec la personne" },
  linked: {
    en: "The data are pseudonymous: the person or service that issued {ids} can link a session to a person.",
    fr: "Les données sont pseudonymisées : la personne ou le service qui attribue {ids} peut savoir à quelle personne se rapporte une passation.",
  },
  unlinked: {
    en: "The data contain no identifiers of participants. They contain the random id of the session, which is also in the file that the participant can download.",
    fr: "Les données ne contiennent pas d’identifiant de participant. Elles contiennent l’identifiant aléatoire de la passation, qui figure aussi dans le fichier que le participant peut télécharger.",
  },
  /** In place of the text above in a study with visits. */
  unlinkedVisits: {
    en: "The data contain a random number for each participant, which connects the visits and is also in the personal link, and the random id of the session, which is also in the file that the participant can download. They contain no other identifiers of participants.",
    fr: "Les données contiennent pour chaque participant un numéro aléatoire, qui relie ses visites et figure aussi dans le lien personnel, et l’identifiant aléatoire de la passation, qui figure aussi dans le fichier que le participant peut télécharger. Elles ne contiennent pas d’autre identifiant de participant.",
  },
  recipients: { en: "Recipients", fr: "Destinataires" },
  storage: {
    en: "Where the data are stored and sent",
    fr: "Où les données sont conservées et envoyées",
  },
  transfers: { en: "Transfers outside the EU", fr: "Transferts hors de l’UE" },
  retention: { en: "Retention", fr: "Durée de conservation" },
  openData: { en: "Open data", fr: "Données ouvertes" },
  rights: { en: "Rights of participants", fr: "Droits des participants" },
  withdrawal: { en: "Withdrawal", fr: "Retrait" },
  withdrawUntil: {
    en: "Participants can withdraw their data until {date}.",
    fr: "Les participants peuvent retirer leurs données jusqu’au {date}.",
  },
  leave: {
    en: "Participants can leave at any time, and then keep or delete the answers on their device.",
    fr: "Les participants peuvent arrêter à tout moment, puis garder leurs réponses sur leur appareil ou les en effacer.",
  },
  leaveSent: {
    en: "Participants can leave at any time, and then choose whether their answers may be used or are withdrawn. A withdrawal code at the end identifies the data of participants who want to withdraw afterwards.",
    fr: "Les participants peuvent arrêter à tout moment, et décident alors si leurs réponses peuvent être utilisées ou sont retirées. Un code de retrait, affiché à la fin, permet aux participants de retirer leurs données ensuite.",
  },
  leaveElsewhere: {
    en: "Where a standalone archive sends the data, they choose instead whether their answers may be used or are withdrawn, and a withdrawal code at the end identifies the data of participants who want to withdraw afterwards.",
    fr: "Quand une version autonome envoie les données, ils décident plutôt si leurs réponses peuvent être utilisées ou sont retirées, et un code de retrait, affiché à la fin, leur permet de retirer leurs données ensuite.",
  },
  withdrawAt: {
    en: "They enter the code at {address}.",
    fr: "Ils saisissent le code à l’adresse {address}.",
  },
  withdrawElsewhere: {
    en: "They enter the code at the foot of the page of the study, or give it to the contact of the study.",
    fr: "Ils saisissent le code au bas de la page de l’étude, ou le donnent au contact de l’étude.",
  },
  complaint: { en: "Complaints", fr: "Réclamations" },
  automated: { en: "Automated decisions", fr: "Décisions automatisées" },
  security: { en: "Security", fr: "Sécurité" },
  measures: {
    en: "The page blocks requests to hosts that the study does not use (Content Security Policy).",
    fr: "La page bloque toute requête vers un hôte que l’étude n’utilise pas (Content Security Policy).",
  },
  onceReceived: {
    en: "[To complete: how the data are protected once received]",
    fr: "[À compléter : protection des données une fois reçues]",
  },
});
