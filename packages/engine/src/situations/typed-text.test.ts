import { describe, expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { acceptedTexts, isRightIn, isRightText } from './typed-text.ts';

const numbers = {
  pick_phone: '+48 99 123 45 67',
  deliver_phone: '',
  case_number: 'SZ-000123',
  police_number: 'RD-0042',
};

const isRight = (textAnswer: string | null, typed: string): boolean => isRightText({ textAnswer }, typed, { numbers });

describe('[SIT-15] a typed text is right', () => {
  test.each([
    ['blanks around it', '112', '  112\t'],
    ['more blanks within it', 'list  przewozowy', 'list\u00a0  przewozowy'],
    ['other letters, large and small', 'List CMR', 'LIST cmr'],
    ['a German sharp s in capitals', 'Hauptstraße', 'HAUPTSTRASSE'],
    ['marks that are signs of their own', 'zaświadczenie', 'zas\u0301wiadczenie'],
    ['full-width digits', 'UN 1203', 'UN １２０３'],
    ['signs that are not seen', 'prom', '\ufeffpro\u00adm\u200b'],
    ['the number of the case', '{case_number}', 'sz-000123'],
    ['the first of several', 'trzy\n3', 'Trzy'],
    ['the last of several, though it is written with blanks and empty lines', 'trzy\r\n\r\n  3  \n', '3'],
    ['one of several numbers', '{case_number}\n{police_number}', 'RD-0042'],
    ['a text with a slash in it', 'A / B', 'a / b'],
  ])('with %s', (_what, textAnswer, typed) => {
    expect(isRight(textAnswer, typed)).toBe(true);
  });

  test.each([
    ['letters without their marks', 'zaświadczenie', 'zaswiadczenie'],
    ['another word', '112', '997'],
    ['nothing', '112', '   '],
    ['two of several at once', 'trzy\n3', 'trzy 3'],
    ['one side of a slash', 'A / B', 'A'],
    ['blanks where nothing is taken', '\u200b', '\u200b'],
    ['no text to be right', null, 'tak'],
  ])('but not with %s', (_what, textAnswer, typed) => {
    expect(isRight(textAnswer, typed)).toBe(false);
  });
});

test('[SIT-15] every accepted text that an author may write can be typed as it stands', () => {
  const textAnswer = ['Zaświadczenie A1', 'ﬁlia №5', '  Straße  ', 'x'.repeat(450)].join('\n');
  expect(acceptedTexts({ textAnswer })).toHaveLength(4);
  for (const accepted of acceptedTexts({ textAnswer })) expect(isRight(textAnswer, accepted)).toBe(true);
});

test('[SIT-15] [LOG-6] a game of the first rules keeps its one text and its way to compare', () => {
  const [first, second] = [aSetup({ rulesVersion: 1 }), aSetup()];
  const asked = { textAnswer: 'trzy\n3' };
  expect(isRightIn(first, asked, '3', { numbers })).toBe(false);
  expect(isRightIn(first, asked, ' Trzy\n3 ', { numbers })).toBe(true);
  expect(isRightIn(second, asked, '3', { numbers })).toBe(true);
});
