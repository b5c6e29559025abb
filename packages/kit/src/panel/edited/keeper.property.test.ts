import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { type Ending, type KeptText, TextServer } from '../../../test/text-server.ts';
import { redone, withStep, undone } from './history.ts';
import { Keeper } from './keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RUNS = howMany({ few: 200, many: 4000 });
const ENDINGS: readonly Ending[] = ['ANSWER', 'LOSE_ANSWER', 'LOSE_CALL', 422, 401, 503];
const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.constant('TYPE') },
  { weight: 6, arbitrary: fc.constantFrom<Ending>(...ENDINGS) },
  { weight: 4, arbitrary: fc.constantFrom('ANSWER', 'ARRIVE') },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12_000 }).map((ms) => ({ wait: ms })) },
  { weight: 3, arbitrary: fc.constantFrom('OTHER', 'MINE', 'THEIRS', 'SAVE', 'ONLINE') },
  { weight: 2, arbitrary: fc.constantFrom('UNDO', 'REDO', 'RELOAD', 'LEAVE', 'PUBLISH', 'DISCARD') },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Of> ? Of : never;

/** The model under test: an author with one page open, another author, and a network that may lose calls or answers. */
class Author {
  readonly server = new TextServer();
  #keeper: Keeper<string, KeptText, number>;
  #stop: () => void;
  #count = 0;
  /** The text that the author wants to be stored. */
  #meant = 'old';
  /** The texts that the author started from or chose to overwrite. */
  readonly #seen = new Set(['old']);
  readonly #others = new Set<string>();
  /** Promises that were broken. */
  readonly faults: string[] = [];

  constructor() {
    [this.#keeper, this.#stop] = this.#open();
    this.server.onReplaced = (text) => {
      this.#check(!this.#others.has(text) || this.#seen.has(text), `${text} was overwritten unasked`);
    };
  }

  async does(what: Step): Promise<void> {
    this.#do(what);
    await vi.advanceTimersByTimeAsync(typeof what === 'object' ? what.wait : 0);
    this.#look();
  }

  /** Lets the network recover and the author keep their own text in each conflict, until everything is saved. */
  async finishes(): Promise<void> {
    if (this.#state().phase === 'REFUSED') this.#type();
    for (let round = 0; round < 12; round += 1) {
      while (this.server.pending.length > 0) await this.does('ANSWER');
      await this.does('MINE');
      await this.does({ wait: 31_000 });
    }
    while (this.server.pending.length > 0) await this.does('ANSWER');
    const { phase, history } = this.#state();
    this.#check(phase === 'SAVED' && this.server.now.text === history.now, `${history.now} stays ${phase}`);
    this.#check(this.server.overwritten.length === 0, 'a keeper that was stopped wrote over the copy of a later one');
    this.#stop();
  }

  #check(isSo: boolean, fault: string): void {
    if (!isSo) this.faults.push(fault);
  }

  readonly #state = () => this.#keeper.store.getState();

  #do(what: Step): void {
    const isOn = this.#state().phase === 'CONFLICT';
    if (typeof what === 'number' || what === 'ANSWER' || what === 'LOSE_ANSWER' || what === 'LOSE_CALL')
      return this.server.end(what);
    if (typeof what === 'object') return;
    if (what === 'ARRIVE') return this.server.arrive();
    if (what === 'TYPE') return this.#type();
    if (what === 'OTHER') return this.#other();
    if (what === 'ONLINE') globalThis.dispatchEvent(new Event('online'));
    if (what === 'SAVE') void this.#keeper.save();
    if (what === 'PUBLISH') void this.#keeper.publish();
    if (what === 'DISCARD') void this.#keeper.discard();
    if (what === 'UNDO') return this.#step(undone);
    if (what === 'REDO') return this.#step(redone);
    if (what === 'RELOAD' || what === 'LEAVE') return this.#comeBack(what === 'RELOAD');
    if ((what === 'MINE' || what === 'THEIRS') && isOn) this.#seen.add(this.#state().known.text);
    if (what === 'MINE' && isOn) this.#keeper.resolve((history) => history);
    if (what === 'THEIRS' && isOn) {
      this.#keeper.resolve((history) => withStep(history, this.#state().known.text));
      this.#meant = this.#state().history.now;
    }
  }

  #type(): void {
    this.#count += 1;
    this.#step((history) => withStep(history, `mine ${String(this.#count)}`));
  }

  #step(step: Parameters<Keeper<string, KeptText, number>['change']>[0]): void {
    this.#keeper.change(step);
    this.#meant = this.#state().history.now;
  }

  #other(): void {
    this.#count += 1;
    const text = `theirs ${String(this.#count)}`;
    this.#others.add(text);
    this.server.other(text);
  }

  /** Checks that nothing is lost: the wanted text is on the page, or one undo away after the author discarded it. */
  #look(): void {
    const { history, known } = this.#state();
    const steps = [...history.past, history.now, ...history.future];
    this.#check(steps.includes(this.#meant), `${this.#meant} is no step away`);
    this.#check(history.now === this.#meant || history.now === known.text, `${this.#meant} is not on the page`);
    this.#meant = history.now;
  }

  /** The page is reloaded, which aborts its calls, or left for another screen, where its calls go on; then it is opened again. */
  #comeBack(isReload: boolean): void {
    if (isReload) {
      globalThis.dispatchEvent(new Event('pagehide'));
      this.server.closePages();
    }
    this.#stop();
    if (isReload) this.server.pending = [];
    const before = this.#meant;
    [this.#keeper, this.#stop] = this.#open();
    const { history } = this.#state();
    this.#check(history.now === before || this.server.stored.has(before), `${before} is lost`);
    this.#meant = history.now;
  }

  #open(): readonly [keeper: Keeper<string, KeptText, number>, stop: () => void] {
    const keeper = new Keeper(this.server.now, this.server.parts());
    const { phase, history, saved } = keeper.store.getState();
    if (phase !== 'CONFLICT' && history.now === saved) this.#seen.add(saved);
    return [keeper, keeper.start()];
  }
}

underSeeds('keeper', (seed) => {
  test('in whatever order answers, failures, conflicts and reloads come, what is typed is on the page, in the copy or on the server, and nobody else is overwritten unseen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 60 }), async (steps) => {
        vi.clearAllTimers();
        const author = new Author();
        for (const one of steps) await author.does(one);
        await author.finishes();
        expect(author.faults).toEqual([]);
      }),
      { seed, numRuns: RUNS },
    );
  });
});
