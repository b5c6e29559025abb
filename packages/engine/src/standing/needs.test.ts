import { expect, test } from 'vitest';
import { ANNA, JAN, TEACHER, aGame } from '@fracht/testing/engine/a-lesson.ts';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import type { GameState, OpenSituation, ShownSituation } from '../state.ts';
import { roundStartsAt } from '../clock.ts';
import { viewFor } from '../view-for.ts';
import { findPlayer } from '../players/player.ts';
import { needOf, openSituationsOf, stillAfter } from './needs.ts';

const WORDS = {
  name: 'Przebita opona',
  kind: 'EMERGENCY',
  image: null,
  description: '',
  hasBonus: false,
  knowledge: '',
  hasAloneBonus: false,
  hasHelp: false,
  callPoints: { driver: 0, boss: 0 },
  help: null,
  pick_phone: '',
  deliver_phone: '',
  case_number: null,
  police_number: null,
  trees: [],
  tree: null,
  node: null,
  decisions: [],
  reached: 0,
  best: null,
  missed: null,
} as const;

function struck(changes: Partial<OpenSituation>, maxTime: number | null = 30): GameState {
  const shown: ShownSituation = { ...WORDS, maxTime };
  const order = anOrder({ player: ANNA, emergencies: [anOpenSituation({ shown, ...changes })] });
  return aGame({ orders: [order] });
}

function need(game: GameState, id: string, lastAt: number | null, now: number) {
  const player = findPlayer(game, id);
  if (player === null) throw new Error('Not there');
  return needOf(game, player, lastAt, now);
}

test('[PLY-7] a situation past its time needs the teacher, one in time or without a time does not', () => {
  expect(need(struck({}), ANNA, 0, 30 * 60)).toBeNull();
  expect(need(struck({}), ANNA, 0, 30 * 60 + 1)).toBe('UNANSWERED');
  expect(need(struck({}), JAN, 0, 30 * 60 + 1)).toBeNull();
  expect(need(struck({}, null), ANNA, 0, 30 * 60 + 1)).toBeNull();
  expect(need(struck({ done: true }), ANNA, 0, 30 * 60 + 1)).toBeNull();
  expect(openSituationsOf(struck({}), ANNA)).toHaveLength(1);
});

test('[PLY-7] so does who has left, and who did nothing for three real minutes of a running clock', () => {
  const game = aGame();
  const after = stillAfter(game.setup);
  expect(need(game, ANNA, 600, 600 + after - 1)).toBeNull();
  expect(need(game, ANNA, 600, 600 + after)).toBe('STILL');
  expect(need(game, ANNA, null, after)).toBe('STILL');
  const [anna] = game.players;
  if (anna === undefined) throw new Error('Not there');
  const left = {
    ...game,
    players: game.players.map((one) => (one.id === ANNA ? { ...one, status: 'LEFT' as const } : one)),
  };
  expect(need(left, ANNA, 600, 600)).toBe('GONE');
  expect(need(left, JAN, 600, 600)).toBeNull();
});

test('[PLY-7] a new round gives everybody three minutes again: a skipped one jumps the clock', () => {
  const second = { ...aGame(), round: 2 };
  const begins = roundStartsAt(second);
  const after = stillAfter(second.setup);
  expect(need(second, ANNA, 600, begins + after - 1)).toBeNull();
  expect(need(second, ANNA, 600, begins + after)).toBe('STILL');
});

test('[PLY-7] the teacher needs nobody, and nobody does before the start or after the end', () => {
  const game = aGame();
  expect(need(game, TEACHER, 0, 900_000)).toBeNull();
  for (const state of ['FRESH', 'WAITING', 'FINISHED'] as const)
    expect(need({ ...game, state }, ANNA, 0, 900_000)).toBeNull();
});

test('[PLY-7] three real minutes are more game time in a quick game, and in one whose units are short', () => {
  const setup = aSetup();
  const units = (unit_ms: number) => stillAfter({ ...setup, settings: { ...setup.settings, unit_ms } });
  expect(units(1000)).toBe(180 * 60);
  expect(units(500)).toBe(360 * 60);
  expect(stillAfter({ ...setup, number: 5, settings: { ...setup.settings, game_speed_5: 2 } })).toBe(360 * 60);
});

test('[PLY-7] what it is worked out from is in the teacher’s view alone', () => {
  const game = struck({});
  const seen = (player: string, type: 'STUDENT' | 'TEACHER') => viewFor(game, { player, type });
  expect(need(seen(JAN, 'STUDENT'), ANNA, 0, 30 * 60 + 1)).toBeNull();
});
