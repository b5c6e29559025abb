import { ApiError } from '@fracht/kit/api/api-error.ts';
import type { SentDraft } from '@fracht/kit/api/draft-calls.ts';
import type { EditedItem } from '@fracht/scenarios';
import { contentOf, type Desk, hasMoved, isSame, type Kept } from './desk.ts';
import type { KeptDraft } from './kept-draft.ts';

/** How long after an edit it is sent, how often the server is asked whether others were there, and when a failed save is tried again, in ms. */
const PAUSE = 800;
const LOOK_AROUND = 10_000;
const RETRY = { first: 2000, last: 30_000 } as const;

/** How the draft stands: the server has all of it; something waits or is on its way; it could not be sent; the server refused it; another was first; the item is gone. */
export type Phase = 'KEPT' | 'WAITING' | 'SAVING' | 'FAILED' | 'REFUSED' | 'CONFLICT' | 'GONE';

export type DraftState = {
  readonly phase: Phase;
  /** What the server has, as far as is known. */
  readonly desk: Desk;
  /** What somebody else has written or published; only in a conflict. */
  readonly theirs: (Kept & { readonly isPublished: boolean }) | null;
  /** A publication or a discarding is on its way. */
  readonly isBusy: boolean;
  /** What waits is held in this browser too. */
  readonly isHeld: boolean;
};

/** What a keeper works with; calls throw ApiError. */
export type Parts = {
  readonly load: (id: string) => Promise<Desk>;
  readonly save: (draft: SentDraft) => Promise<Desk>;
  readonly publish: (id: string, revision: string) => Promise<Desk>;
  readonly remove: (id: string, revision: string) => Promise<void>;
  /** Holds what waits in this browser. */
  readonly hold: (id: string, kept: KeptDraft | null) => boolean;
  /** The server has taken something in. */
  readonly onKept: (before: Desk, now: Desk) => void;
};

/**
 * Keeps what an author writes as a draft on the server, a moment after each edit, and tries again until it is there. Never overwrites
 * what somebody else has written unasked. (ADR 0014)
 */
