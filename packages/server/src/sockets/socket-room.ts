import type { GameState, PlayerId, Viewer } from '@fracht/engine';
import { type CloseReason, type Codec, sourceFor } from '@fracht/protocol';
import type { Change, Receipt } from '../games/game-host.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { type Pack, packersOf } from './codec.ts';
import { FRAMES, Pace, wholesAt } from './frame-pace.ts';
import type { Session } from './session.ts';

/** Lines of one player to one game: windows, devices, and those that are gone without a word and not found out yet. */
const MOST_LINES = 16;
const USUAL_RATE = 20;

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
  /** The number to begin with: actions of the log before this room, so that numbers of earlier answers stay behind. */
  readonly seq: number;
  /** Actions a second that one socket may send; the usual ones where it is not told. */
  readonly actionRate?: number;
};

/**
 * Everybody who watches one game. Each change goes out once as a frame, encoded once per distinct view; `seq` counts the frames, the
 * same for all. The sender's acknowledgement rides in the sender's own copy. (protocol "Socket" 2, 3)
 */
export class SocketRoom {
  readonly #parts: Parts;
  readonly #packers: { readonly [Name in Codec]: Pack };
  readonly #pace = new Pace(FRAMES);
  readonly #sessions = new Set<Session>();
  /** By player when the next whole game may go out. */
  readonly #wholes = new Map<PlayerId, Pace>();
  /** Those who wait for a whole game until its measure lets it go: some have it already, some are not in yet. */
  readonly #waiting = new Map<Session, Due>();
  /** By the log's number of an action, the number of the frame that shows it. */
  readonly #frames = new Map<number, number>();
  #seq: number;
  #shown: GameState;
  #causes = new Set<PlayerId | null>();
  #receipts: Receipt[] = [];
  #next: Due | null = null;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#packers = packersOf(parts.game);
    this.#seq = parts.seq;
    this.#shown = parts.present();
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** The number of the last frame. */
  get seq(): number {
    return this.#seq;
  }

  /** The number of the frame that shows an action, by the action's number in the log; an action before this room stands behind every frame. */
  frameOf(action: number): number {
    return this.#frames.get(action) ?? action;
  }

