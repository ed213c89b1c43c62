/** The reasons why a link to a study cannot be read, in one version for participants and one for the author. */
export const linkFaults = {
  cutOff: {
    en: "The link is incomplete. It was probably cut off on its way to you: copy all of it, or ask for it again.",
    fr: "Le lien est incomplet. Il a sans doute été coupé en chemin : copiez-le en entier, ou redemandez-le.",
  },
  mistyped: {
    en: "The link contains a wrong character. Copy and paste it rather than typing it.",
    fr: "Le lien contient un caractère erroné. Copiez-le de nouveau plutôt que de le taper.",
  },
  tooLong: {
    en: "The link is too long for a study made with this site. Copy it again, or ask the person who gave it to you.",
    fr: "Le lien est trop long pour une étude faite avec ce site. Copiez-le de nouveau, ou adressez-vous à la personne qui vous l’a donné.",
  },
};
