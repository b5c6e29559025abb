import { ApiError } from '../src/api/api-error.ts';
import type { Copy, Rules } from '../src/panel/edited/edited.ts';
import type { Copies, Parts } from '../src/panel/edited/parts.ts';

/** The server's state of the text: the draft, what is published of it, and the version, which grows with every change. */
export type KeptText = { readonly text: string; readonly published: string; readonly version: number };
/** How a call ends: as the server says; done, but the answer is lost; it never arrives; refused with this status. */
export type Ending = 'ANSWER' | 'LOSE_ANSWER' | 'LOSE_CALL' | number;

type PendingCall = { readonly arrive: () => void; readonly end: (how: Ending) => void };

export const TEXT_RULES: Rules<string, KeptText, number> = {
  valueOf: ({ text }) => text,
  baseOf: ({ version }) => version,
  chosenBaseOf: ({ version }) => version,
  isThere: ({ version }) => version > 0,
  isUnchanged: Object.is,
  isSame: (one, other) => one === other,
  hasMoved: (known, now) => known.version !== now.version,
  collision: (base, known) => (base === known.version ? null : 'MOVED'),
  afterSave: (value, sent) => ({ value, saved: sent }),
};
const TIMING = { pause: 800, retry: { first: 2000, last: 30_000 }, lookAround: 10_000 };

/** A failed call, as the app's request function throws it. */
export function failed(status: number, code: string | null = null): ApiError {
  return new ApiError({ status, code, text: '', fields: {} });
}

/** A server that stores one text, whose calls end when and how a test says; and a browser that holds copies. */
export class TextServer {
  now: KeptText = { text: 'old', published: 'old', version: 1 };
  /** Every text that was ever stored. */
  readonly stored = new Set(['old']);
  readonly calls: string[] = [];
  pending: PendingCall[] = [];
  copy: Copy<string, number> | null = null;
  isFull = false;
  /** Copies of a newer keeper that an older keeper has overwritten. */
  overwritten: Copy<string, number>[] = [];
  /** The number of the open page; what an earlier one still does has no effect. */
  #page = 0;
  /** How many keepers were made, and which of them wrote the copy. */
  #keepers = 0;
  #writer = 0;
  /** Called with each text that a change replaces. */
  onReplaced: (text: string) => void = () => undefined;

  /** Another author saves. */
  other(text: string): void {
    this.#change({ text });
  }

  /** The oldest pending call ends; nothing happens if there is none. */
  end(how: Ending = 'ANSWER'): void {
    this.pending.shift()?.end(how);
  }

  /** The server does what the oldest call asks, whose answer is still to come. */
  arrive(): void {
    this.pending[0]?.arrive();
  }

  /** All pages are closed: what they still write has no effect. */
  closePages(): void {
    this.#page += 1;
  }

  parts(timing: Parts<string, KeptText, number>['timing'] = TIMING): Parts<string, KeptText, number> {
    const { source } = this;
    const page = this.#page;
    this.#keepers += 1;
    const keeper = this.#keepers;
    const copies: Copies<string, number> = {
      pause: 250,
      read: () => this.copy,
      has: (_, copy) => isAlike(copy, this.copy),
      write: (_, copy) => page !== this.#page || this.#write(keeper, copy),
    };
    const rest = { placeOf: () => 'text', onStored: () => undefined };
    return { rules: TEXT_RULES, overtaken: 'CHANGED', timing, source, copies, ...rest };
  }

  readonly source: Parts<string, KeptText, number>['source'] = {
    read: () => this.#call('read', () => this.now),
    save: (text, base) => this.#call(`save ${text}`, () => this.#following(base, { text })),
    publish: ({ text, version }) => this.#call('publish', () => this.#following(version, { published: text })),
    remove: ({ published, version }) => this.#call('remove', () => this.#following(version, { text: published })),
  };

  #following(base: number, change: Partial<KeptText>): KeptText {
    if (base !== this.now.version) throw failed(409, 'CHANGED');
    if (change.text !== undefined) this.onReplaced(this.now.text);
    return this.#change(change);
  }

  #change(change: Partial<KeptText>): KeptText {
    this.now = { ...this.now, ...change, version: this.now.version + 1 };
    this.stored.add(this.now.text);
    return this.now;
  }

  #write(keeper: number, copy: Copy<string, number> | null): boolean {
    if (this.isFull) return false;
    if (isAlike(copy, this.copy)) return true;
    if (keeper < this.#writer && this.copy !== null) this.overwritten.push(this.copy);
    this.#writer = keeper;
    this.copy = copy;
    return true;
  }

  /** The server does what is asked when the call arrives, once; `ending` decides what the caller hears of it. */
  #call(name: string, work: () => KeptText): Promise<KeptText> {
    this.calls.push(name);
    return new Promise((resolve, reject) => {
      let answer: (() => void) | null = null;
      const arrive = (): void => {
        answer ??= answered(work, resolve, reject);
      };
      const end = (how: Ending): void => {
        if (typeof how === 'number') return reject(failed(how));
        if (how !== 'LOSE_CALL') arrive();
        if (how === 'ANSWER') answer?.();
        else reject(failed(0));
      };
      this.pending.push({ arrive, end });
    });
  }
}

function isAlike(one: Copy<string, number> | null, other: Copy<string, number> | null): boolean {
  return one?.value === other?.value && one?.base === other?.base;
}

function answered<T>(work: () => T, resolve: (value: T) => void, reject: (cause: unknown) => void): () => void {
  try {
    const value = work();
    return () => resolve(value);
  } catch (cause) {
    return () => reject(cause);
  }
}
