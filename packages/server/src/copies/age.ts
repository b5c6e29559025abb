import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { plainPassword } from '@fracht/protocol';
import { Decrypter, Encrypter } from 'age-encryption';

/** How a file in the format of age begins, whichever program wrote it. (docs/adr/0096) */
const BEGINNING = 'age-encryption.org/v1\n';
/** The file name ending of an encrypted file. */
export const AGE_SUFFIX = '.age';

/** Bytes encrypted with a password, in the format of age. Deriving the key keeps its thread busy for a second or more. */
export async function encryptedWith(
  password: string,
  bytes: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(password);
  return encrypter.encrypt(bytes);
}

/** Decrypts bytes with a password; rejects if it is the wrong one. */
async function decryptedWith(password: string, bytes: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(password);
  return decrypter.decrypt(bytes);
}

/**
 * Decrypts a file with a password, in whichever Unicode form it was encrypted: as typed, or in the normalized form in which the program takes passwords (ACC-2).
 * Throws WrongPassword.
 */
export async function openedWith(password: string, file: string): Promise<Readable> {
  const plain = plainPassword(password);
  try {
    return await openedAsTyped(password, file);
  } catch (error) {
    if (plain === password) throw error;
    return openedAsTyped(plain, file);
  }
}

async function openedAsTyped(password: string, file: string): Promise<Readable> {
  const bytes = createReadStream(file);
  try {
    return Readable.from(soundBytes(await decryptedWith(password, Readable.toWeb(bytes)), file));
  } catch (error) {
    bytes.destroy();
    throw new WrongPassword(file, { cause: error });
  }
}

/** A file does not open with the password: it is another one, or its beginning was changed. */
export class WrongPassword extends Error {}

/** An encrypted file is cut, or was changed. */
export class DamagedAge extends Error {}

async function* soundBytes(bytes: ReadableStream<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw new DamagedAge(file, { cause: error });
  }
}

/** Whether a file is encrypted in the format of age. */
export async function isAge(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === BEGINNING;
  } finally {
    await handle.close();
  }
}
