"use client";

import { Component, type ReactNode } from "react";
import { failedChunk } from "@/components/shell/errors/chunk-failure";

type Props = {
  /** The value that the part is rendered from; a new value makes the component try again. */
  of: unknown;
  /** Renders the replacement of a part that has thrown. */
  instead: () => ReactNode;
  children: ReactNode;
};

/**
 * Displays a part of the page, or a replacement if the part throws: the rest of the page remains. A failed chunk is
 * rethrown, because the error page then reloads.
 */
export class SafePart extends Component<Props, { of: unknown; failure: unknown }> {
  override state = { of: this.props.of, failure: null };
  static getDerivedStateFromError = (thrown: unknown) => ({ failure: thrown ?? "" });
  static getDerivedStateFromProps = ({ of }: Props, state: { of: unknown }) =>
    Object.is(of, state.of) ? null : { of, failure: null };
  override render() {
    const { children, instead } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    if (failedChunk(failure) !== null) throw failure;
    return instead();
  }
}
