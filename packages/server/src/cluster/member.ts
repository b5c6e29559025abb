import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Api, Resource } from '../http/api.ts';
import type { LiveGames } from '../context.ts';
import type { GameRegistry } from '../live/game-registry.ts';
import { isLive } from '../live/live-game.ts';
import type { Ownership } from '../games/ownership.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Logger } from '../log.ts';
import type { Led } from '../rooms/channel.ts';
import type { SocketLink } from '../sockets/socket-door.ts';
import type { LinkParts } from '../sockets/web-socket-link.ts';
import { answerCall } from './answer-calls.ts';
import type { BusMessage } from './bus.ts';
import { carriedKind } from './carried.ts';
import { EdgeLines } from './edge-lines.ts';
import { EdgeSocket } from './edge-socket.ts';
import { forwarded } from './forward-calls.ts';
import type { GamePosts } from './game-posts.ts';
import { liveGamesOfAll } from './live-games.ts';
import { type CallNote, notMine, packNote, readGameNote, readProcessNote } from './notes.ts';
import { OwnerLines } from './owner-lines.ts';
import { Owners } from './owners.ts';
import { Strays } from './strays.ts';

/** The first status of an answer that is about the server, not about the call. */
const SERVER_FAULT = 500;

type MemberParts = {
  readonly posts: GamePosts;
  readonly ownership: Ownership;
  readonly registry: GameRegistry;
  /** The live games that this process owns. */
  readonly here: LiveGames;
  readonly link: LinkParts;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  readonly socketPort: () => number | null;
};

/** This process as one of several that serve a school: the owner of some games, and the edge of its clients for all games. (docs/adr/0034) */
export class Member {
  /** The live games of all processes. */
  readonly games: LiveGames;
  readonly #parts: MemberParts;
  readonly #owners: Owners;
  readonly #edge: EdgeLines;
  readonly #lines: OwnerLines;
  readonly #strays: Strays;
  #app: Pick<Api, 'inject'> | null = null;
  #isStopping = false;
  #stopHearing: () => void = () => undefined;

  constructor(parts: MemberParts) {
    this.#parts = parts;
    const { posts, ownership, registry, here, link, scheduler, logger } = parts;
    const { bus, subjects } = posts;
    const { me } = ownership;
    const isHere = (game: string): boolean => registry.has(game);
    this.#owners = new Owners({ bus, subjects, isHere, clock: scheduler.clock });
    this.#edge = new EdgeLines({ me, bus, subjects, owners: this.#owners, scheduler });
    this.#lines = new OwnerLines({ me, bus, subjects, scheduler, logger, link });
    this.#strays = new Strays({ ownership, open: (game) => registry.open(game), scheduler, bus, logger });
    this.games = liveGamesOfAll({ here, ownership, owners: this.#owners, bus, subjects, logger, scheduler });
    bus.onBack(() => void registry.endAllOver().catch((error: unknown) => logger.error({ err: error }, 'sessions')));
  }

  /** Figures for operators: lines to other processes, and whether the bus is away. */
  get counts(): { readonly lines: number; readonly isAway: boolean } {
    return { lines: this.#edge.size, isAway: this.#parts.posts.bus.isAway };
  }

  /** A resource whose calls are forwarded to the owner of the game. */
  forwarded(resource: Resource): Resource {
    const { registry, socketPort } = this.#parts;
    const take = async (game: string): Promise<boolean> => {
      if (this.#isStopping) return false;
      const opened = await registry.open(game);
      // A call about a game that does not exist is answered here.
      return opened === null || isLive(opened);
    };
    return forwarded(resource, { owners: this.#owners, take, socketPort });
  }

  /** Handles a client's web socket, whichever process owns the game. */
  linkTo(socket: WebSocket, wire: Duplex): SocketLink {
    return new EdgeSocket(socket, wire, { lines: this.#edge, link: this.#parts.link });
  }

  /** Opens a client's event stream, whichever process owns the game. */
  lead({ game, ticket }: { readonly game: string; readonly ticket: string }): Promise<Led> {
    return this.#edge.open({ kind: 'STREAM', game, ticket, hasTicket: true });
  }

  /** Starts to answer the other processes, and to take games that nobody owns. */
  open(app: Pick<Api, 'inject'>): void {
    this.#app = app;
    const { posts, ownership, logger } = this.#parts;
    const failed = (error: unknown): void => logger.error({ err: error }, 'another process could not be answered');
    posts.open((game, heard) => void this.#answer(game, heard).catch(failed));
    this.#stopHearing = posts.bus.listen(posts.subjects.process(ownership.me), (heard) => {
      this.#hear(heard).catch(failed);
    });
    this.#strays.start();
  }

  /** Takes no more games and opens no more lines. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#owners.stop();
    await this.#strays.close();
    this.#edge.close();
  }

  /** After all games have been given away: neither sends nor receives any more. */
  async close(): Promise<void> {
    this.#lines.close();
    this.#stopHearing();
    await this.#parts.posts.bus.close();
  }

  /** Answers a request to the owner of a game. */
  async #answer(game: string, { bytes, answer }: BusMessage): Promise<void> {
    const { ownership, here } = this.#parts;
    if (this.#isStopping || ownership.epochOf(game) === null) return answer(notMine());
    const note = readGameNote(bytes);
    switch (note.kind) {
      case 'CALL':
        return answer(await this.#answerCall(game, note));
      case 'SOCKET':
        return this.#lines.openSocket(note, (answered) => answer(packNote(answered)));
      case 'STREAM':
        return this.#lines.openStream(note, (answered) => answer(packNote(answered)));
      case 'PROGRESS':
        return answer(packNote(await here.progress(game)));
      case 'ATTENTION':
        return answer(packNote(await here.attention(game)));
      case 'FORGET':
        await here.forget(game);
        return answer(packNote(null));
      default:
        return note satisfies never;
    }
  }

  /** If the call failed because the game belongs to another process by now, says so, and the other one is asked. */
  async #answerCall(game: string, note: CallNote): Promise<Uint8Array> {
    if (this.#app === null) return notMine();
    const { status, bytes } = await answerCall(this.#app, note);
    return status >= SERVER_FAULT && this.#parts.ownership.epochOf(game) === null ? notMine() : bytes;
  }

  /** Handles a message to this process by its name. */
  async #hear({ bytes, answer }: BusMessage): Promise<void> {
    const kind = carriedKind(bytes);
    if (kind === 'DOWN') return this.#edge.hearParcel(bytes);
    if (kind === 'UP') return this.#lines.hearForwarded(bytes);
    const { here } = this.#parts;
    const note = readProcessNote(bytes);
    switch (note.kind) {
      case 'BEAT':
        return answer(packNote({ unknown: [...this.#lines.beat(note)] }));
      case 'GONE':
      case 'BEHIND':
      case 'DRAINED':
        return this.#lines.hear(note);
      case 'CLOSE':
        return this.#edge.hearClose(note);
      case 'EXPEL':
        await here.expel(note.user);
        return answer(packNote(null));
      case 'IS_ASKED':
        return answer(packNote(Number(await here.isAsked(note.item))));
      case 'END_OVER':
        await here.endOver(note.user);
        return answer(packNote(null));
      default:
        return note satisfies never;
    }
  }
}
