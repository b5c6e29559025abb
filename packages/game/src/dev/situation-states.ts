import { playGame } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import {
  advance,
  applyAction,
  EMPTY_LIBRARY,
  newGame,
  runEntry,
  viewFor,
  type HelpCall,
  type GameAction,
  type GameSetup,
  type GameState,
  type LogEntry,
  type Minutes,
  type Reply,
  parseOrderStage,
} from '@fracht/engine';
import { ownSituations, type OwnSituation } from '../situations/own-situations.ts';
import { callAction, replyAction } from '../situations/situation-actions.ts';
import { PEOPLE, DEV_TEACHER } from './people.ts';

/** A state of the situation card: the situations that struck the viewer, and what was done about the first one. */
export type SituationState = {
  readonly name: string;
  /** The ids of situations that strike at the same moment. */
  readonly struck: readonly string[];
  /** The earliest moment at which they strike, in game minutes. */
  readonly after?: Minutes;
  readonly calls?: readonly HelpCall[];
  readonly replies?: readonly Reply[];
  /** Game minutes to let pass afterwards. */
  readonly wait?: Minutes;
  /** The feedback of the last answer has not been dismissed yet. */
  readonly isUnread?: boolean;
  /** The card is put aside. */
  readonly isFolded?: boolean;
  /** The teacher has paused the game. */
  readonly isPaused?: boolean;
  /** The order has ended before the situation was answered. */
  readonly hasLapsed?: boolean;
};

const FIRST: Reply = { answer: 0 };
const SECOND: Reply = { answer: 1 };
const THIRD: Reply = { answer: 2 };

/** Every state that the card can be in. */
export const SITUATION_STATES: readonly SituationState[] = [
  { name: 'question', struck: ['K01'] },
  { name: 'driver-called', struck: ['K01'], calls: ['driver'] },
  { name: 'both-called', struck: ['K01'], calls: ['driver', 'boss'] },
  { name: 'feedback', struck: ['K01'], replies: [SECOND], isUnread: true },
  { name: 'next-question', struck: ['K01'], replies: [SECOND] },
  { name: 'text', struck: ['K01'], replies: [SECOND, SECOND] },
  { name: 'text-wrong', struck: ['K01'], replies: [SECOND, SECOND, { text: 'SZ-1' }], isUnread: true },
  { name: 'second-part', struck: ['K01'], replies: [THIRD] },
  { name: 'minutes', struck: ['K01'], replies: [THIRD, SECOND] },
  { name: 'denied', struck: ['K01'], replies: [THIRD, SECOND, { answer: 1, input: 480 }], isUnread: true },
  { name: 'agreed', struck: ['K01'], replies: [THIRD, SECOND, { answer: 1, input: 0 }], isUnread: true },
  { name: 'replaced', struck: ['K01'], after: 240, replies: [THIRD, THIRD, FIRST], isUnread: true },
  { name: 'half', struck: ['K01'], wait: 70 },
  { name: 'hurry', struck: ['K01'], wait: 116 },
  { name: 'too-late', struck: ['K01'], wait: 125 },
  { name: 'queue', struck: ['K01', 'K05', 'Z09'] },
  { name: 'change-truck', struck: ['Z01'] },
  { name: 'change-pick-time', struck: ['Z05'] },
  { name: 'change-delivery-time', struck: ['Z09'] },
  { name: 'late-unloading', struck: ['Z13'] },
  { name: 'change-settled', struck: ['Z05'], replies: [THIRD], isUnread: true },
  { name: 'folded', struck: ['K01', 'K05'], isFolded: true },
  { name: 'paused', struck: ['K01'], isPaused: true },
  { name: 'lapsed', struck: ['K01'], hasLapsed: true },
];

/** The student who looks at the card. */
export const VIEWER = { player: PEOPLE[0]?.id ?? '', type: 'STUDENT' } as const;

const DAY = '2026-11-21';
const PLAYERS = 6;
const SETUP: GameSetup = {
  game: 'dev-situations',
  seed: 'workshop-2',
  number: 1,
  settings: { ...DEFAULT_SETTINGS, unit_ms: 4000 },
  world,
  library: EMPTY_LIBRARY,
};
/** The step of the search for a moment at which the situations fit, in game seconds. */
const STEP = 10 * 60;
const END = 40 * 3600;

let log: readonly LogEntry[] | null = null;

/** A game in this state. Throws if its situations never fit at the same moment. */
export function gameOf(wanted: SituationState): GameState {
  let game = settled(struckAtOnce(wanted), wanted);
  if (wanted.wait !== undefined) game = advance(game, game.now + wanted.wait * 60);
  if (wanted.isPaused === true) game = done(game, { action: 'STOP_EVENTS' }, true);
  if (wanted.hasLapsed !== true) return game;
  const ended = firstOf(game)?.order.id;
  return {
    ...game,
    orders: game.orders.map((order) => (order.id === ended ? parseOrderStage({ ...order, expired: true }) : order)),
  };
}

/** The viewer's first situation, settled or not. */
export function firstOf(game: GameState): OwnSituation | undefined {
  return ownSituations(viewFor(game, VIEWER), VIEWER.player).at(0);
}

function settled(game: GameState, { calls = [], replies = [] }: SituationState): GameState {
  const called = calls.reduce((state, call) => onFirst(state, (own) => callAction(own, call)), game);
  return replies.reduce((state, reply) => onFirst(state, (own) => replyAction(own, reply)), called);
}

function onFirst(game: GameState, action: (own: OwnSituation) => GameAction): GameState {
  const own = firstOf(game);
  if (own === undefined) throw new Error('Nothing struck');
  return done(game, action(own));
}

function done(game: GameState, action: GameAction, isTeacher = false): GameState {
  const actor = isTeacher ? { player: DEV_TEACHER.id, type: 'TEACHER' as const } : VIEWER;
  const result = applyAction(game, action, { ...actor, day: DAY });
  if (!result.ok) throw new Error(`${action.action}: ${result.error}`);
  return result.value;
}

/** The recorded game at the first moment at which the teacher can trigger all of them for the viewer. */
function struckAtOnce({ struck: ids, after = 0 }: SituationState): GameState {
  log ??= playGame(
    SETUP,
    DEV_TEACHER,
    PEOPLE.slice(0, PLAYERS).map((user) => ({ user, level: 'ordinary' })),
    DAY,
  ).log;
  const rest = [...log];
  let game = newGame(SETUP);
  for (let at = STEP; at < END; at += STEP) {
    while (rest[0] !== undefined && rest[0].at <= at) {
      const result = runEntry(game, rest[0]);
      if (result.ok) game = result.value;
      rest.shift();
    }
    const here = advance(game, at);
    if (here.state !== 'IN_PROGRESS' || at < after * 60) continue;
    const hit = ids.reduce(bring, { ...here, setup: { ...SETUP, library: SHIPPED_LIBRARY } });
    if (ownSituations(viewFor(hit, VIEWER), VIEWER.player).length === ids.length) return hit;
  }
  throw new Error(`Never at one moment: ${ids.join(', ')}`);
}

function bring(game: GameState, situation: string): GameState {
  return done(game, { action: 'START_EVENTS', situation, player: VIEWER.player }, true);
}
