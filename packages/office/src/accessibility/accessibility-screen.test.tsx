import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { answerLetter } from '@fracht/game/situations/answer-key.ts';
import { AccessibilityScreen } from './accessibility-screen.tsx';

afterEach(cleanup);

test('[ACS-1] the statement has the parts that the act asks for, and the ways to write and to complain', async () => {
  await showScreen(AccessibilityScreen);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Deklaracja dostępności',
    'Stan dostępności',
    'Co nie jest dostępne',
    'Co działa',
    'Jak przygotowano deklarację',
    'Skróty klawiszowe',
    'Informacje zwrotne i\u00a0kontakt',
    'Wnioski i\u00a0skargi',
    'Dostępność architektoniczna',
  ]);
  expect(screen.getByText(/częściowo zgodny/u)).toBeTruthy();
  expect(screen.queryByText(/skrócone/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'Napisz do nas' }).getAttribute('href')).toBe('/?okno=kontakt');
  expect(screen.getByRole('link', { name: 'Rzecznik Praw Obywatelskich' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('[ACS-1] every key that does something alone is in the list', async () => {
  await showScreen(AccessibilityScreen);
  const table = within(screen.getByRole('table'));
  const keys = table.getAllByRole('row').map((row) => row.firstElementChild?.textContent ?? '');
  expect(keys).toContain(`A–${answerLetter(8)}, 1–9`);
  expect(answerLetter(9)).toBe('');
  const single = keys.flatMap((words) => words.split(', '));
  for (const key of ['?', '/', 'N', 'M', 'F', 'cyfry']) expect(single).toContain(key);
});
