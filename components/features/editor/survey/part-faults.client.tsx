"use client";

import { type Path, pathText } from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import { FaultNote } from "@/components/features/editor/form/fault-note.client";
import { useWritten } from "@/components/features/editor/shared/editor-context.client";

/**
 * The faults at a path and of the parts below it that do not have a field of their own.
 * @param parts the keys of these parts
 */
export function PartFaults({ path, parts }: { path: Path; parts: readonly string[] }) {
  const { faults } = useWritten();
  const name = pathText(path);
  const own = [...faults.values()].filter(
    (fault) =>
      !isToDo(fault) &&
      (fault.path === name ||
        (fault.isUnknown === true && isChild(fault.path, name)) ||
        parts.some((part) => `${fault.path}.`.startsWith(`${name}.${part}.`))),
  );
  return own.map((fault) => <FaultNote key={`${fault.path} ${fault.rule.en}`} fault={fault} />);
}

const isChild = (path: string, parent: string) =>
  path.startsWith(`${parent}.`) && !path.slice(parent.length + 1).includes(".");
