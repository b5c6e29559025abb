import { randomInt } from 'node:crypto';
import type { PersonName } from '@fracht/protocol';

/** Letters and digits that cannot be confused on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const HALF = LENGTH / 2;
const CODE = new RegExp(`^[${ALPHABET}]{${String(LENGTH)}}$`, 'u');

/** A random one-time code of about 40 bits, as it is printed: `MBJZ-PJVX`. */
export function newLoginCode(): string {
  return inFours(LENGTH);
}

/** A random recovery code of about 79 bits, as it is shown: `MBJZ-PJVX-7RWA-E3KD`. Too many to try them all, so a plain hash of it is enough. */
export function newRecoveryCode(): string {
  return inFours(2 * LENGTH);
}

function inFours(count: number): string {
  const part = () => Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: count / HALF }, part).join('-');
}

/** Whether a text may be a code, however it is typed. */
export function mayBeCode(typed: string): boolean {
  return CODE.test(plainCode(typed));
}

/** A typed code in the form in which it is hashed: capitals, without dashes and spaces. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '');
}

const LONGEST = 40;
const MOST_DIGITS = 10;

/** Candidates for a login name, from the person's names: `zofia.was`, then with numbers in case it is taken. Never an e-mail. */
export function* loginNames({ first_name, last_name }: PersonName): Generator<string> {
  const name = [first_name, last_name].map(latin).filter(Boolean).join('.').slice(0, LONGEST);
  const stem = name === '' ? 'student' : name;
  yield stem;
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) yield `${stem}${randomInt(2, 10 ** digits)}`;
}

function latin(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return plain.replaceAll(/[^a-z\d]/gu, '');
}
