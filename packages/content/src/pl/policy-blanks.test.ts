import { expect, test } from 'vitest';
import { landingContent } from './landing-content.ts';
import { blanksOf } from './policy-blanks.ts';

test.each([
  ['<p>Szkoła w\u00a0Łodzi</p>', []],
  ['<p>Szkoła [… nazwa], tel. [...]</p>', ['[… nazwa]', '[...]']],
  ['<p>[… <strong>nazwa</strong> szkoły]</p>', ['[… nazwa szkoły]']],
  ['<p>[… nazwa i&nbsp;adres, tel. &amp; e-mail]</p>', ['[… nazwa i\u00a0adres, tel. & e-mail]']],
  ['<p>art. 13 [RODO] i\u00a0reszta…</p>', []],
])('[TXE-5] the blanks of %s are %j', (html, blanks) => {
  expect(blanksOf(html)).toEqual(blanks);
});

test('[TXE-5] the policy of a new school asks for what only the school knows, and says what RODO art. 13 wants', () => {
  const { policy } = landingContent;
  expect(blanksOf(policy).length).toBeGreaterThan(5);
  for (const word of [
    'Administratorem danych jest',
    'inspektora ochrony danych',
    'Podstawa prawna',
    'Odbiorcy danych',
    '24\u00a0miesiącach',
    '14\u00a0ostatnich',
    'Prezesa Urzędu Ochrony Danych Osobowych',
    'rodzice lub opiekunowie',
    'Profil kompetencji',
    'art. 9 RODO',
  ])
    expect(policy).toContain(word);
});

test('[LND-12] out of the box the footer has the three credits of the specification, each an own text', () => {
  expect(landingContent['footer-college']).toContain('logistyczna');
  expect(landingContent['footer-implementer']).toContain('Fracht');
  expect(landingContent['footer-union']).toContain('Europejskiego Funduszu Społecznego');
});
