"use client";

import { Component, type ReactNode } from "react";
import { failedChunk } from "@/components/shell/errors/chunk-failure";

type Props = {
  /** What the part is made from: once this is another, the part is tried again. */
  of: unknown;
  /** What stands in place of a part that fails. */
  instead: () => ReactNode;
  children: ReactNode;
};

/**
 * Shows a part of the page, or a sentence in its place where the part throws: the rest stays as it is. A lost chunk is
 * thrown on, for which the error page reloads.
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
