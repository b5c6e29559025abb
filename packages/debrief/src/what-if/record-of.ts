import {
  type GameSeconds,
  type GameState,
  type LogEntry,
  type PlayerId,
  SITUATION_LISTS,
  advance,
  findPlayer,
  roundSeconds,
} from '@fracht/engine';
import { type AnswerAction, isAnswer, isCallOnly, questionMet, questionAsked } from '../decisions/question.ts';
import { type Recording, stateBetween } from '../recording.ts';

/** What one player did in the recorded game, in the form that a fork needs. */
export type OwnRecord = {
  /** The player's entries with their indexes in the log, in order. */
  readonly entries: readonly { readonly index: number; readonly entry: LogEntry }[];
  /** The key of the question that each answer met, by the index of the entry. */
  readonly questions: ReadonlyMap<number, string>;
  /** The player's answers to the questions of each order, by order and key, in the order in which he gave them. */
  readonly answers: ReadonlyMap<string, readonly AnswerAction[]>;
  /** The player's last answer to each question, whatever order it was about, by its key. */
  readonly lastAnswers: ReadonlyMap<string, AnswerAction>;
  /** Questions that the player left unanswered to the end, by order and key. */
  readonly leftOpen: ReadonlySet<string>;
  /** The drives that the player's cars made, keyed by `driveKey`. */
  readonly drives: ReadonlySet<string>;
};

const KNOWN = new WeakMap<Recording, Map<PlayerId, OwnRecord>>();

/** The record of a player; computed once per game. */
export function recordOf(recording: Recording, player: PlayerId): OwnRecord {
  const known = KNOWN.get(recording) ?? new Map<PlayerId, OwnRecord>();
  KNOWN.set(recording, known);
  const read = known.get(player) ?? readRecord(recording, player);
  known.set(player, read);
  return read;
}

function readRecord({ log, before, end }: Recording, player: PlayerId): OwnRecord {
  const entries = log.flatMap((entry, index) => (entry.player === player ? [{ index, entry }] : []));
  const questions = new Map<number, string>();
  const answers = new Map<string, readonly AnswerAction[]>();
  const lastAnswers = new Map<string, AnswerAction>();
  for (const { index, entry } of entries) {
    const { action } = entry;
    const state = before[index];
    if (state === undefined || !isAnswer(action) || isCallOnly(action)) continue;
    const met = questionMet(state, player, action);
    if (met === null) continue;
    questions.set(index, met.key);
    lastAnswers.set(met.key, action);
    const key = openKey(action.order, met.key);
    answers.set(key, [...(answers.get(key) ?? []), action]);
  }
  const journal = findPlayer(end, player)?.journal ?? [];
  const drives = new Set(journal.map(({ what, car, order }) => driveKey({ what, car, order })));
  return { entries, questions, answers, lastAnswers, leftOpen: leftOpenIn(end, player), drives };
}

/** Identifies a drive by car, order and purpose. */
export function driveKey({ what, car, order }: { what: string; car: string | null; order: string | null }): string {
  return `${what} ${car ?? ''} ${order ?? ''}`;
}

/** Identifies a question of an order. */
export function openKey(order: string, question: string): string {
  return `${order} ${question}`;
}

function leftOpenIn(end: GameState, player: PlayerId): ReadonlySet<string> {
  const keys = end.orders.flatMap((order) =>
    SITUATION_LISTS.flatMap((list) =>
      order[list]
        .filter((open) => open.player === player && !open.done)
        .map((open) => openKey(order.id, questionAsked(end, list, open).key)),
    ),
  );
  return new Set(keys);
}

/** Follows the recorded game in parallel with a fork, so that both can be compared at any moment. */
export class Beside {
  readonly #recording: Recording;
  #index = -1;
  #state: GameState | null = null;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  /** The recorded game at a moment before entry `index`; moments with the same index have to be passed in order. */
  at(index: number, moment: GameSeconds): GameState {
    const ends = roundEndsIn(this.#recording);
    const key = `${index} ${moment}`;
    const from = index === this.#index ? this.#state : null;
    const state =
      ends.get(key) ?? (from === null ? stateBetween(this.#recording, index, moment) : advance(from, moment));
    // The last round ends long after the last entry, and every fork reaches its end.
    if (moment % roundSeconds(this.#recording.setup) === 0) ends.set(key, state);
    this.#index = index;
    this.#state = state;
    return state;
  }
}

const ROUND_ENDS = new WeakMap<Recording, Map<string, GameState>>();

/** The recorded game at the ends of its rounds, keyed by the next entry and the moment, for all forks. */
function roundEndsIn(recording: Recording): Map<string, GameState> {
  const known = ROUND_ENDS.get(recording) ?? new Map<string, GameState>();
  ROUND_ENDS.set(recording, known);
  return known;
}
