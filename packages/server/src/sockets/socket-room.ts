import type { GameState, PlayerId, Viewer } from '@fracht/engine';
import type { CloseReason } from '@fracht/protocol';
import type { Change, Receipt } from '../games/game-host.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { pack } from './codec.ts';
import type { Session } from './session.ts';

/** After a frame at least this long passes before the next; what happens meanwhile goes out together. (stack.md, Live game 4) */
const FRAME_MS = 20;

/** How the game looks to a viewer, whole or what changed; JSON-ready. */
export type GameViews = {
  readonly whole: (state: GameState, viewer: Viewer) => unknown;
  readonly change: (before: GameState, after: GameState, viewer: Viewer) => unknown;
  /** The viewer whose change is this one's too: many without a private part share one. */
  readonly sharer: (before: GameState, after: GameState, viewer: Viewer) => Viewer;
};

type Parts = {
  readonly game: string;
  readonly scheduler: Scheduler;
  readonly views: GameViews;
  readonly present: () => GameState;
};

/**
 * Everybody who watches one game. Each change goes out once as a frame, encoded once per distinct view; `seq` counts the frames, the
 * same for all. The sender's acknowledgement rides in the sender's own copy. (protocol "Socket" 2, 3)
 */
export class SocketRoom {
  readonly #parts: Parts;
  readonly #sessions = new Set<Session>();
  #seq = 0;
  #shown: GameState;
  #causes = new Set<PlayerId | null>();
  #receipts: Receipt[] = [];
  #next: Due | null = null;
  #lastFrameAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shown = parts.present();
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** The number of the last frame. */
  get seq(): number {
    return this.#seq;
  }

  /** Adds a viewer, who gets the whole game at once; one who comes too late is sent away and may come again. */
  join(session: Session): void {
    if (this.#isClosed) return session.close('INTERNAL');
    this.#flush();
    this.#sessions.add(session);
    this.#sendWhole(session);
  }

  /** Takes a viewer out; false when that one was not here. */
  leave(session: Session): boolean {
    return this.#sessions.delete(session);
  }

  /** Sends the whole game again. */
  resync(session: Session): void {
    this.#flush();
    if (this.#sessions.has(session)) this.#sendWhole(session);
  }

  /** Shows a new state: at once when the game was quiet, else with the next frame. */
  changed({ cause, receipt }: Change): void {
    this.#causes.add(cause);
    if (receipt !== null) this.#receipts.push(receipt);
    const { scheduler } = this.#parts;
    if (scheduler.clock.now() - this.#lastFrameAt >= FRAME_MS) this.#flush();
    else this.#next ??= scheduler.at(this.#lastFrameAt + FRAME_MS, () => this.#flush());
  }

  /** Sends a message to one viewer alone; no change, so no number. */
  tell(session: Session, message: unknown): void {
    this.#send(session, pack(JSON.stringify(message)));
  }

  /** The links of one player. */
  sessionsOf(player: PlayerId): readonly Session[] {
    return [...this.#sessions].filter(({ viewer }) => viewer.player === player);
  }

  /** Ends every link. */
  close(reason: CloseReason): void {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#next);
    this.#next = null;
    for (const session of this.#sessions) session.close(reason);
    this.#sessions.clear();
  }

  #flush(): void {
    const { scheduler, present } = this.#parts;
    scheduler.cancel(this.#next);
    this.#next = null;
    if (this.#causes.size === 0) return;
    const before = this.#shown;
    const [cause, ...others] = this.#causes;
    const receipts = this.#receipts;
    this.#shown = present();
    this.#seq += 1;
    this.#causes = new Set();
    this.#receipts = [];
    this.#lastFrameAt = scheduler.clock.now();
    this.#sendFrame(before, others.length === 0 ? (cause ?? null) : null, receipts);
  }

  #sendFrame(before: GameState, cause: PlayerId | null, receipts: readonly Receipt[]): void {
    const envelope = this.#envelope(false);
    const packed = new Map<string, Buffer>();
    const views = new Map<PlayerId, string>();
    for (const session of this.#sessions) {
      const own = receipts.filter(({ origin }) => origin === session);
      for (const { id, seq } of own.slice(0, -1)) this.tell(session, { re: id, ok: true, seq });
      const last = own.at(-1);
      if (session.isBehind) {
        if (last !== undefined) this.tell(session, { re: last.id, ok: true, seq: last.seq });
        continue;
      }
      const state = this.#viewOf(views, before, session.viewer);
      const player = last === undefined ? cause : session.viewer.player;
      const receipt = last === undefined ? '' : `"re":${JSON.stringify(last.id)},"ok":true,`;
      const text = `{${receipt}"player":${JSON.stringify(player)},${envelope},"state":${state}}`;
      this.#send(session, packedOnce(packed, text));
    }
  }

  #viewOf(views: Map<PlayerId, string>, before: GameState, viewer: Viewer): string {
    const sharer = this.#parts.views.sharer(before, this.#shown, viewer);
    const known = views.get(sharer.player);
    if (known !== undefined) return known;
    const made = JSON.stringify(this.#parts.views.change(before, this.#shown, sharer));
    views.set(sharer.player, made);
    return made;
  }

  #sendWhole(session: Session): void {
    const state = JSON.stringify(this.#parts.views.whole(this.#parts.present(), session.viewer));
    this.#send(session, pack(`{"player":null,${this.#envelope(true)},"state":${state}}`));
  }

  /** The fields that are the same for everybody, as text. */
  #envelope(full: boolean): string {
    const serverTime = Math.floor(this.#parts.scheduler.clock.now());
    return `"game":${JSON.stringify(this.#parts.game)},"seq":${this.#seq},"serverTime":${serverTime},"full":${full}`;
  }

  #send(session: Session, packed: Buffer): void {
    session.send(packed, () => this.resync(session));
  }
}

function packedOnce(packed: Map<string, Buffer>, text: string): Buffer {
  const known = packed.get(text);
  if (known !== undefined) return known;
  const made = pack(text);
  packed.set(text, made);
  return made;
}
