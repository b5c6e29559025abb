import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What the school's key is used for here: it signs backups too. */
const PURPOSE = 'fracht second factor';

/** Encrypts an account's secret with the school's key, so that the database alone does not give it away. (docs/adr/0094) */
export function sealed(key: string, account: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce, { authTagLength: TAG_BYTES });
  // Binds the secret to its account: moved to another account's row, it cannot be decrypted.
  cipher.setAAD(Buffer.from(account));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** What was sealed for the account, opened with the first of the keys that fits; null: none does. */
export function opened(keys: readonly string[], account: string, stored: string): string | null {
  for (const key of keys) {
    const secret = openedBy(key, account, Buffer.from(stored, 'base64url'));
    if (secret !== null) return secret;
  }
  return null;
}

function openedBy(key: string, account: string, stored: Buffer): string | null {
  const [nonce, tag] = [stored.subarray(0, NONCE_BYTES), stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, cipherKey(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(account)).setAuthTag(tag);
  try {
    const text = decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // The tag belongs to another key or account; only trying shows that.
    return null;
  }
}

function cipherKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES));
}
