/**
 * The longest text, and the number of texts, that are stored once. The words of a study, such as its steps, are in its first
 * sessions. Texts that come later, such as the ids of people, are stored in each value.
 */
const LONGEST_WORD = 64;
const MOST_WORDS = 2048;

/** Collects the texts and the names of fields that many values have in common. */
export function createVocabulary() {
  const words: string[] = [];
  const placeOfWord = new Map<string, number>();
  const shapes: (readonly string[])[] = [];
  const placeOfShape = new Map<string, number>();

  return {
    wordAt: (place: number): string => words[place] as string,

    /** Returns the place of a text; undefined if the text is too long, or if there are too many texts. */
    placeOfWord(text: string): number | undefined {
      const known = placeOfWord.get(text);
      if (known !== undefined || text.length > LONGEST_WORD || words.length >= MOST_WORDS)
        return known;
      placeOfWord.set(text, words.length);
      return words.push(text) - 1;
    },

    /** Returns the names of the fields of an object, in their order. */
    shapeAt: (place: number): readonly string[] => shapes[place] as readonly string[],

    placeOfShape(keys: readonly string[]): number {
      const name = JSON.stringify(keys);
      const known = placeOfShape.get(name);
      if (known !== undefined) return known;
      placeOfShape.set(name, shapes.length);
      return shapes.push(keys) - 1;
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
