import { useEffect, useRef, useState } from 'react';
import type { GameFigures } from '@fracht/bots';
import type { Library } from '@fracht/engine';
import {
  gameNumberOf,
  jobsOf,
  type PlayedJob,
  type Side,
  TRIAL_GAMES,
  type TrialPlan,
  type Values,
} from './trial-job.ts';
import type { PlayedSides } from './comparison.ts';
import { type OpenPort, portsFor, TrialRun } from './trial-run.ts';

/** Values to compare, and what the two sides are: unsaved values with the saved ones, or these with the defaults. */
export type TrialWish = { readonly before: Values; readonly after: Values; readonly sides: 'draft' | 'standard' };

export type TrialState = {
  readonly wish: TrialWish;
  readonly plan: TrialPlan;
  readonly played: PlayedSides;
  readonly status: 'RUNNING' | 'STOPPED' | 'DONE' | 'FAILED';
  /** Games of this comparison whose results were cached when this run began. */
  readonly known: number;
  /** Games played in this run. */
  readonly done: number;
  /** How long those took, in ms. */
  readonly elapsed: number;
};

export type UsedTrial = {
  readonly state: TrialState | null;
  readonly start: (wish: TrialWish) => void;
  readonly stop: () => void;
};

/** The input of a trial's games. */
export type TrialMeans = {
  /**
   * The situations of the school's own games, as they are now. They come from the server, which checks the right to read them: a file of the web app would
   * reveal the answers to every student. (BLD-2)
   */
  readonly askLibrary: () => Promise<Library>;
  readonly openWith: (library: Library) => OpenPort;
};

type Games = Map<number, GameFigures>;
/** The cache of played games, by the number of the game in its group and by its values; valid for the situations of `library`. */
type GamesCache = { readonly library: string; readonly games: Map<string, Games> };
type GamesPair = Readonly<Record<Side, Games>>;

/** Both sides of a whole trial. */
export const ALL_GAMES = 2 * TRIAL_GAMES;

/**
 * A trial of settings in workers. Played games are cached until the page is left or the situations change, by their values as JSON: pass the keys of these in
 * the same order each time.
 */
export function useTrial({ askLibrary, openWith }: TrialMeans): UsedTrial {
  const [state, setState] = useState<TrialState | null>(null);
  const run = useRef<Pick<TrialRun, 'stop'> | null>(null);
  const known = useRef<GamesCache>({ library: '', games: new Map() });
  useEffect(() => () => run.current?.stop(), []);
  const play = (plan: TrialPlan, library: Library, onEnd: (isWhole: boolean) => void): TrialRun => {
    const pair = pairOf(known.current, plan);
    const jobs = jobsOf(plan, (side: Side, seed: number) => pair[side].has(seed));
    setState((before) => before && { ...before, ...begunWith(pair) });
    const since = performance.now();
    const onPlayed = ({ side, seed, figures }: PlayedJob): void => {
      pair[side].set(seed, figures);
      const elapsed = performance.now() - since;
      setState((before) => before && { ...before, played: copyOf(pair), done: before.done + 1, elapsed });
    };
    const ports = portsFor(navigator.hardwareConcurrency);
    return new TrialRun({ jobs, ports, open: openWith(library), onPlayed, onEnd });
  };
  const start = (wish: TrialWish): void => {
    run.current?.stop();
    const plan = { before: wish.before, after: wish.after, number: gameNumberOf(wish.before, wish.after) };
    setState({ wish, plan, status: 'RUNNING', ...begunWith(pairOf(known.current, plan)) });
    const asking = { stop: (): void => undefined };
    run.current = asking;
    const onEnd = (isWhole: boolean): void =>
      setState((before) => before && { ...before, status: isWhole ? 'DONE' : 'FAILED' });
    askLibrary().then(
      (library) => {
        if (run.current !== asking) return;
        known.current = knownWith(known.current, library);
        run.current = play(plan, library, onEnd);
      },
      () => {
        if (run.current === asking) onEnd(false);
      },
    );
  };
  const stop = (): void => {
    run.current?.stop();
    run.current = null;
    setState((before) => (before?.status === 'RUNNING' ? { ...before, status: 'STOPPED' } : before));
  };
  return { state, start, stop };
}

/** The cache of results for these situations; a new one if the situations have changed. */
function knownWith(known: GamesCache, library: Library): GamesCache {
  const text = JSON.stringify(library);
  return known.library === text ? known : { library: text, games: new Map() };
}

/** The cached games of both sides; new ones are added to them. */
function pairOf({ games }: GamesCache, { before, after, number }: TrialPlan): GamesPair {
  const gamesOf = (values: Values): Games => {
    const key = JSON.stringify([number, values]);
    const found = games.get(key) ?? new Map<number, GameFigures>();
    games.set(key, found);
    return found;
  };
  return { before: gamesOf(before), after: gamesOf(after) };
}

function begunWith(pair: GamesPair) {
  return { played: copyOf(pair), known: pair.before.size + pair.after.size, done: 0, elapsed: 0 };
}

function copyOf(pair: GamesPair): PlayedSides {
  return { before: new Map(pair.before), after: new Map(pair.after) };
}
