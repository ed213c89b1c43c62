import type { ArchiveTexts, JatosWords } from "./archive-data";

/** Adapts the texts of an archive to JATOS. In JATOS, the server stores the data, and the device stores no data. */
export function textsInJatos(texts: ArchiveTexts, words: JatosWords): ArchiveTexts {
  const { page, study } = texts;
  const { words: own, delivery } = study;
  const { late, withdrawing, withdrawn } = words;
  return {
    ...texts,
    page: { ...page, broken: { ...page.broken, text: words.brokenText } },
    study: {
      ...study,
      words: { ...own, end: { ...own.end, erased: words.erased, data: words.dataText } },
      delivery: {
        ...delivery,
        recorded: words.recorded,
        before: { ...delivery.before, until: words.beforeUntil, open: words.beforeOpen },
        leave: { ...delivery.leave, text: words.leaveText, question: words.leaveQuestion },
        state: { ...delivery.state, late, withdrawing, withdrawn },
        receipt: {
          ...delivery.receipt,
          until: words.receiptUntil,
          open: words.receiptOpen,
        },
      },
    },
  };
}
