import { expect, test } from 'vitest';
import { newPassword } from './new-password.ts';
import { NEW_PASSWORD_RULES } from './new-password-rules.ts';
import { isOwnName } from './own-name.ts';
import { changePasswordBody } from './auth.ts';
import { addUserBody } from './user.ts';

const codesOf = (password: string) => newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

test('[ACC-2] a password of blanks, of signs that nobody sees, or of hardly any different ones is common', () => {
  const few = [' '.repeat(10), '\u2800'.repeat(12), '\u200b \u00a0'.repeat(5), 'ababababab', 'abc abc abc'];
  expect(few.filter((password) => !codesOf(password).includes('PASSWORD_COMMON'))).toEqual([]);
  for (const good of ['ala ma kota', 'żółw i jeż', '密码密碼保護安全無敵']) expect(codesOf(good)).toEqual([]);
});

test('[ACC-2] a sign that nobody sees, and nobody can type at the login, is in no new password', () => {
  for (const unseen of ['\u200b', '\u00ad', '\u200d', '\u2060', '\ufeff']) {
    const password = `Zielony${unseen}Traktor`;
    expect([unseen, codesOf(password)]).toEqual([unseen, ['PASSWORD_UNSEEN']]);
    const pin = NEW_PASSWORD_RULES.login.safeParse({ new_password: `27${unseen}1849` });
    expect(pin.error?.issues.map(({ message }) => message)).toContain('PASSWORD_UNSEEN');
  }
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

test('[ACC-2] a password that is set is one text, whichever way its letters and blanks were typed', () => {
  const typed = ['Zażółć gęślą'.normalize('NFD'), 'Zażółć\u00a0gęślą', 'Zażółć gęślą'];
  const change = (text: string) => ({ old_password: '', new_password: text, new_password_repeat: 'Zażółć gęślą' });
  for (const text of typed) {
    expect(newPassword.parse(text)).toBe('Zażółć gęślą');
    expect(NEW_PASSWORD_RULES.login.parse({ new_password: text })).toEqual({ new_password: 'Zażółć gęślą' });
    expect(changePasswordBody.parse(change(text)).new_password).toBe('Zażółć gęślą');
  }
  // The limit counts letters, no matter how many code units they take when their diacritics are stored separately.
  expect(newPassword.safeParse('żółw'.normalize('NFD').repeat(2)).success).toBe(false);
  expect(newPassword.safeParse('żółwiątko-'.repeat(12).normalize('NFD')).success).toBe(true);
});
