import type { Survey } from "@/experiments/survey/definition/schema";

/** A survey with most kinds of items, an item that is shown to some people, and a scale. */
export const SURVEY: Survey = {
  choices: {
    four: [1, 2, 3, 4].map((value) => ({ value, label: `Label ${value}` })),
    days: ["mon", "tue", "sun"].map((value) => ({ value, label: value })),
    pets: [
      { value: "cat", label: "A cat" },
      { value: "dog", label: "A dog" },
      { value: "other", label: "Another", other: true },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "age", type: "integer", label: "Age", min: 10, max: 99 },
        { id: "pets", type: "many", choices: "pets", label: "Pets" },
        { id: "best", type: "rank", choices: "days", label: "Rank" },
        { id: "said", type: "text", label: "Say", show: { item: "age", atLeast: 30 } },
      ],
    },
    {
      id: "worry",
      matrix: "four",
      items: ["w1", "w2", "w3", "w4"].map((id) => ({ id, label: id })),
    },
  ],
  scales: [
    {
      id: "worry_mean",
      items: ["w1", "w2", "w3", "w4"],
      reversed: ["w2"],
      score: "mean",
      answered: 0.5,
    },
  ],
};
