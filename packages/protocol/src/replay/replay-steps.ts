import {
  type GameSeconds,
  type GameSetup,
  type GameState,
  gameEndsAt,
  type Happening,
  type LogEntry,
  newGame,
  nextEventAt,
  type Transition,
  transition,
  transitionTo,
} from '@fracht/engine';

/** A game whose clock is stopped, because it is over or paused: what it was created from, and all its actions. */
export type StandingGame = { readonly setup: GameSetup; readonly entries: readonly LogEntry[] };

/** The game at the end of a second in which something happened, with everything that happened since the previous step. */
export type ReplayStep = { readonly state: GameState; readonly happenings: readonly Happening[] };

/**
 * Replays a game up to where its clock stopped, and yields every second in which something happened; the first step is the beginning of
 * the game. Throws if an entry is refused, since then it is not this game's log. (RPL-2)
 */
export function* replaySteps({ setup, entries }: StandingGame): Generator<ReplayStep> {
  let state = newGame(setup);
  let happenings: Happening[] = [];
  for (const next of transitionsOf({ setup, entries })) {
    if (next.state.now > state.now) {
      yield { state, happenings };
      happenings = [];
    }
    ({ state } = next);
    happenings.push(...next.happenings);
  }
  yield { state, happenings };
}

/** Everything that happens, one event or one action at a time. */
function* transitionsOf({ setup, entries }: StandingGame): Generator<Transition> {
  let state = newGame(setup);
  for (const entry of entries) {
    state = yield* eventsUntil(state, entry.at);
    const result = transition(state, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} of game ${setup.game} is refused: ${result.error}`);
    yield result.value;
    ({ state } = result.value);
  }
  yield* eventsUntil(state, gameEndsAt(setup));
}

function* eventsUntil(before: GameState, until: GameSeconds): Generator<Transition, GameState> {
  let state = before;
  for (let at = nextEventAt(state); at !== null && at <= until; at = nextEventAt(state)) {
    const next = transitionTo(state, at);
    yield next;
    ({ state } = next);
  }
  return state;
}
