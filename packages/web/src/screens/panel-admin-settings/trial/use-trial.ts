import { useEffect, useRef, useState } from 'react';
import type { GameFigures } from '@fracht/bots';
import { gameNumberOf, jobsOf, type PlayedJob, type Side, type TrialPlan, type Values } from './trial-job.ts';
import type { Played } from './comparison.ts';
import { type OpenPort, portsFor, TrialRun } from './trial-run.ts';

/** Values to compare, and what the two sides are: unsaved values against those kept, or these against the defaults. */
export type TrialWish = { readonly before: Values; readonly after: Values; readonly sides: 'draft' | 'standard' };

export type TrialState = {
  readonly wish: TrialWish;
  readonly plan: TrialPlan;
  readonly played: Played;
  readonly status: 'RUNNING' | 'STOPPED' | 'DONE' | 'FAILED';
  /** Games to play in this run and those played; a game that was known counts for neither. */
  readonly jobs: number;
  readonly done: number;
  /** How long those took, in ms. */
  readonly elapsed: number;
};

export type UsedTrial = {
  readonly state: TrialState | null;
  readonly start: (wish: TrialWish) => void;
  readonly stop: () => void;
};

/** A trial of settings beside the page. Games that were played once by some rules are known until the page is left; values come with their keys in one order. */
export function useTrial(open: OpenPort): UsedTrial {
  const [state, setState] = useState<TrialState | null>(null);
  const run = useRef<TrialRun | null>(null);
  const known = useRef(new Map<string, Map<number, GameFigures>>());
  useEffect(() => () => run.current?.stop(), []);
  const gamesOf = (values: Values, number: number): Map<number, GameFigures> => {
    const key = JSON.stringify([number, values]);
    const found = known.current.get(key) ?? new Map<number, GameFigures>();
    known.current.set(key, found);
    return found;
  };
  const start = (wish: TrialWish): void => {
    run.current?.stop();
    const number = gameNumberOf(wish.before, wish.after);
    const plan = { before: wish.before, after: wish.after, number };
    const games = { before: gamesOf(plan.before, number), after: gamesOf(plan.after, number) };
    const jobs = jobsOf(plan, (side: Side, seed: number) => games[side].has(seed));
    const began = { wish, plan, played: copyOf(games), jobs: jobs.length, done: 0, elapsed: 0 };
    const since = performance.now();
    setState({ ...began, status: 'RUNNING' });
    const onPlayed = ({ side, seed, figures }: PlayedJob): void => {
      games[side].set(seed, figures);
      const elapsed = performance.now() - since;
      setState((before) => before && { ...before, played: copyOf(games), done: before.done + 1, elapsed });
    };
    const onEnd = (isWhole: boolean): void =>
      setState((before) => before && { ...before, status: isWhole ? 'DONE' : 'FAILED' });
    run.current = new TrialRun({ jobs, ports: portsFor(navigator.hardwareConcurrency), open, onPlayed, onEnd });
  };
  const stop = (): void => {
    run.current?.stop();
    setState((before) => (before?.status === 'RUNNING' ? { ...before, status: 'STOPPED' } : before));
  };
  return { state, start, stop };
}

function copyOf(games: Readonly<Record<Side, ReadonlyMap<number, GameFigures>>>): Played {
  return { before: new Map(games.before), after: new Map(games.after) };
}
