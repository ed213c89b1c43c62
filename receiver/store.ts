import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "./durable-files.ts";
import type { Delivery } from "./message.ts";

/** Where messages are stored. */
export type MessageStore = {
  /**
   * Idempotent by message id: the first delivery of an id is stored, later ones change nothing.
   *
   * @param isSpam sets the message aside from the others
   * @returns when the message is durable
   */
  save: (delivery: Delivery, isSpam: boolean) => Promise<void>;
};

const SPAM_FOLDER = "set-aside";
const DRAFT = ".incoming-";

/** No request takes as long, so an older draft is the remains of a crash. */
const STALE_DRAFT_MS = 3_600_000;

/**
 * Stores each message in a folder of its own, named by its id. Several receivers may share `folder`.
 *
 * @throws NodeJS.ErrnoException if it cannot be created or written to
 */
export async function openFolderStore(folder: string): Promise<MessageStore> {
  const spamFolder = join(folder, SPAM_FOLDER);
  await mkdir(spamFolder, { recursive: true, mode: 0o700 });
  for (const each of [folder, spamFolder]) {
    await access(each, constants.W_OK);
    await removeStaleDrafts(each);
  }
  return { save: (delivery, isSpam) => writeMessage(isSpam ? spamFolder : folder, delivery) };
}

async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(DRAFT))) {
    const draft = join(folder, name);
    if (Date.now() - (await stat(draft)).mtimeMs > STALE_DRAFT_MS)
      await rm(draft, { recursive: true });
  }
}

/**
 * Writes a draft and renames it, so that a message appears complete or not at all. A folder cannot be
 * renamed onto one that is not empty: of several writers the first wins.
 */
async function writeMessage(folder: string, { message, attachment }: Delivery): Promise<void> {
  const { bytes, ...described } = attachment ?? {};
  const record = {
    ...message,
    received: new Date().toISOString(),
    attachment: bytes && { ...described, bytes: bytes.length },
  };
  const target = join(folder, message.id);
  const draft = await mkdtemp(join(folder, DRAFT));
  try {
    await writeDurably(join(draft, "message.json"), `${JSON.stringify(record, null, 2)}\n`);
    if (attachment) await writeDurably(join(draft, attachment.file), attachment.bytes);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await stat(target).catch(() => undefined)) return;
    throw error;
  }
  await syncFolder(folder);
}
