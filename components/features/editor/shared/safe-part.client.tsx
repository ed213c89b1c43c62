"use client";

import { Component, type ReactNode } from "react";
import { failedChunk } from "@/components/shell/errors/chunk-failure";

type Props = {
  /** The value from which the content is rendered. A new value makes the component try again. */
  of: unknown;
  /** Renders the replacement for content that has thrown an error. */
  instead: () => ReactNode;
  children: ReactNode;
};

/**
 * Displays content, or a replacement if the content throws an error, so that the rest of the page remains. The error of
 * a lost chunk is thrown again, because the error page then reloads.
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
