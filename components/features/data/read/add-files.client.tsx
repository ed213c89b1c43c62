"use client";

import { type ReactNode, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { chosenInputs } from "./dropped-files.client";

/** A button with which the visitor chooses files, or a folder with all its files. */
export function AddFiles({
  look = "secondary",
  isFolder = false,
  onInputs,
  children,
}: {
  look?: "primary" | "secondary";
  isFolder?: boolean;
  onInputs: (inputs: readonly NamedBlob[]) => void;
  children: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const inputs = chosenInputs(currentTarget.files ?? []);
          // The same file can be chosen again after it has changed.
          currentTarget.value = "";
          onInputs(inputs);
        }}
        {...(isFolder && { webkitdirectory: "" })}
      />
      <ActionButton look={look} onClick={() => field.current?.click()}>
        {children}
      </ActionButton>
    </>
  );
}
