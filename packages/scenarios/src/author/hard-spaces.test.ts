import { expect, test } from 'vitest';
import { withHardSpaces } from './hard-spaces.ts';

/** The text with its non-breaking spaces made visible. */
const shown = (text: string) => withHardSpaces(text).replaceAll('\u00a0', '~');

test.each([
  ['Dzwonię i proszę o zgodę', 'Dzwonię i~proszę o~zgodę'],
  ['A w drodze „z palety” nic', 'A~w~drodze „z~palety” nic'],
  ['to do bazy, ale co', 'to do bazy, ale co'],
  ['Po 4,5 godziny jazdy należy się 45 minut', 'Po 4,5~godziny jazdy należy się 45~minut'],
  ['5 000 zł, 42,3 t, 100 % i 5 km/h', '5~000~zł, 42,3~t, 100~% i~5~km/h'],
  ['pod 112 i czekać, 3 lata', 'pod 112 i~czekać, 3 lata'],
  ['art. 17 ust. 2 CMR, UN 1203', 'art.~17 ust.~2 CMR, UN~1203'],
])('[ITM-4] %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
