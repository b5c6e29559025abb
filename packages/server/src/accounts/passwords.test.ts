import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { makePasswords, OWN_WORK } from './passwords.ts';

const COST = { memoryCost: 8, timeCost: 1 };
const passwords = makePasswords(COST);
const fits = (stored: string, typed: string) => passwords.verify(stored, typed, OWN_WORK);

test('[ACC-2] a password fits however its letters and blanks are written, by whoever sets it and by whoever types it', async () => {
  const writings = ['Żółta Łódź', 'Żółta Łódź'.normalize('NFD'), 'Żółta\u00a0Łódź'];
  for (const one of writings) {
    const stored = await passwords.hash(one);
    for (const other of writings) expect([one, other, await fits(stored, other)]).toEqual([one, other, true]);
    expect(await fits(stored, 'Zolta Lodz')).toBe(false);
  }
});

test('[ACC-2] invisible signs that were pasted along do not make a password wrong, nor one that was kept with them', async () => {
  const pasted = '\ufeffZielony\u00ad Traktor\u200b';
  expect(await fits(await passwords.hash('Zielony Traktor'), pasted)).toBe(true);
  expect(await fits(await passwords.hash(pasted), pasted)).toBe(true);
  expect(await fits(await passwords.hash('Zielony Traktor'), `${pasted}!`)).toBe(false);
});

test('[ACC-2] what was kept in another form before still fits, as it was typed then and in one form', async () => {
  // The last is how some keyboards write Vietnamese: a letter with one mark, followed by another combining mark.
  for (const before of ['Żółta Łódź'.normalize('NFD'), 'Żółta\u00a0Łódź', 'ti\u00ea\u0301ng Vi\u00ea\u0323t']) {
    const stored = await hash(before, COST);
    expect(await fits(stored, before)).toBe(true);
  }
  expect(await fits(await hash('Żółta Łódź'.normalize('NFD'), COST), 'Żółta Łódź')).toBe(true);
});
