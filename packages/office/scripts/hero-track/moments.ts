import { advance, nextBreakTurn, nextEventAt, runEntry, type GameState, type LogEntry } from '@fracht/engine';

/** The game after everything that happens in it, in order, including the begin and end of drivers' breaks. */
export function* moments(start: GameState, log: readonly LogEntry[], end: number): Generator<GameState> {
  let game = start;
  for (const entry of log) {
    for (const state of eventsUntil(game, entry.at)) {
      game = state;
      yield game;
    }
    const result = runEntry(game, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    game = result.value;
    yield game;
  }
  yield* eventsUntil(game, end);
}

function* eventsUntil(start: GameState, end: number): Generator<GameState> {
  let game = start;
  for (let next = nextMoment(game); next !== null && next <= end; next = nextMoment(game)) {
    game = advance(game, next);
    yield game;
  }
}

function nextMoment(game: GameState): number | null {
  const event = nextEventAt(game);
  const turns = game.cars.map(({ state }) =>
    'leg' in state ? (nextBreakTurn(state.leg, game.now) ?? Infinity) : Infinity,
  );
  return event === null ? null : Math.min(event, ...turns);
}
