import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { probeDisk, syncFolder, writeDurably } from "./durable-files.ts";
import { type Delivery, isSameMessage } from "./message.ts";

/** Location of a message: with the others, apart as spam, or nowhere because its id belongs to another text. */
export type SavedMessage = "kept" | "aside" | "other text";

/** A store of messages. */
export type MessageStore = {
  /**
   * Idempotent by message id: the first delivery of an id is stored, later deliveries change nothing.
   *
   * @param isSpam stores the message apart from the others
   * @returns the location of the first delivery of its id, once it is durable
   */
  save: (delivery: Delivery, isSpam: boolean) => Promise<SavedMessage>;
  /** Removes the remains of a crash. */
  tidy: () => Promise<void>;
  /** Writes a probe and removes it. Rejects if either fails. */
  ping: () => Promise<void>;
};

const SPAM_FOLDER = "set-aside";
const DRAFT = ".incoming-";

/** A write takes less time, so an older draft is the remains of a crash. */
const STALE_DRAFT_MS = 600_000;

/**
 * Stores each message in a separate folder, named by its id. Several receivers may share `folder`.
 *
 * @throws NodeJS.ErrnoException if it cannot be created or written to
 */
export async function openFolderStore(folder: string): Promise<MessageStore> {
  const spamFolder = join(folder, SPAM_FOLDER);
  await mkdir(spamFolder, { recursive: true, mode: 0o700 });
  const tidy = async () => {
    for (const each of [folder, spamFolder]) await removeStaleDrafts(each);
  };
  for (const each of [folder, spamFolder]) await access(each, constants.W_OK);
  await tidy();

  async function save(delivery: Delivery, isSpam: boolean): Promise<SavedMessage> {
    const own = isSpam ? "aside" : "kept";
    // The same id may have arrived before, filled in faster or more slowly.
    const [here, there] = isSpam ? [spamFolder, folder] : [folder, spamFolder];
    const earlier = await storedIn(there, delivery);
    if (earlier !== undefined) return earlier ? (isSpam ? "kept" : "aside") : "other text";
    if (await writeMessage(here, delivery)) return own;
    return (await storedIn(here, delivery)) === false ? "other text" : own;
  }

  return { save, tidy, ping: () => probeDisk(join(folder, DRAFT)) };
}

async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(DRAFT))) {
    const draft = join(folder, name);
    const written = await stat(draft).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > STALE_DRAFT_MS)
      await rm(draft, { recursive: true, force: true });
  }
}

/** @returns true if a folder contains this message, false for another message of its id, undefined without one */
async function storedIn(
  folder: string,
  { message, attachment }: Delivery,
): Promise<boolean | undefined> {
  const home = join(folder, message.id);
  const bytesOf = (name: string) =>
    readFile(join(home, name)).catch((error) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
  const record = await bytesOf("message.json");
  if (record === undefined) return undefined;
  const { attachment: described, ...stored } = readStored(record);
  const file = described && (await bytesOf(described.file));
  return (
    isSameMessage(stored, message) &&
    (attachment ? Boolean(file?.equals(attachment.bytes)) : described === undefined)
  );
}

/** The content of a message's file; undefined if the file is damaged. */
function readStored(bytes: Buffer) {
  try {
    return JSON.parse(String(bytes)) ?? {};
  } catch {
    return {};
  }
}

/**
 * Writes a draft and renames it, so that a message appears complete or not at all. A folder cannot be renamed to a folder that
 * is not empty: of several writers the first wins.
 *
 * @returns false if a message of its id exists
 */
async function writeMessage(folder: string, { message, attachment }: Delivery): Promise<boolean> {
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
    // Otherwise a power cut may leave the folder's name without its files.
    await syncFolder(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await stat(target).catch(() => undefined))) throw error;
    await syncFolder(folder);
    return false;
  }
  await syncFolder(folder);
  return true;
}
