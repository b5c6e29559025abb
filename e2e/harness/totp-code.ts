import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an app shows for this secret at this moment, in ms: RFC 6238, written from the standard independently of the server's code. */
export function totpCode(secret: string, at: number): string {
  const bits = Array.from(secret, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  const code = (digest.readUInt32BE(offset) % 2 ** 31) % 1_000_000;
  return String(code).padStart(6, '0');
}
