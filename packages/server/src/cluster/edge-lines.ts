import { CLOSE_CODES } from '@fracht/protocol';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Led } from '../rooms/channel.ts';
import type { Bus } from './bus.ts';
import { packForwarded, readParcel } from './carried.ts';
import { EdgeLine } from './edge-line.ts';
import { beatAnswer, type GameNote, lineAnswer, packNote, type ProcessNote, readAnswer } from './notes.ts';
import type { Owners } from './owners.ts';
import type { Subjects } from './subjects.ts';

/** How often an edge sends each owner a heartbeat, with its lines there. */
const BEAT_MS = 500;
/** An owner that does not answer within so many ms has lost its games, or soon will. */
const ANSWER_MS = 2500;

type EdgeLinesParts = {
  readonly me: string;
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly owners: Owners;
  readonly scheduler: Scheduler;
};

/** A client's request for a line to a game. `hasTicket`: it comes with a ticket, which only the owner that issued it knows. */
export type Wish = { readonly game: string; readonly hasTicket: boolean } & (
  | { readonly kind: 'SOCKET'; readonly hello: string }
  | { readonly kind: 'STREAM'; readonly ticket: string }
);

type OpenedLine = { readonly line: EdgeLine; owner: string | null };

/**
 * The lines of clients of this process to games that others own: passes their messages to the owner, and the owner's to them. If an owner is
 * lost, its lines are closed and the clients told to reconnect.
 */
export class EdgeLines {
  readonly #parts: EdgeLinesParts;
  readonly #lines = new Map<number, OpenedLine>();
  /** Owners that have not answered the last heartbeat yet. */
  readonly #asked = new Set<string>();
  #last = 0;
  #beat: Due | null = null;
  #isClosed = false;

  constructor(parts: EdgeLinesParts) {
    this.#parts = parts;
    parts.bus.onAway(() => this.#endThose(() => true));
    this.#beatLater();
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Finds the game's owner and, if that is another process, opens a line to it. */
  async open(wish: Wish): Promise<Led> {
    const made: EdgeLine[] = [];
    const ask = (): Uint8Array => {
      const line = this.#make();
      made.push(line);
      return packNote(noteOf(wish, this.#parts.me, line.id));
    };
    const reached = await this.#parts.owners.reach(wish.game, { ask, withinMs: ANSWER_MS });
    const line = reached.at === 'THERE' ? made.pop() : undefined;
    // An owner that opened a line although its answer was lost learns from the next heartbeats that the line is unknown.
    for (const { id } of made) this.#lines.delete(id);
    if (reached.at === 'THERE' && line !== undefined) return this.#opened(line, reached.answer);
    if (reached.at === 'HERE' || (reached.at === 'FREE' && !wish.hasTicket)) return { to: 'HERE' };
    // A ticket is only valid with the owner that issued it, and is lost with that owner.
    return { to: 'NOBODY', close: 'SERVER_STOPS' };
  }

  /** A batch from an owner. */
  hearParcel(bytes: Uint8Array): void {
    const touched = new Set<OpenedLine>();
    for (const { message, lines } of readParcel(bytes)) {
      for (const id of lines) {
        const opened = this.#lines.get(id);
        opened?.line.queue(message);
        if (opened !== undefined) touched.add(opened);
      }
    }
    for (const { line } of touched) {
      line.flush();
      if (line.isStuck) this.#comeAgain(line);
    }
  }

  /** An owner closed a line. */
  hearClose({ line: id, code, reason }: Extract<ProcessNote, { kind: 'CLOSE' }>): void {
    this.#lines.get(id)?.line.end(code, reason);
    this.#lines.delete(id);
  }

  /** Closes all lines; no more are opened. */
  close(): void {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#beat);
    this.#endThose(() => true);
  }

  #make(): EdgeLine {
    this.#last += 1;
    const id = this.#last;
    const opened: OpenedLine = {
      owner: null,
      line: new EdgeLine(id, {
        say: (bytes, isBinary) =>
          this.#toOwner(opened, packForwarded({ edge: this.#parts.me, line: id, isBinary, bytes })),
        tell: (kind) => {
          this.#toOwner(opened, packNote({ kind, edge: this.#parts.me, line: id }));
          if (kind === 'GONE') this.#lines.delete(id);
        },
      }),
    };
    this.#lines.set(id, opened);
    return opened.line;
  }

  #opened(line: EdgeLine, bytes: Uint8Array): Led {
    const { owner, close } = readAnswer(lineAnswer, bytes);
    const opened = this.#lines.get(line.id);
    if (close !== null) this.#lines.delete(line.id);
    if (close !== null) return { to: 'NOBODY', close };
    // If the bus went away and came back in between, the line may be closed already; the client will be told.
    if (opened !== undefined) opened.owner = owner;
    if (this.#isClosed) this.#comeAgain(line);
    return { to: 'OWNER', line };
  }

  #toOwner({ owner }: OpenedLine, bytes: Uint8Array): void {
    const { bus, subjects } = this.#parts;
    if (owner !== null) bus.tell(subjects.process(owner), bytes);
  }

  #beatLater(): void {
    this.#beat = this.#parts.scheduler.after(BEAT_MS, () => {
      this.#beatLater();
      const owners = new Set([...this.#lines.values()].map(({ owner }) => owner));
      for (const owner of owners) if (owner !== null && !this.#asked.has(owner)) void this.#beatTo(owner);
    });
  }

  async #beatTo(owner: string): Promise<void> {
    const { bus, subjects, me } = this.#parts;
    const lines = [...this.#lines].flatMap(([id, opened]) => (opened.owner === owner ? [id] : []));
    this.#asked.add(owner);
    const asked = await bus.ask(subjects.process(owner), packNote({ kind: 'BEAT', edge: me, lines }), ANSWER_MS);
    this.#asked.delete(owner);
    const unknown = new Set(asked.ok ? readAnswer(beatAnswer, asked.bytes).unknown : lines);
    this.#endThose((id) => unknown.has(id));
  }

  #endThose(isMeant: (id: number) => boolean): void {
    for (const [id, { line }] of this.#lines) if (isMeant(id)) this.#comeAgain(line);
  }

  /** Closes the line so that the client reconnects, and tells the owner, if it can be reached. */
  #comeAgain(line: EdgeLine): void {
    const opened = this.#lines.get(line.id);
    if (opened !== undefined) this.#toOwner(opened, packNote({ kind: 'GONE', edge: this.#parts.me, line: line.id }));
    this.#lines.delete(line.id);
    line.end(CLOSE_CODES.SERVER_STOPS, 'SERVER_STOPS');
  }
}

function noteOf(wish: Wish, edge: string, line: number): GameNote {
  if (wish.kind === 'SOCKET') return { kind: 'SOCKET', edge, line, hello: wish.hello };
  return { kind: 'STREAM', edge, line, game: wish.game, ticket: wish.ticket };
}
