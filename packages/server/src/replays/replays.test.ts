import { setImmediate } from 'node:timers/promises';
import { playGame } from '@fracht/bots';
import { DEFAULT_SETTINGS, messageText, world } from '@fracht/content';
import { EMPTY_LIBRARY, type PlayerUser } from '@fracht/engine';
import type { Onlooker, StandingGame } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { Replays } from './replays.ts';

const user = (id: string): PlayerUser => ({ id, first_name: 'Anna', last_name: 'Lis', num_games: 0 });
const SETUP = { game: 'g1', seed: 's', number: 1, settings: DEFAULT_SETTINGS, world, library: EMPTY_LIBRARY };
const EXTRA = { group: null, groupName: '', randos: false, breakEndsAt: null, messageText };

function aGame(): StandingGame {
  const seats = ['s1', 's2', 's3', 's4'].map((id) => ({ user: user(id), level: 'ordinary' as const }));
  return { setup: SETUP, entries: playGame(SETUP, user('teacher'), seats, '2026-11-21').log };
}

const by = (player: string): Onlooker => ({ viewer: { player, type: 'STUDENT' }, extra: EXTRA });

test('[RPL-7] while a replay is made other work of the process runs in between, after each slice', async () => {
  const made = { isOver: false };
  // Slices of zero length, so that how often other work runs in between depends on the game and not on the machine.
  const replayed = new Replays(0).textFor(aGame(), by('s1')).then(() => {
    made.isOver = true;
  });
  let turns = 0;
  while (!made.isOver) {
    await setImmediate();
    turns += 1;
  }
  await replayed;
  expect(turns).toBeGreaterThan(100);
});

test('[RPL-7] a replay that fails hinders none after it', async () => {
  const game = aGame();
  const replays = new Replays();
  const wrong = { ...game, entries: game.entries.toReversed() };
  await expect(replays.textFor(wrong, by('s1'))).rejects.toThrow('is refused');
  expect(await replays.textFor(game, by('s1'))).toContain('"GAME_FINISHED"');
});

/** A game that counts how often it is gone through: each pass reads its setup once, and so does each request. */
function counted(game: StandingGame) {
  const taken = { times: 0 };
  const seen: StandingGame = {
    entries: game.entries,
    get setup() {
      taken.times += 1;
      return game.setup;
    },
  };
  return { seen, passes: (askers: number) => taken.times - askers };
}

test('[RPL-7] a class that opens its replays at once is served by few passes, and each gets the own', async () => {
  const game = aGame();
  const { seen, passes } = counted(game);
  const replays = new Replays();
  const viewers = ['s1', 's2', 's3', 's4', ...Array.from({ length: 9 }, (_, index) => `guest${index}`)];
  const texts = await Promise.all(viewers.map((viewer) => replays.textFor(seen, by(viewer))));
  // Ten viewers per pass: all thirteen ask before the first begins.
  expect(passes(viewers.length)).toBe(2);
  expect(texts[1]).toBe(await new Replays().textFor(game, by('s2')));
  expect(new Set(texts.slice(0, 4)).size).toBe(4);
});

test('[RPL-7] who comes while a pass runs is served by the next one', async () => {
  const { seen, passes } = counted(aGame());
  const replays = new Replays(0);
  const first = replays.textFor(seen, by('s1'));
  await setImmediate();
  await setImmediate();
  const [text, ...others] = await Promise.all([first, ...['s2', 's3'].map((one) => replays.textFor(seen, by(one)))]);
  expect(passes(3)).toBe(2);
  expect(new Set([text, ...others]).size).toBe(3);
});
