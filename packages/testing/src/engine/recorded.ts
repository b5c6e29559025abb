import { createHash } from 'node:crypto';
import {
  advance,
  gameEndsAt,
  type GameSetup,
  type GameState,
  type Library,
  type LogEntry,
  type OpenSituation,
  replay,
  score,
  type Settings,
  toSavedState,
} from '@fracht/engine';

/** How a game ended, in words that a person can compare, and as a digest of its whole state. */
export type Ending = {
  readonly state: string;
  readonly round: number;
  readonly delivered: number;
  readonly expired: number;
  readonly deaths: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly digest: string;
};

/** A recorded game as it is stored in its file; the map is that of the content package. */
export type RecordedGame = {
  readonly seed: string;
  readonly number: number;
  readonly settings: Settings;
  /** Absent: a game without situations. */
  readonly library?: Library;
  /** Absent: the first version. */
  readonly rulesVersion?: number;
  readonly log: readonly LogEntry[];
  readonly ending: Ending;
};

/** Replays a log, advances to the game's end if the game continues by itself, and gives how it ended. */
export function endingOf(setup: GameSetup, log: readonly LogEntry[]): Ending {
  return endOf(replay(setup, log));
}

/** How a game in this state ended. */
export function endOf(played: GameState): Ending {
  const state = advance(played, gameEndsAt(played.setup));
  return {
    state: state.state,
    round: state.round,
    delivered: state.orders.filter(({ delivered }) => delivered).length,
    expired: state.orders.filter(({ expired, player }) => expired && player !== null).length,
    deaths: state.deaths,
    scores: Object.fromEntries(state.players.map((player) => [player.id, score(player)])),
    digest: createHash('sha256')
      .update(JSON.stringify(storedThen(state)))
      .digest('hex'),
  };
}

/**
 * The storage format of the time when games with these rules were recorded: before version 3 of the rules draws were not counted; no bot ever sat
 * in games recorded before version 11, so only the format number differs. The effects of an answer were stored with it later than all of them.
 */
function storedThen(state: GameState) {
  const saved = withoutOutcomes(toSavedState(state));
  const { rulesVersion = 1 } = state.setup;
  if (rulesVersion > 2) return rulesVersion > 10 ? saved : { ...saved, version: 4 };
  const players = saved.players.map(({ draws: _draws, ...player }) => player);
  return { ...saved, version: 3, players };
}

function withoutOutcomes(saved: ReturnType<typeof toSavedState>): ReturnType<typeof toSavedState> {
  const bare = (open: OpenSituation): OpenSituation => ({
    ...open,
    decisions: open.decisions.map(({ outcome: _outcome, ...decision }) => decision),
  });
  const orders = saved.orders.map((order) => ({
    ...order,
    emergencies: order.emergencies.map(bare),
    changes: order.changes.map(bare),
  }));
  return { ...saved, orders };
}
