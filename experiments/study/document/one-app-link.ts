import { minorOf } from "@/experiments/engine/contract/app-versions";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import { FORMAT } from "./format";
import { linkHash } from "./link";

/** Returns the part of an address after `#` that contains a study of one app with all its parameters written out. */
export const oneAppLink = ({
  app,
  version,
  parameters,
  title,
}: {
  app: string;
  /** major.minor.patch */
  version: string;
  parameters: Readonly<Record<string, ParameterValue>>;
  title: string;
}): string =>
  linkHash({
    protocol: FORMAT,
    title,
    steps: [{ id: app, app, version: minorOf(version), parameters }],
  });
