import { advance, type GameAction, type GameState, nextEventAt, roundEndsAt, viewFor } from '@fracht/engine';
import { practiceText } from '@fracht/content';
import type { ActionAnswer } from '../client/server-message.ts';
import { renewNow, serverClock } from '../store/game-now.ts';
import { EMPTY_STORE, gameStore } from '../store/game-store.ts';
import { forgetSituations, select } from '../store/ui-store.ts';
import { practiceStore, type PracticeView } from './practice-store.ts';
import { PRACTICE_VIEWER, SCENE } from './scene.ts';
import { carIn, type Detour, isAnsweredBest, practiceAt, STEPS, stepName, stepOf, taken } from './steps.ts';

/** The duration of the game time between two steps, and the interval of its updates, in ms. */
const PASSING_MS = 3500;
const TICK_MS = 100;
/** How long something that was shown stays, in ms. */
const SHOWN_MS = 1800;

/** Progress that is reported outside: the furthest step that was begun, and whether all are done. */
export type Progress = { readonly step: number; readonly isDone: boolean };

/** A run of the practice: the game runs in this page, and its clock only between two steps. (PRT-2, PRT-3) */
export class PracticeRun {
  readonly #root: string;
  readonly #tell: (progress: Progress) => void;
  /** The game as each step began, by its number. */
  readonly #begins = new Map<number, GameState>();
  #game: GameState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The state at the end of the time that is passing; null: no time is passing. */
  #comesTo: GameState | null = null;

  /** `root`: the address below which the practice is. */
  constructor(root: string, tell: (progress: Progress) => void) {
    this.#root = root;
    this.#tell = tell;
    this.#game = practiceAt(1);
  }

  /** Begins with this step, as if all before it were done. */
  open(step: number): void {
    practiceStore.setState({ isOpen: true });
    this.#begin(step, practiceAt(step));
  }

