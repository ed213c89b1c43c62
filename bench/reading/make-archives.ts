import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, crc32, deflateRawSync } from "node:zlib";
import { MODELS } from "@/experiments/catalog/generated/models";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import type { Files } from "@/experiments/engine/data/data-set-files";
import type { DataApp } from "@/experiments/engine/data/psych-ds";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import {
  checkedDocument,
  simulatedParticipations,
  THREE_TASKS,
} from "@/testing/simulated-participations";

/** The number of archives that are made of each simulated participation. They differ in all ids. */
const COPIES = 10;

const DEFLATE = 8;

/** Returns a zip archive, made by the code of Node, which is many times as fast as code in JavaScript. */
function zipOf(files: Files): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content, { level: constants.Z_BEST_SPEED });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt32LE(0x00210000, 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, name, packed]);
    const entry = [Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, place, name];
    locals.push(local);
    directory.push(Buffer.concat(entry));
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const [folder = "", people = "0"] = process.argv.slice(2);

const document = checkedDocument(THREE_TASKS);
const apps = Object.fromEntries(
  document.steps.flatMap((step): [string, DataApp][] => {
    if (!isAppStep(step)) return [];
    const recompute = RECOMPUTE[step.app as keyof typeof RECOMPUTE];
    return [[step.id, { model: modelOfStep(step, MODELS), recompute }]];
  }),
);

/** Returns the files with other ids. The receipt of the bytes, which depends on the ids, is not part of the archive. */
const renamed = (files: Files, from: string, to: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replaceAll(from, to),
      text.replaceAll(from, to),
    ]),
  );

mkdirSync(folder, { recursive: true });
for (const participation of simulatedParticipations(document, Math.ceil(Number(people) / COPIES))) {
  const files = participationFiles(participation, apps);
  for (let copy = 0; copy < COPIES; copy += 1) {
    const id = participation.id.replace(/^s..../, `s${copy.toString().padStart(4, "0")}`);
    writeFileSync(join(folder, `${id}.zip`), zipOf(renamed(files, participation.id, id)));
  }
}
