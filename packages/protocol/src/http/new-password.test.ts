import { expect, test } from 'vitest';
import { newPassword } from './new-password.ts';
import { isOwnName } from './own-name.ts';
import { addUserBody } from './user.ts';

const codesOf = (password: string) => newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

test('[ACC-2] a password of blanks, of signs that nobody sees, or of hardly any different ones is common', () => {
  const few = [' '.repeat(10), '\u2800'.repeat(12), '\u200b \u00a0'.repeat(5), 'ababababab', 'abc abc abc'];
  expect(few.filter((password) => !codesOf(password).includes('PASSWORD_COMMON'))).toEqual([]);
  for (const good of ['ala ma kota', 'żółw i jeż', '密码密碼保護安全無敵']) expect(codesOf(good)).toEqual([]);
});

test('[ACC-2] a password is neither the e-mail of its account, nor what stands before the @, nor the login name', () => {
  const account = { email: 'ewa.kowalska@szkola.pl', login: 'ewa.kowal' };
  for (const own of ['ewa.kowalska@szkola.pl', ' Ewa.Kowalska@szkola.PL', 'EWA.KOWALSKA', 'ewa.kowal'])
    expect(isOwnName(own, account)).toBe(true);
  expect(isOwnName('ewa.kowalska7', account)).toBe(false);
  expect(isOwnName('cokolwiek-innego', { email: null })).toBe(false);
  const person = { email: account.email, first_name: 'Ewa', last_name: 'Kos', password: account.email };
  expect(addUserBody.safeParse(person).error?.issues).toMatchObject([{ path: ['password'], message: 'PASSWORD_OWN' }]);
});