  /**
   * Adds a viewer, who gets the whole game as soon as its measure allows, as a rule at once; one who comes too late is sent away and
   * may come again. Of too many lines of one player the oldest ends.
   */
  join(session: Session): void {
    if (this.#isClosed) return session.close('INTERNAL');
    const [oldest, ...others] = this.sessionsOf(session.viewer.player);
    if (oldest !== undefined && others.length + 1 >= MOST_LINES) this.#replace(oldest);
    this.#inTurn(session, () => {
      this.#flush();
      this.#sessions.add(session);
      this.#sendWhole(session);
    });
  }

  /** Takes a viewer out. */
  leave(session: Session): void {
    this.#sessions.delete(session);
    this.#parts.scheduler.cancel(this.#waiting.get(session) ?? null);
    this.#waiting.delete(session);
  }

  /**
   * Sends the whole game again, once for all that ask before its measure allows; who reads too slowly gets it once, when all before it
   * has gone out.
   */
  resync(session: Session): void {
    if (!this.#sessions.has(session) || session.isBehind) return;
    this.#inTurn(session, () => {
      this.#flush();
      if (!session.isBehind) this.#sendWhole(session);
    });
  }

  /** Shows a new state: at once where the pace allows, else with the next frame. */
  changed({ cause, receipt }: Change): void {
    this.#causes.add(cause);
    if (receipt !== null) {
      this.#receipts.push(receipt);
      this.#frames.set(receipt.seq, this.#seq + 1);
    }
    const { scheduler } = this.#parts;
    if (scheduler.clock.now() >= this.#pace.nextAt) this.#flush();
    else this.#next ??= scheduler.at(this.#pace.nextAt, () => this.#flush());
  }

  /** Sends a message to one viewer alone; no change, so no number. */
  tell(session: Session, message: unknown): void {
    this.#send(session, this.#packers[session.codec](JSON.stringify(message)));
  }

  /**
   * Answers an action that was accepted before, as `seq` of the log: it rides in the frame that shows it where that one is still to
   * come, and goes alone where it has gone, to whatever link the first answer went. (rules §12)
   */
  acknowledge(session: Session, id: string, seq: number): void {
    const frame = this.frameOf(seq);
    if (frame > this.#seq) this.#receipts.push({ origin: session, id, seq });
    else this.tell(session, { re: id, ok: true, seq: frame });
  }

  /** The links of one player. */
  sessionsOf(player: PlayerId): readonly Session[] {
    const all = new Set([...this.#sessions, ...this.#waiting.keys()]);
    return [...all].filter(({ viewer }) => viewer.player === player);
  }

  /** Ends every link. */
  close(reason: CloseReason): void {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#next);
    this.#next = null;
    for (const session of this.#waiting.keys()) {
      this.#parts.scheduler.cancel(this.#waiting.get(session) ?? null);
      this.#sessions.add(session);
    }
    this.#waiting.clear();
    for (const session of this.#sessions) session.close(reason);
    this.#sessions.clear();
  }

  #replace(oldest: Session): void {
    this.leave(oldest);
    oldest.close('REPLACED');
  }

  /** Runs what sends a whole game when the player's measure of them allows; once for all that wish for it meanwhile. */
  #inTurn(session: Session, run: () => void): void {
    if (this.#waiting.has(session)) return;
    const { scheduler } = this.#parts;
    const { player } = session.viewer;
    const pace = this.#wholes.get(player) ?? new Pace(wholesAt(this.#parts.actionRate ?? USUAL_RATE));
    this.#wholes.set(player, pace);
    const now = scheduler.clock.now();
    if (now >= pace.nextAt) {
      pace.sent(now);
      return run();
    }
    const again = (): void => {
      this.#waiting.delete(session);
      this.#inTurn(session, run);
    };
    this.#waiting.set(session, scheduler.at(pace.nextAt, again));
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
    this.#pace.sent(scheduler.clock.now());
    this.#sendFrame(before, others.length === 0 ? (cause ?? null) : null, receipts);
  }

  #sendFrame(before: GameState, cause: PlayerId | null, receipts: readonly Receipt[]): void {
    const envelope = this.#envelope(false);
    const packed: PackedTexts = { 'base64-deflate-raw': new Map(), 'fracht-1': new Map() };
    const views = new Map<PlayerId, string>();
    for (const session of this.#sendersFirst(receipts)) {
      const own = receipts.filter(({ origin }) => origin === session);
      if (session.isBehind) {
        this.#acknowledge(session, own);
        continue;
      }
      const [first, ...others] = own;
      const state = this.#viewOf(views, before, session.viewer);
      const player = first === undefined ? cause : session.viewer.player;
      const source = sourceFor(player, session.viewer.player);
      const receipt = first === undefined ? '' : `"re":${JSON.stringify(first.id)},"ok":true,`;
      const text = `{${receipt}"player":${JSON.stringify(player)},"source":"${source}",${envelope},"state":${state}}`;
      this.#send(session, packedOnce(packed[session.codec], text, this.#packers[session.codec]));
      this.#acknowledge(session, others);
    }
  }

  /** Who waits for an acknowledgement has it before the others' copies are made and written. */
  #sendersFirst(receipts: readonly Receipt[]): readonly Session[] {
    if (receipts.length === 0) return [...this.#sessions];
    const isSender = (session: Session): boolean => receipts.some(({ origin }) => origin === session);
    const sessions = [...this.#sessions];
    return [...sessions.filter(isSender), ...sessions.filter((session) => !isSender(session))];
  }

  /** Actions whose change the session has already, or will have with the whole state it waits for. */
  #acknowledge(session: Session, receipts: readonly Receipt[]): void {
    for (const { id } of receipts) this.tell(session, { re: id, ok: true, seq: this.#seq });
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
    this.#send(
      session,
      this.#packers[session.codec](
        `{"player":null,"source":"${sourceFor(null, session.viewer.player)}",${this.#envelope(true)},"state":${state}}`,
      ),
    );
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

/** A frame's messages by their text, so that each is packed once in each encoding. */
type PackedTexts = { readonly [Name in Codec]: Map<string, Buffer> };

function packedOnce(packed: Map<string, Buffer>, text: string, pack: Pack): Buffer {
  const known = packed.get(text);
  if (known !== undefined) return known;
  const made = pack(text);
  packed.set(text, made);
  return made;
}
