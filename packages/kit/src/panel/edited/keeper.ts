import { createStore, type StoreApi } from 'zustand';
import { ApiError } from '../../api/api-error.ts';
import { type Debounced, debounced } from './debounced.ts';
import { stateAfter, type Copy, type Edited, type Event, initialState } from './edited.ts';
import type { History } from './history.ts';
import type { Parts } from './parts.ts';
import { TABLE, WORK } from './phases.ts';

/** The keeper's state: the edited value, and what only this page knows. */
export type Kept<Value, Known, Base> = Edited<Value, Known, Base> & {
  /** Publishing or discarding is under way. */
  readonly isBusy: boolean;
  /** The browser's storage holds a copy of what is unsaved; false: it could not be written. */
  readonly isHeld: boolean;
};

/**
 * Autosave: performs what the table of phases asks for - calls, timers, the copy in the browser's storage - and feeds the outcome back as events. One call runs
 * at a time. It never overwrites somebody else's work unasked. (ADR 0014)
 */
export class Keeper<Value, Known, Base> {
  readonly store: StoreApi<Kept<Value, Known, Base>>;
  readonly #parts: Parts<Value, Known, Base>;
  readonly #copy: Debounced;
  #place: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  /** What the last save sent, kept until its outcome is certain (its answer may be lost); and the refusal after which the server's state is read. */
  #sent: Value | null = null;
  #refusal: ApiError | null = null;
  #failures = 0;
  /** What this keeper last wrote to the browser's storage, or found there. */
  #held: Copy<Value, Base> | null;
  #isStopped = false;

