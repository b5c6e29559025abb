import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { actorOf } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { HARD, type Play, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { atDepth, howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { checkAction } from '../../src/actions/checks/index.ts';
import { type LogEntry, replay } from '../../src/log.ts';
import { toSavedState } from '../../src/save.ts';
import type { GameState, OpenSituation, Order } from '../../src/state.ts';
import { findPlayer } from '../../src/players/player.ts';
import { parkingsAhead } from '../../src/planning/parkings-ahead.ts';
import { viewFor } from '../../src/view-for.ts';
import { brokenByStep, brokenState } from '../broken-rules.ts';
import { strangeSteps } from '../transitions.ts';

/** Random games to play. */
const GAMES = howMany({ few: 50, many: 1000 });
/** In that many games more than this many of the library's critical situations come. */
const MANY_KINDS = atDepth({ few: 8, many: 20 });
const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 2, ferry_chance: 100 };

/** The games allow 0 to 3 EU courses in turn. */
const settingsOf = (index: number) => ({ ...OFTEN, max_eu_courses: index % 4 });

type Played = {
  readonly made: Play;
  readonly settings: ReturnType<typeof settingsOf>;
  readonly log: readonly LogEntry[];
  readonly state: GameState;
  readonly broken: readonly string[];
};

underSeeds('situations', (seed) => {
  let played: readonly Played[] = [];

  beforeAll(() => {
    played = fc.sample(anyPlay, { numRuns: GAMES, seed }).map((made, index) => {
      const settings = settingsOf(index);
      const broken: string[] = [];
      const watch = (before: GameState, after: GameState, refused: string | null) =>
        void broken.push(...brokenByStep(before, after, refused));
      const { state, log } = play(made, watch, settings, THE_LIBRARY);
      broken.push(...brokenState(state), ...state.players.flatMap(strangeSteps));
      return { made, settings, log, state, broken };
    });
  });

  test('[INV-2] [INV-4] [INV-6] [INV-8] [SIT-7] [SIT-9] with every situation on, every step keeps the rules of every game', () => {
    expect(played.filter(({ broken }) => broken.length > 0).map(({ broken }) => broken.slice(0, 3))).toEqual([]);
  });

  test('[LOG-2] [SIT-2] [SIT-3] [SIT-10] [SIT-11] situations of all kinds come, are answered, and a replay gives the same game', () => {
    const struck = played.flatMap(({ state }) => state.orders.flatMap(({ emergencies }) => emergencies));
    const changed = played.flatMap(({ state }) => state.orders.flatMap(({ changes }) => changes));
    const happened = played.flatMap(({ state }) => state.orders.flatMap(({ accidents }) => accidents));
    expect(struck.some(({ done }) => done)).toBe(true);
    expect(changed.some(({ done }) => done)).toBe(true);
    expect(happened.length).toBeGreaterThan(0);
    expect(new Set(struck.map(({ id }) => id)).size).toBeGreaterThan(MANY_KINDS);
    for (const { made, settings, log, state } of played.slice(0, GAMES / 2)) {
      const setup = aSetup({ seed: made.seed, settings, library: THE_LIBRARY });
      expect(JSON.stringify(toSavedState(replay(setup, log)))).toBe(JSON.stringify(toSavedState(state)));
    }
  });

  test('[SIT-13] [VIW-1] [PLN-7] a student’s copy holds no word of the library that was not met, and the check there answers as the server does', () => {
    const wrong = new Set<string>();
    for (const { made } of played.slice(0, GAMES / 5)) {
      const watch = (before: GameState): void => {
        for (const name of wrongIn(before)) wrong.add(name);
      };
      play(made, watch, OFTEN, THE_LIBRARY);
    }
    expect([...wrong]).toEqual([]);
  });
});

/** What a student's view reveals too much of, or states wrongly. */
function wrongIn(state: GameState): readonly string[] {
  const view = viewFor(state, { player: 's0', type: 'STUDENT' });
  const { emergencies, accidents, changes } = view.setup.library;
  return [
    ...(view.strikes.length > 0 ? ['what is to come'] : []),
    ...(emergencies.length + accidents.length + changes.length > 0 ? ['the library'] : []),
    ...view.orders.flatMap((order) => [...order.emergencies, ...order.changes].flatMap(tooMuch)),
    ...view.orders.flatMap((order) => checkedOtherwise(view, state, order)),
    ...(state.state === 'IN_PROGRESS' ? parkingsRefused(view) : []),
  ];

  function tooMuch({ id, player, shown, decisions }: OpenSituation): readonly string[] {
    const isBare = shown === null && decisions.length === 0 && !LIBRARY_IDS.has(id);
    if (player !== 's0') return isBare ? [] : ['a situation of another'];
    const isSilent = shown?.best === null && shown.missed === null;
    return isSilent || state.state === 'FINISHED' ? [] : ['the best way, or no words at all'];
  }
}

const LIBRARY_IDS = new Set([...THE_LIBRARY.emergencies, ...THE_LIBRARY.changes].map(({ id }) => id));

/** Parkings that a student's view offers for one of his cars but that would be refused. */
function parkingsRefused(view: GameState): readonly string[] {
  const actor = actorOf(view, 's0');
  if (findPlayer(view, 's0')?.status !== 'PLAYING') return [];
  const own = view.cars.filter(({ player }) => player === 's0');
  return own.flatMap((car) =>
    parkingsAhead(view, car, view.now).flatMap(({ parking }) => {
      const refusal = checkAction(view, { action: 'SELECT_PARKING', car: car.id, parking: parking.id }, actor);
      return refusal === null ? [] : [`${refusal} ${car.state.action}`];
    }),
  );
}

function checkedOtherwise(view: GameState, state: GameState, { id: order, emergencies }: Order): readonly string[] {
  const actor = actorOf(state, 's0');
  const known = state.orders.find(({ id }) => id === order)?.emergencies ?? [];
  return emergencies.flatMap(({ id: emergency, shown }, index) => {
    const action = { action: 'RESOLVE_EMERGENCY', order, answer: 0, tree: shown?.tree ?? 'situation' } as const;
    const here = checkAction(view, { ...action, emergency }, actor);
    const there = checkAction(state, { ...action, emergency: known[index]?.id ?? '' }, actor);
    return here === there ? [] : ['the check'];
  });
}
