import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { probeDisk, syncFolder, writeDurably } from "./durable-files.ts";
import { type Delivery, isSameMessage } from "./message.ts";

/**
 * The location of a message: `kept` in the folder of messages, `aside` in the folder of spam, or not stored because the
 * id of the message belongs to another text.
 */
type SavedMessage = "kept" | "aside" | "other text";

/** The storage of messages. */
export type MessageStore = {
  /**
   * Stores the first message with an id. Later deliveries with the same id do not change the stored message.
   *
   * @param isSpam whether the message is stored separately, as spam
   * @returns the location of the first message with this id, once the message is durable
   */
  save: (delivery: Delivery, isSpam: boolean) => Promise<SavedMessage>;
  /** Removes drafts that a crash has left behind. */
  tidy: () => Promise<void>;
  /** Writes a probe and removes the probe. Rejects if the writing or the removal fails. */
  ping: () => Promise<void>;
};

const SPAM_FOLDER = "set-aside";
const DRAFT = ".incoming-";

/** The writing of a draft always takes less time. An older draft was therefore left behind by a crash. */
const STALE_DRAFT_MS = 600_000;

/**
 * Opens a storage that writes each message to a separate folder, whose name is the id of the message. Several receivers
 * may share `folder`.
 *
 * @throws NodeJS.ErrnoException if the folder cannot be created or written to
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
    // The same message may have arrived before. The time that the visitor took to fill in the form may then differ.
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

/**
 * Compares a message with the stored message of the same id.
 *
 * @returns true if the folder contains this message; false if it contains a different message with the same id;
 *   undefined if it contains no message with this id
 */
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

/** Returns the content of a message's file. If the file is damaged, returns an empty object. */
function readStored(bytes: Buffer) {
  try {
    return JSON.parse(String(bytes)) ?? {};
  } catch {
    return {};
  }
}

/**
 * Writes a draft folder and renames it. The message therefore appears completely or not at all. A folder cannot replace
 * a folder that is not empty, so only the first of several writers succeeds.
 *
 * @returns false if a message with this id already exists
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
    // Without this sync, a power cut might preserve the folder's name but lose the files in the folder.
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
