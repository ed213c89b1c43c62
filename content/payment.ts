import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of the payment lists on the page of data. */
export const paymentWords = defineContent("payment", {
  title: {
    en: "Pay participants",
    fr: "Rémunérer les participants",
  },
  /** Without Prolific's export. */
  alone: {
    title: {
      en: "Complete data",
      fr: "Données complètes",
    },
    action: {
      en: "These ids come from the data alone. Prolific’s export also shows which participants are still to be paid, entered a wrong code, or have no data.",
      fr: "Ces identifiants proviennent uniquement des données. L’export de Prolific indique quels participants restent à rémunérer, lesquels ont saisi un autre code et lesquels n’ont pas de données.",
    },
    withoutIdsOne: {
      en: "1 complete session does not contain a Prolific id.",
      fr: "Une passation complète ne contient aucun identifiant Prolific.",
    },
    withoutIds: {
      en: "{n} complete sessions do not contain a Prolific id.",
      fr: "{n} passations complètes ne contiennent aucun identifiant Prolific.",
    },
  },
  invitation: {
    en: "To fill all five lists, export the demographic data of your study on Prolific and add the file to this page. The page reads only the ids, the status and the completion code of each submission.",
    fr: "Pour remplir les cinq listes, exportez les données démographiques de votre étude sur Prolific et ajoutez le fichier à cette page. La page lit les identifiants, le statut et le code de fin de chaque soumission, et ignore tout le reste.",
  },
  states: {
    toDo: {
      en: "to do",
      fr: "à faire",
    },
    nothing: {
      en: "nothing to do",
      fr: "rien à faire",
    },
    waiting: {
      en: "needs Prolific’s export",
      fr: "nécessite l’export de Prolific",
    },
  },
  lists: {
    approve: {
      title: {
        en: "Complete data: approve",
        fr: "Données complètes : à approuver",
      },
      action: {
        en: "Paste the ids where Prolific approves in bulk: submission ids, or participant ids if Prolific asks for these.",
        fr: "Collez les identifiants dans l’approbation groupée de Prolific : ceux des soumissions, ou ceux des participants si Prolific les demande.",
      },
    },
    dataOnly: {
      title: {
        en: "Data, but no submission",
        fr: "Données sans soumission",
      },
      action: {
        en: "Search Prolific for these participants. With a bonus, you can pay participants who did the study but did not submit it.",
        fr: "Cherchez ces participants sur Prolific ; s’ils ont fait l’étude sans la soumettre, vous pouvez les rémunérer par un bonus.",
      },
    },
    submissionOnly: {
      title: {
        en: "Submission, but no complete data",
        fr: "Soumission sans données complètes",
      },
      action: {
        en: "First check that all data files are here. Participants who finished and then withdrew their data are in this list, too, and are still to be paid. Then write to the others on Prolific: they can return their submission or report a problem.",
        fr: "Cherchez d’abord les fichiers qui manquent ici. Les participants qui ont terminé, puis retiré leurs données, sont aussi dans cette liste et restent à payer. Écrivez ensuite aux autres sur Prolific : ils peuvent retirer leur soumission ou signaler un problème.",
      },
    },
    wrongCode: {
      title: {
        en: "Missing or wrong code",
        fr: "Code absent ou inattendu",
      },
      action: {
        en: "Open the list to see the reason. If the data are complete, approve the submission on Prolific as usual.",
        fr: "Ouvrez la liste pour connaître la raison ; si les données sont complètes, approuvez la soumission sur Prolific comme les autres.",
      },
    },
    givenUp: {
      title: {
        en: "Returned or timed out, with complete data",
        fr: "Soumission retirée ou expirée, mais données complètes",
      },
      action: {
        en: "These participants did the whole study but are not paid. Approve them one by one on Prolific or, if Prolific does not offer this, pay them with a bonus.",
        fr: "Ces participants ont fait toute l’étude sans être rémunérés : approuvez leurs soumissions une à une sur Prolific.",
      },
    },
  },
  copy: {
    submissionOne: {
      en: "Copy 1 submission id",
      fr: "Copier 1 identifiant de soumission",
    },
    submission: {
      en: "Copy {n} submission ids",
      fr: "Copier {n} identifiants de soumission",
    },
    participantOne: {
      en: "Copy 1 participant id",
      fr: "Copier 1 identifiant de participant",
    },
    participant: {
      en: "Copy {n} participant ids",
      fr: "Copier {n} identifiants de participant",
    },
    done: {
      en: "Copied",
      fr: "Copié",
    },
    failed: {
      en: "The browser did not copy the ids. Open the list and select them.",
      fr: "Le navigateur n’a pas copié les identifiants. Ouvrez la liste et sélectionnez-les.",
    },
  },
  table: {
    openOne: {
      en: "Show 1 participant",
      fr: "Afficher 1 participant",
    },
    open: {
      en: "Show {n} participants",
      fr: "Afficher {n} participants",
    },
    submission: {
      en: "Submission id",
      fr: "Identifiant de soumission",
    },
    participant: {
      en: "Participant id",
      fr: "Identifiant de participant",
    },
    session: {
      en: "Session in the data",
      fr: "Passation dans les données",
    },
    reason: {
      en: "Reason",
      fr: "Motif",
    },
    first: {
      en: "The first {n} participants are shown. The copied list is complete.",
      fr: "Seuls les {n} premiers participants s’affichent. La liste copiée est complète.",
    },
  },
  notes: {
    noIds: {
      en: "No Prolific id in the data",
      fr: "Aucun identifiant Prolific dans les données",
    },
    otherPerson: {
      en: "The submission belongs to another participant",
      fr: "La soumission appartient à un autre participant",
    },
    otherSubmission: {
      en: "The export contains another submission of this participant",
      fr: "L’export contient une autre soumission de ce participant",
    },
    noData: {
      en: "No data",
      fr: "Aucune donnée",
    },
    unfinished: {
      en: "The data are not complete",
      fr: "Les données ne sont pas complètes",
    },
    paidNoData: {
      en: "Already approved; no data",
      fr: "Soumission déjà approuvée ; aucune donnée",
    },
    paidUnfinished: {
      en: "Already approved; the data are not complete",
      fr: "Soumission déjà approuvée ; les données ne sont pas complètes",
    },
    noCode: {
      en: "Complete data, no code",
      fr: "Données complètes, aucun code",
    },
    otherCode: {
      en: "Complete data, another code",
      fr: "Données complètes, autre code",
    },
    exitCode: {
      en: "The study ended early, with another code",
      fr: "Sortie anticipée, avec un autre code",
    },
    screenedOut: {
      en: "Complete data, but paid as screened out",
      fr: "Données complètes, mais soumission payée comme non admissible",
    },
    paidToo: {
      en: "Another submission of this participant is paid or to be approved",
      fr: "Une autre soumission de ce participant est payée ou à approuver",
    },
  },
  rest: {
    title: {
      en: "In no list",
      fr: "Dans aucune liste",
    },
    paid: {
      en: "paid",
      fr: "avec paiement effectué",
    },
    unpaid: {
      en: "rejected, or returned or timed out without complete data",
      fr: "sans paiement : refus, ou bien retrait ou expiration sans données complètes",
    },
    running: {
      en: "reserved or still active",
      fr: "en réservation ou encore en cours",
    },
    otherExit: {
      en: "awaiting review after an early end of the study: filter the submissions by the code of this end on Prolific",
      fr: "en attente après une sortie anticipée, avec le code de cette sortie : filtrez par code les soumissions sur Prolific",
    },
    unknown: {
      en: "with an unknown status: check on Prolific",
      fr: "au statut inconnu de cette page : vérifiez sur Prolific",
    },
    repeats: {
      en: "left out as another session of the same submission or participant",
      fr: "en plus, pour une même soumission ou un même participant",
    },
  },
});

export type PaymentWords = Localized<typeof paymentWords>;