export class DraftKeeper {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** The item as it is on the page, and as the server has it. */
  #item: EditedItem;
  #saved: EditedItem;
  /** What the author has seen last: the version of the item, and the draft that the next one follows. */
  #version: number;
  #revision: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running: Promise<void> | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(desk: Desk, kept: KeptDraft | null, parts: Parts) {
    this.#parts = parts;
    this.#saved = contentOf(desk);
    this.#item = kept === null || isSame(kept.edited, this.#saved) ? this.#saved : kept.edited;
    const isWaiting = this.#item !== this.#saved;
    const follows = isWaiting ? kept : null;
    this.#revision = revisionOf(desk);
    this.#version = follows?.version ?? versionOf(desk);
    const isOther = follows !== null && follows.revision !== this.#revision;
    if (isOther) this.#revision = follows.revision;
    const theirs = isOther || desk.draft?.isBehind === true ? theirsOf(desk, isOther) : null;
    const phase = theirs === null ? (isWaiting ? 'WAITING' : 'KEPT') : 'CONFLICT';
    this.#state = { phase, desk, theirs, isBusy: false, isHeld: true };
  }

  /** The item as the author goes on with it. */
  get item(): EditedItem {
    return this.#item;
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to keep and to look around; gives what ends it, which sends at once what waits. */
  start(): () => void {
    this.#isStopped = false;
    const looking = setInterval(() => void this.#lookAround(), LOOK_AROUND);
    const retry = (): void => this.#later(0);
    globalThis.addEventListener('online', retry);
    globalThis.addEventListener('pagehide', this.#hold);
    if (this.#state.phase === 'WAITING') this.#later(0);
    return () => {
      this.#isStopped = true;
      clearInterval(looking);
      clearTimeout(this.#timer);
      globalThis.removeEventListener('online', retry);
      globalThis.removeEventListener('pagehide', this.#hold);
      this.#hold();
      if (this.#isUnsent()) void this.#send();
    };
  }

  /** The author has made another item of it. */
  edited(item: EditedItem): void {
    if (item === this.#item) return;
    this.#item = item;
    const { phase } = this.#state;
    if (phase === 'CONFLICT' || phase === 'GONE' || phase === 'SAVING') return this.#holdLater();
    this.#set({ phase: item === this.#saved ? 'KEPT' : 'WAITING' });
    this.#later(item === this.#saved ? null : PAUSE);
  }

  /** Sends what waits, without waiting longer. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running !== null) await this.#running;
    if (this.#isUnsent()) await this.#send();
  }

  /** Ends a conflict: what is here is the draft. */
  async keepMine(): Promise<void> {
    const { desk, theirs } = this.#state;
    if (theirs === null) return;
    this.#follow(desk);
    this.#set({ phase: 'WAITING', theirs: null });
    await this.flush();
  }

  /** Ends a conflict: what somebody else has made is taken, and given to be gone on with. */
  takeTheirs(): EditedItem {
    const { desk, theirs } = this.#state;
    if (theirs === null) return this.#item;
    this.#follow(desk);
    this.#item = this.#saved;
    this.#set({ phase: 'KEPT', theirs: null });
    this.#hold();
    return theirs.edited;
  }

  /** Publishes what is here. The calls tell what stops it. */
  async publish(): Promise<void> {
    await this.#atOnce(async () => {
      await this.flush();
      const { phase, desk } = this.#state;
      if (phase !== 'KEPT' || desk.draft === null) return;
      const sent = this.#item;
      this.#took(await this.#parts.publish(desk.id, desk.draft.revision), sent);
    });
  }

  /** Drops the draft; gives what is published, to be gone on with; null: nothing is. */
  async discard(): Promise<EditedItem | null> {
    clearTimeout(this.#timer);
    await this.#atOnce(async () => {
      if (this.#running !== null) await this.#running;
      const { desk } = this.#state;
      if (desk.draft !== null) await this.#parts.remove(desk.id, desk.draft.revision);
      const left: Desk = { ...desk, draft: null };
      this.#item = contentOf(left);
      this.#took(left, this.#item);
    });
    return this.#state.desk.draft === null ? (this.#state.desk.published?.edited ?? null) : this.#item;
  }

  /** From now on what is written follows what is there. */
  #follow(desk: Desk): void {
    this.#version = desk.published?.version ?? 0;
    this.#revision = revisionOf(desk);
    this.#saved = contentOf(desk);
  }

  async #atOnce(work: () => Promise<void>): Promise<void> {
    this.#set({ isBusy: true });
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.code === 'DRAFT_CHANGED' || cause.status === 404) await this.#compare();
    } finally {
      this.#set({ isBusy: false });
    }
  }

  #later(pause: number | null): void {
    clearTimeout(this.#timer);
    this.#holdLater();
    if (this.#isStopped) {
      if (this.#state.phase === 'WAITING') void this.#send();
    } else if (pause !== null && this.#isUnsent()) this.#timer = setTimeout(() => void this.#send(), pause);
  }

  #isUnsent(): boolean {
    const { phase } = this.#state;
    return phase === 'WAITING' || phase === 'FAILED';
  }

  #send(): Promise<void> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    const sent = this.#item;
    const { desk } = this.#state;
    this.#set({ phase: 'SAVING' });
    try {
      const { id, kind } = desk;
      const base = { revision: this.#revision, version: this.#version };
      this.#took(await this.#parts.save({ id, kind, ...base, value: sent.item }), sent);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      await this.#failed(cause, sent);
    }
  }

  async #failed({ status, code }: ApiError, sent: EditedItem): Promise<void> {
    if (code === 'DRAFT_CHANGED') return this.#compare(sent);
    if (status === 404) return this.#set({ phase: 'GONE' });
    const isHopeless = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
    if (isHopeless && this.#item === sent) return this.#set({ phase: 'REFUSED' });
    this.#failures += 1;
    this.#set({ phase: 'FAILED' });
    this.#later(Math.min(RETRY.last, RETRY.first * 2 ** (this.#failures - 1)));
  }

  /** The server has `sent`, and answers what it has now. */
  #took(desk: Desk, sent: EditedItem): void {
    const before = this.#state.desk;
    this.#failures = 0;
    this.#saved = sent;
    this.#version = versionOf(desk);
    this.#revision = revisionOf(desk);
    this.#set({ phase: this.#item === sent ? 'KEPT' : 'WAITING', desk, theirs: null });
    this.#later(PAUSE);
    this.#parts.onKept(before, desk);
  }

  /** Looks what somebody else has made there; what says the same as was sent is the own save, whose answer was lost. */
  async #compare(sent?: EditedItem): Promise<void> {
    try {
      const desk = await this.#parts.load(this.#state.desk.id);
      const isOwn = sent !== undefined && desk.draft !== null && isSame(desk.draft.edited, sent);
      if (isOwn) this.#took(desk, sent);
      else this.#set({ phase: 'CONFLICT', desk, theirs: theirsOf(desk, hasMoved(this.#state.desk, desk)) });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      this.#set({ phase: cause.status === 404 ? 'GONE' : 'FAILED' });
      this.#later(RETRY.first);
    }
    this.#holdLater();
  }

  /** Asks whether somebody else was there; an answer that a save has overtaken counts for nothing, and without a server there is none. */
  async #lookAround(): Promise<void> {
    const { desk, phase } = this.#state;
    const isCalm = phase === 'KEPT' || phase === 'REFUSED';
    const isNew = desk.published === null && desk.draft === null;
    if (!isCalm || isNew || this.#state.isBusy || document.visibilityState === 'hidden') return;
    try {
      const now = await this.#parts.load(desk.id);
      if (this.#state.desk !== desk || this.#running !== null || this.#state.isBusy) return;
      if (hasMoved(desk, now)) this.#set({ phase: 'CONFLICT', desk: now, theirs: theirsOf(now, true) });
      else if (now.published?.version !== desk.published?.version) this.#set({ desk: now });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 404) this.#set({ phase: 'GONE' });
    }
  }

  /** Writing a large tree down takes a moment: not at every letter. */
  #holdLater(): void {
    clearTimeout(this.#holding);
    this.#holding = setTimeout(this.#hold, 250);
  }

  readonly #hold = (): void => {
    clearTimeout(this.#holding);
    const { desk } = this.#state;
    const kept = { revision: this.#revision, version: this.#version, edited: this.#item };
    const isHeld = this.#parts.hold(desk.id, this.#item === this.#saved ? null : kept);
    if (isHeld !== this.#state.isHeld) this.#set({ isHeld });
  };

  #set(changes: Partial<DraftState>): void {
    const next = { ...this.#state, ...changes };
    const { phase, desk, theirs, isBusy, isHeld } = this.#state;
    if (
      next.phase === phase &&
      next.desk === desk &&
      next.theirs === theirs &&
      next.isBusy === isBusy &&
      next.isHeld === isHeld
    )
      return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function revisionOf({ draft }: Desk): string | null {
  return draft?.revision ?? null;
}

function versionOf({ draft, published }: Desk): number {
  return draft?.version ?? published?.version ?? 0;
}

/** What an author meets in a conflict: the draft that somebody else has written, or what was published meanwhile. */
function theirsOf({ draft, published }: Desk, isDraftTheirs: boolean): DraftState['theirs'] {
  if (draft !== null && isDraftTheirs && !draft.isBehind) return { ...draft, isPublished: false };
  if (published !== null && (draft === null || draft.isBehind)) return { ...published, isPublished: true };
  return draft === null ? null : { ...draft, isPublished: false };
}
