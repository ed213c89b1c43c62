import { authorText } from "@/lib/author-text";

/**
 * A text from a study’s author with its paragraphs, lists and emphasis. All other markup is displayed as plain
 * characters.
 */
export function AuthorText({ text }: { text: string }) {
  return authorText(text).map((block, index) => {
    const key = `${index}`;
    if (block.kind === "paragraph")
      return (
        <p key={key} dir="auto">
          <Runs runs={block.runs} />
        </p>
      );
    return (
      <ul key={key} dir="auto">
        {block.items.map((runs, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
          <li key={item}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    );
  });
}

function Runs({ runs }: { runs: readonly { text: string; isStrong: boolean }[] }) {
  return runs.map(({ text, isStrong }, index) =>
    isStrong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <strong key={index}>{text}</strong>
    ) : (
      text
    ),
  );
}