  /** Stops what is in progress. */
  close(): void {
    clearTimeout(this.#timer);
    this.#comesTo = null;
  }

  /** Starts over, without hints. (PRT-8) */
  playAlone(): void {
    this.#begins.clear();
    practiceStore.setState({ isAlone: true });
    this.#begin(1, practiceAt(1));
  }

  /** Takes a decision of the student, or says kindly why it is not the one asked for. (PRT-4) */
  act(action: GameAction): ActionAnswer {
    const { step, phase } = practiceStore.getState();
    if (phase === 'PASSING' || phase === 'SHOWN') return this.#refuse(practiceText.refused.moving);
    const result = taken(this.#game, step, action);
    if ('rule' in result) return this.#refuse(result.rule);
    if ('detour' in result) return this.#refuse(detourWords(result.detour, step));
    this.#show(result.game);
    practiceStore.setState({ refusal: null });
    if (phase === 'SHOWING') this.shown();
    else if (stepOf(step).isDone(result.game)) this.#done(step);
    return { ok: true };
  }

  /** The last step has no action of the game: the student only had to look. */
  looked(): void {
    const { step, phase } = practiceStore.getState();
    if (stepName(step) !== 'SETTLE') return;
    if (phase === 'SHOWING') this.shown();
    else if (phase === 'YOURS') practiceStore.setState({ phase: 'RETOLD' });
  }

  /** Returns to the beginning of the previous step, or of this one if it has been answered. (PRT-3) */
  back(): void {
    const { step, phase } = practiceStore.getState();
    const to = phase === 'YOURS' ? Math.max(1, step - 1) : step;
    this.#begin(to, this.#begins.get(to) ?? practiceAt(to));
  }

  /** Restarts the step. */
  again(): void {
    const { step } = practiceStore.getState();
    this.#begin(step, this.#begins.get(step) ?? practiceAt(step));
  }

  /** Demonstrates the step: its control is pressed before the student's eyes. (PRT-3) */
  show(): void {
    this.focusStep();
    practiceStore.setState({ phase: 'SHOWING', refusal: null });
  }

  /** The result of the demonstration stays for a while; then the step restarts, for the student. */
  shown(): void {
    clearTimeout(this.#timer);
    practiceStore.setState({ phase: 'SHOWN' });
    this.#timer = setTimeout(() => this.again(), SHOWN_MS);
  }

  /** Goes on after the student has read an outcome. */
  goOn(): void {
    this.#pass(practiceStore.getState().step);
  }

  /** Skips to the end of the time that is passing. (PRT-2) */
  fastForward(): void {
    if (this.#comesTo === null) return;
    clearTimeout(this.#timer);
    const { step } = practiceStore.getState();
    const game = this.#comesTo;
    this.#comesTo = null;
    this.#begin(step + 1, game);
  }

  /** Opens the card that the step is about. */
  focusStep(): void {
    const name = stepName(practiceStore.getState().step);
    forgetSituations();
    if (name === 'ANSWER') select(null);
    else select(name === 'PARK' ? { kind: 'CAR', id: carIn(this.#game).id } : { kind: 'ORDER', id: SCENE.order });
    if (name === 'ANSWER') forgetSituations();
  }

  #begin(step: number, game: GameState): void {
    clearTimeout(this.#timer);
    this.#comesTo = null;
    this.#begins.set(step, game);
    this.#show(game);
    const fresh: Partial<PracticeView> = { step, phase: 'YOURS', refusal: null, isBest: null };
    practiceStore.setState(fresh);
    this.focusStep();
    const isDone = step > STEPS.length;
    this.#tell({ step: Math.min(step, STEPS.length), isDone });
  }

  #done(step: number): void {
    const name = stepName(step);
    if (name !== 'ANSWER') return this.#pass(step);
    practiceStore.setState({ phase: 'RETOLD', isBest: isAnsweredBest(this.#game) });
  }

  /** Lets the time before the next step pass: a few seconds, or none with reduced motion. */
  #pass(step: number): void {
    const settled = stepOf(step).settled(this.#game);
    if (settled.now === this.#game.now) return this.#begin(step + 1, settled);
    this.#comesTo = settled;
    practiceStore.setState({ phase: 'PASSING' });
    if (isStill()) return this.fastForward();
    select({ kind: 'CAR', id: carIn(this.#game).id });
    this.#run(this.#game.now, settled.now);
  }

  #run(from: number, to: number): void {
    const rate = (to - from) / PASSING_MS;
    const began = performance.now();
    this.#show(this.#game, rate);
    const look = (): void => {
      const due = from + (performance.now() - began) * rate;
      if (due >= to) return this.fastForward();
      this.#show(advanced(this.#game, Math.floor(due)), rate);
      this.#timer = setTimeout(look, TICK_MS);
    };
    this.#timer = setTimeout(look, TICK_MS);
  }

  #refuse(words: string): ActionAnswer {
    const { isAlone, isHidden } = practiceStore.getState();
    practiceStore.setState({ refusal: words });
    // Without a hint to show it, the reason becomes a notice.
    return { ok: false, code: 'PRACTICE', message: isAlone || isHidden ? words : '' };
  }

  /** Puts the game into the store as a server's message would; its clock runs at `rate` game seconds per millisecond. */
  #show(game: GameState, rate = 0): void {
    this.#game = game;
    const seen = viewFor(game, PRACTICE_VIEWER);
    const { state, round, now } = seen;
    gameStore.setState({
      ...EMPTY_STORE,
      link: { link: 'ONLINE', channel: 'SOCKET' },
      viewer: PRACTICE_VIEWER,
      confirmed: seen,
      game: seen,
      reading: { state, round, now, serverTime: serverClock.now(), rate, roundEnd: roundEndsAt(seen) },
      root: this.#root,
    });
    renewNow();
  }
}

function advanced(game: GameState, to: number): GameState {
  const next = nextEventAt(game);
  return to > game.now || (next !== null && next <= to) ? advance(game, to) : game;
}

function detourWords(detour: Detour, step: number): string {
  const { refused, stepList } = practiceText;
  return detour === 'OVER_LIMIT' ? refused.overLimit : refused.notNow(stepList[step - 1]?.title ?? '');
}

function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