  constructor(known: Known, parts: Parts<Value, Known, Base>) {
    this.#parts = parts;
    this.#place = parts.placeOf(known);
    this.#held = parts.copies?.read(this.#place) ?? null;
    const edited = initialState(parts.rules, known, this.#held);
    this.store = createStore<Kept<Value, Known, Base>>(() => ({ ...edited, isBusy: false, isHeld: true }));
    this.#copy = debounced(() => this.#hold(), parts.copies?.pause ?? 0);
  }

  /**
   * Starts timers and polling. The returned function stops them, and writes and sends at once what is unsaved. From then on the browser's copy belongs to
   * whichever keeper opens it next: the outcome of the last save changes only the copy that this keeper left. (DRF-8)
   */
  start(): () => void {
    const { timing } = this.#parts;
    this.#isStopped = false;
    const looking = timing === null ? undefined : setInterval(() => void this.#lookAround(), timing.lookAround);
    const retry = (): void => this.#later(0);
    globalThis.addEventListener('online', retry);
    globalThis.addEventListener('pagehide', this.#copy.now);
    if (this.#state.phase === 'WAITING') this.#later(0);
    return () => {
      clearInterval(looking);
      clearTimeout(this.#timer);
      globalThis.removeEventListener('online', retry);
      globalThis.removeEventListener('pagehide', this.#copy.now);
      this.#copy.now();
      this.#isStopped = true;
      if (timing !== null) this.#happen({ type: 'DUE' });
    };
  }

  /** Edits the value by a step of its history: a new value, undo or redo. */
  readonly change = (step: (history: History<Value>) => History<Value>): void => {
    const { history } = this.#state;
    const next = step(history);
    if (next !== history) this.#happen({ type: 'EDITED', history: next });
  };

  /** Sends unsaved changes at once instead of after the pause. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#ended();
    this.#happen({ type: 'DUE' });
    await this.#ended();
  }

  /** Saves at the author's request. True: everything is saved and nothing was typed meanwhile. */
  async save(): Promise<boolean> {
    this.#happen({ type: 'SAVE' });
    await this.#ended();
    return this.#state.phase === 'SAVED';
  }

  /** Resolves a conflict: `step` returns the value with which the author goes on; it will be saved over the server's. */
  resolve(step: (history: History<Value>) => History<Value>): void {
    this.#happen({ type: 'RESOLVED', history: step(this.#state.history) });
  }

  /** Closes a conflict unresolved, so that the author can go on editing; the next save collides again. */
  putOff(): void {
    this.#happen({ type: 'PUT_OFF' });
  }

  /** Saves what is unsaved, then publishes. */
  async publish(): Promise<void> {
    await this.#asked(async () => {
      await this.flush();
      this.#happen({ type: 'PUBLISH' });
      await this.#ended();
    });
  }

  /** Discards the draft; resolves to the server's state afterwards. */
  async discard(): Promise<Known> {
    clearTimeout(this.#timer);
    await this.#asked(async () => {
      await this.#ended();
      this.#happen({ type: 'DISCARD' });
      await this.#ended();
    });
    return this.#state.known;
  }

  get #state(): Kept<Value, Known, Base> {
    return this.store.getState();
  }

  async #asked(work: () => Promise<void>): Promise<void> {
    this.store.setState({ isBusy: true });
    try {
      await work();
    } finally {
      this.store.setState({ isBusy: false });
    }
  }

  /** Resolves when no call is running; a finished call may have started another. */
  async #ended(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  #happen(event: Event<Value, Known>): void {
    const before = this.#state;
    const { edited, isBegun } = stateAfter(this.#parts.rules, before, event);
    if (edited === before) return;
    if (event.type === 'STORED') this.#failures = 0;
    this.store.setState(edited);
    if (isBegun) this.#begin();
    if (edited.phase === 'SAVED' || this.#isStopped) this.#copy.now();
    else this.#copy.later();
    if (event.type === 'STORED' || event.type === 'DISCARDED') this.#parts.onStored(before.known, event.known);
  }

  #begin(): void {
    const { timing } = this.#parts;
    clearTimeout(this.#timer);
    const work = WORK[this.#state.phase];
    if (work === null) return;
    if (work === 'PAUSE') return this.#later(timing?.pause ?? 0);
    if (work === 'RETRY') return this.#later(timing === null ? 0 : this.#nextRetry(timing.retry));
    this.#running = this.#call(work);
  }

  #nextRetry({ first, last }: { readonly first: number; readonly last: number }): number {
    this.#failures += 1;
    return Math.min(last, first * 2 ** (this.#failures - 1));
  }

  /** Schedules sending after `pause` ms (debounced); after the keeper has been stopped it sends at once. */
  #later(pause: number): void {
    clearTimeout(this.#timer);
    const send = (): void => this.#happen({ type: 'DUE' });
    if (this.#parts.timing === null) return;
    if (!this.#isStopped) this.#timer = setTimeout(send, pause);
    else if (this.#state.phase === 'WAITING') send();
  }

  /** Runs the call of a phase and feeds its outcome back as an event. An error other than ApiError counts as a failed call and is thrown on. */
  async #call(work: KeeperCall): Promise<void> {
    try {
      const event = await this.#outcome(work);
      this.#running = null;
      this.#happen(event);
    } catch (cause) {
      this.#running = null;
      if (!(cause instanceof ApiError)) {
        this.#happen({ type: 'FAILED' });
        throw cause;
      }
      this.#happen({ type: this.#failure(cause) });
    }
  }

  async #outcome(work: KeeperCall): Promise<Event<Value, Known>> {
    const { source, rules } = this.#parts;
    const { known, base, history } = this.#state;
    const sent = this.#sent;
    if (work === 'READ') {
      const now = await source.read(known, this.#refusal);
      // The stored value equals the one sent: it is this page's own save, whose answer was lost.
      const isOwn = sent !== null && rules.isSame(rules.valueOf(now), sent);
      return isOwn ? { type: 'STORED', known: now, sent } : { type: 'MOVED', known: now };
    }
    this.#sent = work === 'SAVE' ? history.now : null;
    if (work === 'REMOVE') return { type: 'DISCARDED', known: await source.remove(known) };
    const now = work === 'SAVE' ? await source.save(history.now, base, known) : await source.publish(known);
    return { type: 'STORED', known: now, sent: history.now };
  }

  #failure(cause: ApiError): 'OVERTAKEN' | 'GONE' | 'REFUSED' | 'FAILED' {
    const { status, code } = cause;
    this.#refusal = cause;
    if (code === this.#parts.overtaken) return 'OVERTAKEN';
    if (status === 404) return 'GONE';
    const isHopeless = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
    return isHopeless && this.#state.history.now === this.#sent ? 'REFUSED' : 'FAILED';
  }

  /** Polls for other people's saves. An answer during which another call started is dropped, and an unreachable server is no event. */
  async #lookAround(): Promise<void> {
    const { rules, source } = this.#parts;
    const { known, phase } = this.#state;
    const isOff = (): boolean => this.#running !== null || this.#state.isBusy || this.#state.known !== known;
    if (TABLE[phase].SEEN === null || isOff() || !rules.isThere(known) || document.hidden) return;
    try {
      const now = await source.read(known, null);
      if (!isOff()) this.#happen({ type: rules.hasMoved(known, now) ? 'MOVED' : 'SEEN', known: now });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 404 && !isOff()) this.#happen({ type: 'GONE' });
    }
  }

  #hold(): void {
    const { copies, rules, placeOf } = this.#parts;
    if (copies === null || (this.#isStopped && !copies.has(this.#place, this.#held))) return;
    const { history, saved, base, known, isHeld } = this.#state;
    const place = placeOf(known);
    if (place !== this.#place) copies.write(this.#place, null);
    this.#place = place;
    const copy = rules.isUnchanged(history.now, saved) ? null : { value: history.now, base };
    const isWritten = copies.write(place, copy);
    if (isWritten) this.#held = copy;
    if (isWritten !== isHeld) this.store.setState({ isHeld: isWritten });
  }
}

type KeeperCall = Exclude<(typeof WORK)[keyof typeof WORK], null | 'PAUSE' | 'RETRY'>;
