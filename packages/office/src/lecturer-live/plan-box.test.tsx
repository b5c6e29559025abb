import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { PlanBox } from './plan-box.tsx';

const ROUNDS = [1, 2, 3, 4].map((round) => ({
  title: `Etap ${round}`,
  show: [`Ekran ${round}`],
  ask: [`Dlaczego ${round}?`],
  watch: [`Kto ${round}`],
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(round: number, lesson: string | null = 'Pierwsza lekcja') {
  fakeServer({ 'GET lesson/get-plan/game-1': { payload: { lesson, rounds: ROUNDS, debrief: ['Co dalej?'] } } });
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlanBox game="game-1" round={round} onClose={onClose} />
    </QueryClientProvider>,
  );
  const box = screen.getByRole('dialog', { name: 'Plan rundy' });
  await within(box).findByRole('heading', { level: 3 });
  return { box: within(box), onClose };
}

test('[LVP-7] the plan of the present round is there, the others and the debrief a press away; Escape closes it', async () => {
  const { box, onClose } = await open(2);
  expect(box.getByRole('heading', { level: 3 }).textContent).toBe('Etap 2');
  expect(box.getByText('Z lekcji „Pierwsza lekcja”')).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'R4' }));
  expect(box.getByRole('checkbox', { name: 'Dlaczego 4?' })).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'Omówienie' }));
  expect(box.getByRole('checkbox', { name: 'Co dalej?' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[LVP-7] before the start it is the first round; a game that no lesson has made has a general plan', async () => {
  const { box } = await open(0, null);
  expect(box.getByRole('heading', { level: 3 }).textContent).toBe('Etap 1');
  expect(box.getByText(/^Plan ogólny/u)).toBeTruthy();
});

test('[LVP-8] ticks stay in this browser, and go again', async () => {
  const first = await open(1);
  await userEvent.click(first.box.getByRole('checkbox', { name: 'Ekran 1' }));
  cleanup();
  const { box } = await open(1);
  const kept = box.getByRole<HTMLInputElement>('checkbox', { name: 'Ekran 1' });
  expect(kept.checked).toBe(true);
  expect(box.getByRole<HTMLInputElement>('checkbox', { name: 'Kto 1' }).checked).toBe(false);
  await userEvent.click(kept);
  expect(localStorage.getItem('plan-game-1')).toBeNull();
});

test.each(['nic', '{"a":1}', '[1,null]'])(
  '[LVP-8] what nobody understands there reads as nothing: %s',
  async (text) => {
    localStorage.setItem('plan-game-1', text);
    const { box } = await open(1);
    expect(box.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  },
);
