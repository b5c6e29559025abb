import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { effectsSentence } from '@fracht/content';
import { placesFrom, waysFrom } from '@fracht/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SENT_ACCIDENTS, SENT_CHANGES, SENT_EMERGENCIES } from '../../test/library-items.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { AccidentScreen, ChangeScreen, EmergencyScreen } from './item-screens.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = SENT_EMERGENCIES.find(({ situation }) => situation !== null);
if (found?.situation == null) throw new Error('No situation with a tree');
const item = found;
const root = found.situation;
const show = (payload: unknown) => {
  fakeServer({ 'GET game/get-emergencies/all': { payload: [payload] } });
  return showScreen(EmergencyScreen, '/emergencies/$item', `/emergencies/${item.id}`);
};

test('[LBY-9] every question, answer, feedback and effect of a tree is read, the best way marked', async () => {
  await show(item);
  await userEvent.click(await screen.findByRole('tab', { name: /^Zdarzenie/u }));
  const page = screen.getByRole('tabpanel').textContent;
  for (const { node, path } of placesFrom(root, 'situation')) {
    expect(page).toContain(node.text);
    for (const way of waysFrom(node, path)) {
      expect(page).toContain(way.feedback);
      expect(page).toContain(effectsSentence(way.effects));
      expect(page).toContain(way.answer?.text ?? '');
    }
  }
  expect(screen.getAllByText('najlepsza droga').length).toBeGreaterThan(0);
});

test('[LBY-9] the rest of a critical situation is read too', async () => {
  await show(item);
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.getByText('Rada kierowcy lub szefa').nextSibling?.textContent).toBe(item.help);
  expect(panel.getByText('Wiedza').nextSibling?.textContent).toBe(item.knowledge);
  expect(panel.getByText('Czas na premię').nextSibling?.textContent).toMatch(
    new RegExp(`^${String(item.maxTime)}\\s`, 'u'),
  );
});

test('[LBY-9] what the check finds is told in words, in the list above and at its question', async () => {
  const [answer, ...others] = root.answers;
  const spoilt = { ...root, answers: [{ ...answer, feedback: '' }, ...others] };
  await show({ ...item, situation: spoilt });
  const words = 'Brakuje informacji zwrotnej: gracz nie dowie się, dlaczego.';
  const above = within(await screen.findByRole('list', { name: 'Sprawdzenie' }));
  expect(above.getByText(words)).toBeDefined();
  expect(above.getByText(/^Zdarzenie, odp\.\s1, informacja zwrotna$/u)).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: /^Zdarzenie/u }));
  const question = within(screen.getByRole('tabpanel')).getAllByRole('list', { name: 'Sprawdzenie' });
  expect(question).toHaveLength(1);
  expect(question[0]?.textContent).toContain(words);
});

test('[LBY-9] random situations and changes are read in the same way', async () => {
  const [accident] = SENT_ACCIDENTS;
  fakeServer({ 'GET game/get-accidents/all': { payload: SENT_ACCIDENTS } });
  await showScreen(AccidentScreen, '/accidents/$item', `/accidents/${accident?.id ?? ''}`);
  const facts = await screen.findByRole('tabpanel');
  expect(facts.textContent).toContain(effectsSentence(accident?.effects ?? []));
  cleanup();
  const change = SENT_CHANGES.find(({ situation }) => situation !== null);
  fakeServer({ 'GET game/get-change-events/': { payload: SENT_CHANGES } });
  await showScreen(ChangeScreen, '/changes/$item', `/changes/${change?.id ?? ''}`);
  await userEvent.click(await screen.findByRole('tab', { name: /^Zdarzenie/u }));
  expect(screen.getByRole('heading', { name: change?.situation?.text ?? '' })).toBeDefined();
});

test('[LBY-9] an item that is gone is told so', async () => {
  fakeServer({ 'GET game/get-emergencies/all': { payload: [] } });
  await showScreen(EmergencyScreen, '/emergencies/$item', '/emergencies/nie-ma');
  expect(await screen.findByText('Nie ma takiej sytuacji')).toBeDefined();
});

test('is accessible', async () => {
  await show(item);
  await userEvent.click(await screen.findByRole('tab', { name: /^Zdarzenie/u }));
  expect(await axeFindings()).toEqual([]);
});
