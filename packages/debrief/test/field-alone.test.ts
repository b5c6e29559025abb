import {
  type GameState,
  type PlayerId,
  advance,
  findPlayer,
  gameEndsAt,
  isOpen,
  nextEventAt,
  personsIn,
} from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { afterActions } from '../src/after-actions.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { decisionField } from '../src/field/field.ts';
import { NOTHING_LEFT_UNDONE, playOn } from '../src/field/play-on.ts';
import { going, quietGame } from '../src/field/quiet-game.ts';
import { type TimeRequest, firstRequest, settledRequest } from '../src/field/time-request.ts';
import { stateAtDecision } from '../src/state-at-decision.ts';

const LESSON = aLessonOf('klasa', 4);
const STUDENTS = personsIn(LESSON.end).map(({ id }) => id);

/** The moment of the lesson at which most orders of these players are under way. */
function busiestFor(players: readonly PlayerId[]): GameState {
  const count = ({ orders }: GameState): number =>
    orders.filter((order) => order.player !== null && players.includes(order.player) && isOpen(order)).length;
  return LESSON.before.reduce((most, state) => (count(state) > count(most) ? state : most));
}

test('[DFD-2] while a field is played on nobody else is settled with at any round’s end', () => {
  const [player = '', ...others] = STUDENTS;
  const state = busiestFor(others);
  let game = quietGame(state, player, { orders: new Set(), cars: new Set() });
  while (game.state === 'IN_PROGRESS') game = going(advance(game, nextEventAt(game) ?? gameEndsAt(game.setup)));
  expect(game.state).toBe('FINISHED');
  const books = (of: GameState) => others.map((id) => [findPlayer(of, id)?.ledger, findPlayer(of, id)?.journal]);
  expect(books(game)).toEqual(books(state));
  expect(books(LESSON.end)).not.toEqual(books(state));
});

test('[DFD-4] a request for time that no open question can come before is the first one to the end', () => {
  let settledEarly = 0;
  for (const { told, first } of STUDENTS.slice(0, 2).flatMap(requestsOf)) {
    const settled = told.filter((one) => one !== null);
    for (const one of settled) expect(one).toEqual(first);
    if (first !== null && told.length - settled.length < told.length / 2) settledEarly += 1;
  }
  expect(settledEarly).toBeGreaterThan(3);
});

type Requests = { readonly told: readonly (TimeRequest | null)[]; readonly first: TimeRequest | null };

/** For everything that could be done at a player's questions: the request that is settled at each later moment, and the first one in the end. */
function requestsOf(player: PlayerId): readonly Requests[] {
  const questions = decisionsOf(LESSON, player).filter(({ question }) => question !== null);
  return questions.flatMap((decision) =>
    decision.alternatives.flatMap(({ actions }): readonly Requests[] => {
      const state = stateAtDecision(LESSON, decision);
      const field = decisionField(state, decision, actions);
      const begun = afterActions(quietGame(state, player, field), player, actions);
      if (begun === null) return [];
      const told: (TimeRequest | null)[] = [];
      const isEnough = (game: GameState): boolean => {
        told.push(settledRequest(state, game, field));
        return false;
      };
      const end = playOn(begun, { ...NOTHING_LEFT_UNDONE, player, field }, { onStep: () => undefined, isEnough });
      return [{ told, first: firstRequest(state, end, field) }];
    }),
  );
}
