import { expect, test } from 'vitest';
import { demoText } from './demo.ts';

const accounts = [
  { role: 'TEACHER', name: 'Ewa Maj', email: 'ewa@szkola.example', group: null },
  { role: 'STUDENT', name: 'Michał Żak', email: 'michal@szkola.example', group: '2A' },
] as const;

test('[WRD-7] the logins stand in columns', () => {
  expect(demoText({ password: 'haslo', accounts, isOpenToNetwork: false }).split('\n')).toEqual([
    'Szkoła pokazowa, hasło do każdego konta: haslo',
    '  wykładowca  Ewa Maj     ewa@szkola.example',
    '  student     Michał Żak  michal@szkola.example  2A',
  ]);
});

test('[WRD-7] of a server that the network can reach it is said how the demo school goes', () => {
  expect(demoText({ password: 'haslo', accounts, isOpenToNetwork: true })).toContain(
    'administrator może usunąć szkołę pokazową',
  );
});
