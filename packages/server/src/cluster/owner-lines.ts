import { CLOSE_CODES, DEFAULT_CODEC } from '@fracht/protocol';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Logger } from '../log.ts';
import { PlayerLink } from '../sockets/player-link.ts';
import { type LinkParts, WebSocketLink } from '../sockets/web-socket-link.ts';
import type { Bus } from './bus.ts';
import { CarriedLine } from './carried-line.ts';
import { packParcel, readForwarded } from './carried.ts';
import { type LineAnswer, packNote, type ProcessNote, type SocketLineNote, type StreamLineNote } from './notes.ts';
import { Parcels } from './parcels.ts';
import type { Subjects } from './subjects.ts';

/** After so many ms without a heartbeat an edge counts as gone, and its clients with it. */
const SILENT_MS = 5000;
const LOOK_MS = 1000;

type OwnerLinesParts = {
  readonly me: string;
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The services that handling a client needs, whether its socket is at this process or at an edge. */
  readonly link: LinkParts;
};

type Carried = { readonly line: CarriedLine; readonly since: number };
type Edge = { readonly lines: Map<number, Carried>; readonly parcels: Parcels; heardAt: number };

/** The lines of other processes' clients to the games that this process owns. */
export class OwnerLines {
  readonly #parts: OwnerLinesParts;
  readonly #edges = new Map<string, Edge>();
  #look: Due | null = null;

  constructor(parts: OwnerLinesParts) {
    this.#parts = parts;
    parts.bus.onAway(() => {
      for (const name of this.#edges.keys()) this.#forget(name);
    });
    this.#lookLater();
  }

  /** Opens a line for a client's web socket, with the client's first message. */
  openSocket({ edge, line: id, hello }: SocketLineNote, answer: (answer: LineAnswer) => void): void {
    const line = this.#add(edge, id);
    // From here on it handles the line's messages.
    const { link, me } = this.#parts;
    // The field that usually holds a bearer holds its hash here, since an edge passes on nothing else.
    const admit: LinkParts['admit'] = ({ bearer, ...credentials }) =>
      link.admit({ ...credentials, bearerHash: bearer });
    void new WebSocketLink(line, (codec) => line.channel(codec), { ...link, admit });
    answer({ owner: me, close: null });
    line.hear(Buffer.from(hello), false);
  }

  /** Opens a line for a client's event stream. */
  async openStream(
    { edge, line: id, game, ticket }: StreamLineNote,
    answer: (answer: LineAnswer) => void,
  ): Promise<void> {
    const { me, link, logger } = this.#parts;
    const admitted = await link.admit({ game, ticket });
    if (!admitted.ok) return answer({ owner: me, close: admitted.close });
    const line = this.#add(edge, id);
    answer({ owner: me, close: null });
    try {
      const player = await PlayerLink.open(admitted, line.channel(DEFAULT_CODEC), logger);
      if (line.readyState !== line.OPEN) return player.close();
      const forget = link.pulses.add(ticket, player.player, () => player.end());
      line.on('close', () => {
        forget();
        player.close();
      });
    } catch (error) {
      logger.error({ err: error, game }, 'a stream broke');
      line.close(CLOSE_CODES.INTERNAL, 'INTERNAL');
    }
  }

  /** A client's message, passed on by its edge. */
  hearForwarded(bytes: Uint8Array): void {
    const { edge, line, isBinary, bytes: said } = readForwarded(bytes);
    this.#lineOf(edge, line)?.hear(said, isBinary);
  }

  /** An edge reports on one line. */
  hear({ kind, edge, line: id }: Extract<ProcessNote, { kind: 'GONE' | 'BEHIND' | 'DRAINED' }>): void {
    const line = this.#lineOf(edge, id);
    if (kind === 'GONE') this.#gone(edge, id);
    else if (kind === 'BEHIND') line?.behind();
    else line?.drained();
  }

  /** A heartbeat of an edge. Gives those of its lines that are unknown here, and closes lines here that the edge does not have. */
  beat({ edge: name, lines }: Extract<ProcessNote, { kind: 'BEAT' }>): readonly number[] {
    const edge = this.#edges.get(name);
    if (edge === undefined) return lines;
    const { clock } = this.#parts.scheduler;
    edge.heardAt = clock.now();
    const open = new Set(lines);
    for (const [id, { since }] of edge.lines) {
      // A new line is kept for a while: the edge may not know yet that it was opened.
      if (!open.has(id) && clock.now() - since > SILENT_MS) this.#gone(name, id);
    }
    return lines.filter((id) => !edge.lines.has(id));
  }

  close(): void {
    this.#parts.scheduler.cancel(this.#look);
    for (const { parcels } of this.#edges.values()) parcels.flush();
  }

  #lineOf(edge: string, line: number): CarriedLine | undefined {
    return this.#edges.get(edge)?.lines.get(line)?.line;
  }

  #add(name: string, id: number): CarriedLine {
    const { bus, subjects, scheduler } = this.#parts;
    const edge = this.#edges.get(name) ?? this.#begin(name);
    const line = new CarriedLine({
      id,
      parcels: edge.parcels,
      tellClose: (code, reason) => {
        edge.parcels.flush();
        bus.tell(subjects.process(name), packNote({ kind: 'CLOSE', line: id, code, reason }));
        edge.lines.delete(id);
      },
    });
    edge.lines.set(id, { line, since: scheduler.clock.now() });
    return line;
  }

  #begin(name: string): Edge {
    const { bus, subjects, scheduler } = this.#parts;
    const parcels = new Parcels((parcel) => bus.tell(subjects.process(name), packParcel(parcel)));
    const edge: Edge = { lines: new Map(), parcels, heardAt: scheduler.clock.now() };
    this.#edges.set(name, edge);
    return edge;
  }

  #gone(name: string, id: number): void {
    const edge = this.#edges.get(name);
    edge?.lines.get(id)?.line.gone();
    edge?.lines.delete(id);
  }

  #forget(name: string): void {
    for (const { line } of this.#edges.get(name)?.lines.values() ?? []) line.gone();
    this.#edges.delete(name);
  }

  #lookLater(): void {
    const { scheduler } = this.#parts;
    this.#look = scheduler.after(LOOK_MS, () => {
      this.#lookLater();
      for (const [name, { heardAt, lines }] of this.#edges) {
        if (lines.size === 0 || scheduler.clock.now() - heardAt > SILENT_MS) this.#forget(name);
      }
    });
  }
}
