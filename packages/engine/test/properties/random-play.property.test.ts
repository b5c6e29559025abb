import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAction } from '../../src/actions/index.ts';
import { advance } from '../../src/advance.ts';
import { replay, runEntry } from '../../src/log.ts';
import { loadState, saveState } from '../../src/save.ts';
import type { GameState } from '../../src/state.ts';
import { viewFor } from '../../src/view-for.ts';
import { actorOf } from '../a-lesson.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';
import { type Play, anyPlay, play } from '../random-play.ts';
import { strangeSteps } from '../transitions.ts';

const RUNS = Number(process.env['FRACHT_PROPERTY_RUNS'] ?? 2000);

function always(holds: (made: Play) => void, share = 1): void {
  fc.assert(fc.property(anyPlay, holds), { numRuns: Math.ceil(RUNS * share), seed: 20_261_121, endOnFailure: true });
}

test('[INV-1] [INV-2] [INV-3] [INV-4] [INV-5] [INV-7] every step of random play keeps the rules of every game', () => {
  always((made) => {
    const broken: string[] = [];
    const { state } = play(made, (before, after, refused) => broken.push(...brokenByStep(before, after, refused)));
    expect([...broken, ...brokenState(state)]).toEqual([]);
  });
});

test('[INV-6] no car leaves the table of transitions', () => {
  always((made) => {
    expect(play(made).state.players.flatMap(strangeSteps)).toEqual([]);
  }, 0.5);
});

test('[LOG-1] [LOG-2] [LOG-5] replaying the log gives the live state, byte for byte, and so does going on from a stored one', () => {
  always((made) => {
    const { setup, log, state } = play(made);
    const bytes = JSON.stringify(saveState(state));
    expect(JSON.stringify(saveState(replay(setup, log)))).toBe(bytes);
    const half = Math.floor(log.length / 2);
    let game: GameState = loadState(setup, JSON.parse(JSON.stringify(saveState(replay(setup, log.slice(0, half))))));
    for (const entry of log.slice(half)) {
      const result = runEntry(game, entry);
      if (result.ok) game = result.value;
    }
    expect(JSON.stringify(saveState(game))).toBe(bytes);
  }, 0.5);
});

test('[CLK-6] one long step gives what many short ones give', () => {
  always((made) => {
    const { state } = play(made);
    const end = state.now + 20_000;
    let game = state;
    for (let at = state.now; at <= end; at += 977) game = advance(game, at);
    expect(saveState(advance(game, end))).toEqual(saveState(advance(state, end)));
  }, 0.25);
});

test('[VIW-1] [VIW-2] [VIW-3] a student sees no secret, and the check in the browser answers as the server does', () => {
  always((made) => {
    play(made, (before) => {
      const actor = actorOf(before, 's0');
      const view = viewFor(before, { player: 's0', type: 'STUDENT' });
      expect(secretsIn(view, before)).toEqual([]);
      for (const order of view.orders.slice(-2)) {
        const action = { action: 'BOOK_ORDER', order: order.id } as const;
        expect(checkAction(view, action, actor)).toBe(checkAction(before, action, actor));
      }
    });
  }, 0.1);
});

function secretsIn(view: GameState, state: GameState): readonly string[] {
  const text = JSON.stringify({ ...view, setup: { ...view.setup, world: null, settings: null } });
  const coming = state.orders.filter(({ release }) => release > state.now);
  return [
    ...(view.setup.seed === '' && view.random.every((part) => part === 0) && view.timers.length === 0
      ? []
      : ['the future']),
    ...(view.players.some(({ id, ledger, journal }) => id !== 's0' && ledger.length + journal.length > 0)
      ? ['a ledger']
      : []),
    ...(view.messages.some(({ player }) => player !== null && player !== 's0') ? ['a message'] : []),
    ...(view.setup.library.emergencies.length > 0 ? ['the library'] : []),
    ...coming.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => `order ${id}`),
  ];
}
