import { RetryButton } from "./retry-button.client";

/**
 * The message in place of a part of the page that has not loaded, with a button that loads the part again. Meanwhile, the
 * message states that the part is loading, so that a screen reader also reads another failure.
 */
export function LoadFailure({
  className,
  words,
  isTrying,
  onRetry,
}: {
  className: string | undefined;
  words: Record<"loading" | "loadFailed" | "tryAgain", string>;
  isTrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className={className}>
      <p>{isTrying ? words.loading : words.loadFailed}</p>
      <p>
        <RetryButton look="primary" isTrying={isTrying} onRetry={onRetry}>
          {words.tryAgain}
        </RetryButton>
      </p>
    </div>
  );
}
