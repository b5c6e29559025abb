import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHIPPED_LIBRARY } from '@fracht/content';
import type { Viewer } from '@fracht/engine';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readableSituations } from '../situations/own-situations.ts';
import { listed, openReplay, seek, stepBy } from './playback.ts';
import { ReplaySide } from './replay-side.tsx';
import { replayOf, stateAt, type Replay } from './replay.ts';
import { replayStore } from './replay-store.ts';
import { TOLD_FOR } from './situation-then.ts';

const GAME = aPlayedGame(4, 'powtórka', SHIPPED_LIBRARY);
const STUDENT = { player: 's1', type: 'STUDENT' } as const;
const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;

/** Loaded in advance: on a slow machine the card's chunk takes longer than a test waits for it. */
beforeAll(async () => void (await import('./replayed-situation.tsx')));

let close = (): void => undefined;

afterEach(() => {
  cleanup();
  close();
  vi.unstubAllGlobals();
});

async function open(viewer: Viewer, at: number): Promise<Replay> {
  const replay = replayOf(aReplayOf(GAME, viewer));
  close = openReplay(replay, viewer, at);
  const Side = () => <ReplaySide replay={replay} happenings={listed()} isOver />;
  await showScreen(Side, '/replay/$id', '/replay/game-1');
  return replay;
}

/** A situation of the student's that was settled by an answer chosen from a list, with nothing else open at its beginning. */
function settledOne(replay: Replay) {
  const end = readableSituations(stateAt(replay, replay.until));
  const found = end.find(({ open: { since, done, player }, shown: { decisions } }) => {
    const then = readableSituations(stateAt(replay, since)).filter((own) => own.isOpen && own.open.player === player);
    const answers = then[0]?.shown.node?.answers ?? [];
    return player === 's1' && done && then.length === 1 && answers.some(({ text }) => text === decisions[0]?.answer);
  });
  const [first] = found?.shown.decisions ?? [];
  const last = found?.shown.decisions.at(-1);
  if (found === undefined || first === undefined || last === undefined) throw new Error('nothing was settled');
  return { ...found, first, last };
}

const card = (name: string) => screen.findByRole('complementary', { name: `Sytuacja: ${name}` });
const go = (at: number) => act(async () => seek(at));

test('[RPL-13] at a moment at which a situation was open its card stands there, with what was answered; nothing can be pressed in it', async () => {
  const replay = await open(STUDENT, 0);
  const { open: struck, shown, first } = settledOne(replay);
  await go(struck.since - 1);
  expect(screen.queryByRole('complementary', { name: /^Sytuacja/u })).toBeNull();
  await act(async () => stepBy(1));
  expect(replayStore.getState().at).toBe(struck.since);
  const whole = await card(shown.name);
  // On a phone a tall one would cover the map, its marks and the back link.
  expect(whole.dataset['sheet']).toBe('short');
  const seen = within(whole);
  expect(seen.getByRole('heading', { level: 3, name: first.question })).toBeTruthy();
  const chosen = seen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
  expect(chosen.at(-1)?.textContent).toContain(first.answer);
  expect(chosen.at(-1)?.textContent).toMatch(/Wybrano o\s\d+:\d\d/u);
  expect(seen.queryByRole('button', { name: first.answer })).toBeNull();
  for (const call of seen.queryAllByRole('button', { name: /^(?:Kierowca|Szef)/u })) {
    expect(call.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await axeFindings()).toEqual([]);
});

test('[RPL-13] its outcome stays for a while after the last answer; then the happenings come back', async () => {
  const replay = await open(STUDENT, 0);
  const { shown, last } = settledOne(replay);
  await go(last.at);
  expect(within(await card(shown.name)).getByRole('heading', { level: 3, name: 'Sytuacja rozwiązana' })).toBeTruthy();
  const others = readableSituations(stateAt(replay, last.at + TOLD_FOR)).filter((own) => own.isOpen);
  await go(last.at + TOLD_FOR);
  expect(screen.queryByRole('complementary', { name: `Sytuacja: ${shown.name}` })).toBeNull();
  expect(screen.queryAllByRole('complementary', { name: 'Zdarzenia' })).toHaveLength(others.length === 0 ? 1 : 0);
});

test('[RPL-13] put aside, the card gives way to the happenings, and is back at an earlier moment', async () => {
  const replay = await open(STUDENT, 0);
  const { open: struck, shown } = settledOne(replay);
  await go(struck.since);
  await userEvent.click(within(await card(shown.name)).getByRole('button', { name: 'Zamknij sytuację' }));
  expect(await screen.findByRole('complementary', { name: 'Zdarzenia' })).toBeTruthy();
  await go(struck.since - 1);
  await go(struck.since);
  expect(await card(shown.name)).toBeTruthy();
});

test("[RPL-13] a teacher reads a student's situation at its happening, with the student's name", async () => {
  const replay = await open(TEACHER, 0);
  const { open: struck, shown, order } = settledOne(replay);
  const happening = replay.happenings.find((one) => one.at === struck.since && one.order === order.id);
  if (happening === undefined) throw new Error('its beginning is not told');
  await go(happening.at);
  expect(within(await card(shown.name)).getByText(/^Sytuacja gracza: /u)).toBeTruthy();
  await go(happening.at + 1);
  expect(screen.queryByRole('complementary', { name: `Sytuacja: ${shown.name}` })).toBeNull();
});
