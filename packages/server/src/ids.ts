import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random id of 16 characters (80 bits), made by the program. */
export function newId(): string {
  return [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** An id of 16 characters (80 bits) derived from bytes: a content hash. */
export function contentId(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest().subarray(0, 16);
  return [...digest].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A random 256-bit token, as text for a header or a link. (LGN-11) */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, so that a stolen database logs nobody in. (LGN-11) */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A whole number that represents a text, like a version: other texts have other numbers (48 bits of a hash). */
export function versionOfText(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
