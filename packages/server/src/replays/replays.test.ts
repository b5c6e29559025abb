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
  // Slices of no length, so that how often others come in between hangs on the game and not on the machine.
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
