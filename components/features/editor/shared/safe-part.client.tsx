"use client";

import { Component, type ReactNode } from "react";
import { failedChunk } from "@/components/shell/errors/chunk-failure";

type Props = {
  /**
   * The value from which the content is rendered. After an error, a new value makes the component render the content
   * again.
   */
  of: unknown;
  /** Renders a replacement if the content has thrown an error. */
  instead: () => ReactNode;
  children: ReactNode;
};

/**
 * Displays content, or a replacement if the content throws an error, so that the rest of the page remains. If the error
 * reports a lost chunk, it is thrown again, because the error page then reloads the page.
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
