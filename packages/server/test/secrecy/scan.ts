import { type GameState, isReleased, type OpenSituation } from '@fracht/engine';
import type { Known } from './known.ts';

const LITERAL = /"(?:[^"\\]|\\.)*"/gu;

/** What only the library and the game's own memory have: how an answer is judged and what it does, and what is to come. */
const SECRET_KEYS = new Set(
  [
    'textAnswer points_ok points_wrong breaks breaks_ok breaks_wrong feedback_ok feedback_wrong situation_ok situation_wrong effects_ok effects_wrong',
    'afterDenySituation newCar changeDistance situation carSituation timeWindowSituation carPoints timeWindowPoints',
    'inTimePoints noHelpPoints driverCallPoints bossCallPoints texts showCaseAndPolice',
    'library seed random timers strikes chosen',
  ].flatMap((keys) => keys.split(' ')),
);
/** What is known when the game is over, and is empty before. */
const OVER_KEYS = new Set(['best', 'missed']);
/** Everything that an answer which can still be given may say about itself. */
const ANSWER_KEYS = new Set(['text', 'image', 'input', 'inputType', 'inputValue']);
const NODE_KEYS = new Set(['text', 'answers', 'textInput']);

/** Looks for secrets in what the server sends. */
export class Scanner {
  readonly #marks: readonly string[];
  /** A cache of the library's texts found in each string on the wire: most strings come again and again. */
  readonly #found = new Map<string, readonly string[]>();

  constructor(marks: ReadonlySet<string>) {
    this.#marks = [...marks];
  }

  /** What a student's message says that the student may not know in this state; empty when all is well. */
  leaksIn(message: string, state: GameState, known: Known): readonly string[] {
    const literals = new Set(message.match(LITERAL) ?? []);
    const isSaid = (secret: string): boolean => message.includes(secret);
    return [
      ...[...literals].flatMap((literal) => this.#textsUnknown(literal, known)).map((text) => `text: ${text}`),
      ...numbersUnknown(state, known)
        .filter(isSaid)
        .map((number) => `number: ${number}`),
      ...comingOrders(state)
        .filter((id) => literals.has(JSON.stringify(id)))
        .map((id) => `coming order: ${id}`),
      ...idsUnknown(state, known)
        .filter((id) => literals.has(JSON.stringify(id)))
        .map((id) => `situation: ${id}`),
      ...[state.setup.seed, state.random.join(',')].filter(isSaid).map((secret) => `chance: ${secret}`),
      ...secretKeys(JSON.parse(message), state.state === 'FINISHED'),
    ];
  }

  #textsUnknown(literal: string, { marks }: Known): readonly string[] {
    const found = this.#marksIn(literal);
    const unknown = found.filter((text) => !marks.has(text));
    return unknown.filter((text) => !found.some((other) => marks.has(other) && other.includes(text)));
  }

  #marksIn(literal: string): readonly string[] {
    const seen = this.#found.get(literal);
    if (seen !== undefined) return seen;
    const word: string = JSON.parse(literal);
    const found = this.#marks.filter((text) => word.includes(text));
    this.#found.set(literal, found);
    return found;
  }
}

/** Numbers of incidents that the student has not been shown. The words of a cargo are not secret: they are on the order, which everybody sees. */
function numbersUnknown({ orders }: GameState, known: Known): readonly string[] {
  const struck: readonly OpenSituation[] = orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
  const all = struck.flatMap(({ numbers: { pick_phone, deliver_phone, case_number, police_number } }) => {
    return [pick_phone, deliver_phone, case_number, police_number];
  });
  return all.filter((number) => !known.numbers.has(number));
}

/** The library's ids of what the student has not met. */
function idsUnknown({ setup: { library } }: GameState, known: Known): readonly string[] {
  const items = [...library.emergencies, ...library.accidents, ...library.changes];
  return items.map(({ id }) => id).filter((id) => !known.ids.has(id));
}

function comingOrders(state: GameState): readonly string[] {
  return state.orders.filter((order) => !isReleased(state, order)).map(({ id }) => id);
}

/** Keys of a message that it may not have, whatever has happened by then. */
export function secretKeysIn(message: unknown, isOver: boolean): readonly string[] {
  return secretKeys(message, isOver);
}

/** Keys that no message may have; and in a question or its answers all but their words. The best answers come after the game. */
function secretKeys(value: unknown, isOver: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretKeys(item, isOver));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]: [string, unknown]) => [
    ...(SECRET_KEYS.has(key) ? [`key: ${key}`] : []),
    ...(OVER_KEYS.has(key) && held !== null && !isOver ? ['the best way'] : []),
    ...(key === 'node' ? keysBeside(held, NODE_KEYS) : []),
    ...(key === 'answers' && Array.isArray(held) ? held.flatMap((answer) => keysBeside(answer, ANSWER_KEYS)) : []),
    ...secretKeys(held, isOver),
  ]);
}

function keysBeside(value: unknown, allowed: ReadonlySet<string>): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .filter((key) => !allowed.has(key))
    .map((key) => `beside a question: ${key}`);
}
