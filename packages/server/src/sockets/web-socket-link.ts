import type { Duplex } from 'node:stream';
import { type CloseReason, type Codec, codecFor, DEFAULT_CODEC } from '@fracht/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Logger } from '../log.ts';
import type { Channel } from '../rooms/channel.ts';
import { closeFor } from '../rooms/close.ts';
import { type Unpacked, unpack, unpackPlain } from '../rooms/codec.ts';
import { isStorageAway } from '../storage/storage-away.ts';
import type { ActionRates } from './action-rates.ts';
import { TokenBucket } from './token-bucket.ts';
import type { Admitted, Credentials } from './admission.ts';
import { PlayerLink } from './player-link.ts';
import type { Pulses } from './pulses.ts';
import { readHello, readSaid } from './client-messages.ts';

/** How many messages may wait while earlier ones are handled. */
const MOST_QUEUED = 200;

export type LinkParts = {
  readonly admit: (credentials: Credentials) => Promise<Admitted>;
  readonly logger: Logger;
  /** Messages a second, sustained. */
  readonly rate: number;
  /** What one person may send on all lines together. */
  readonly together: ActionRates;
  /** The streams to games of this process. */
  readonly pulses: Pulses;
  readonly now: () => number;
};

/** The part of a WebSocket that a link uses, so that something else can stand in for one. */
export type LineSocket = {
  readonly readyState: number;
  readonly OPEN: number;
  on(event: 'message', hear: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'close', hear: () => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  close(code: number, reason: string): void;
};

/**
 * The conversation with one web socket: a first message with a ticket, then actions, handled one after another. Anything else
 * closes it with a code and a reason; the game goes on. (SOC-3, SOC-9)
 */
export class WebSocketLink {
  readonly #socket: LineSocket;
  readonly #channelFor: (codec: Codec) => Channel;
  readonly #parts: LinkParts;
  readonly #bucket: TokenBucket;
  #link: PlayerLink | null = null;
  /** The game that was requested; null: none yet. */
  #game: string | null = null;
  #unpack: (text: string) => Unpacked = unpack;
  #work: Promise<void> = Promise.resolve();
  #queued = 0;
  #isClosed = false;
  #wantsMarks = false;

  /** `channelFor`: makes the channel that sends to the client in the encoding it asked for. */
  constructor(socket: LineSocket, channelFor: (codec: Codec) => Channel, parts: LinkParts) {
    this.#socket = socket;
    this.#channelFor = channelFor;
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.rate, parts.now);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#closed());
    socket.on('error', (error) => this.#failed(error));
  }

  /** Whether the client has identified itself. */
  get isAdmitted(): boolean {
    return this.#link !== null;
  }

  /** Whether it asked to be shown that its line is alive. (SOC-19) */
  get wantsMarks(): boolean {
    return this.#wantsMarks;
  }

  close(reason: CloseReason): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeFor(this.#socket, reason);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    this.#queued += 1;
    if (!this.#mayCome() || this.#queued > MOST_QUEUED) return this.close('TOO_MANY');
    const unpacked = isBinary || !Buffer.isBuffer(data) ? NOT_TEXT : this.#unpack(data.toString());
    if (!unpacked.ok) return this.close(unpacked.isTooLarge ? 'TOO_LARGE' : 'MALFORMED');
    this.#work = this.#work.then(() => this.#take(unpacked.value));
  }

  #mayCome(): boolean {
    return this.#bucket.take() && (this.#link === null || this.#parts.together.take(this.#link.player));
  }

  async #take(message: unknown): Promise<void> {
    this.#queued -= 1;
    if (this.#isClosed) return;
    try {
      if (this.#link === null) await this.#begin(message);
      else await this.#go(this.#link, message);
    } catch (error) {
      const isAway = isStorageAway(error);
      this.#parts.logger[isAway ? 'warn' : 'error']({ err: error, game: this.#game }, 'a socket broke');
      this.close(isAway ? 'STORAGE_AWAY' : 'INTERNAL');
    }
  }

  async #begin(message: unknown): Promise<void> {
    const hello = readHello(message);
    if (hello === null) return this.close('MALFORMED');
    this.#game = hello.game;
    this.#wantsMarks = hello.alive === true;
    const admitted = await this.#parts.admit(hello);
    if (!admitted.ok) return this.close(admitted.close);
    if (this.#isClosed) return;
    const channel = this.#channelFor(codecFor(hello.codec));
    if (channel.codec !== DEFAULT_CODEC) this.#unpack = unpackPlain;
    const link = await PlayerLink.open(admitted, channel, this.#parts.logger);
    this.#link = link;
    if (this.#socket.readyState !== this.#socket.OPEN) link.close();
  }

  async #go(link: PlayerLink, message: unknown): Promise<void> {
    const said = readSaid(message);
    if (said === null) return this.close('MALFORMED');
    if (said.kind === 'RESYNC') return link.resync();
    if (said.kind === 'UNREADABLE') return link.refuse(said.id, 'MALFORMED');
    if (!link.isFor(said.addressee)) return link.refuse(said.command.id, 'FORBIDDEN');
    await link.act(said.command);
  }

  #closed(): void {
    this.#isClosed = true;
    this.#link?.close();
  }

  /** An error of `ws`, such as a malformed frame; `ws` closes the connection afterwards with a code of its own. */
  #failed(error: Error): void {
    this.#parts.logger.debug({ err: error }, 'a socket failed');
  }
}

const NOT_TEXT: Unpacked = { ok: false, isTooLarge: false };

/**
 * Writes WebSocket frames straight to the connection below `ws`: a frame is made once for all who get it, where `ws` would make one for
 * each. The frames that `ws` writes itself (pings, the close) come between ours, never inside one, since nothing is compressed.
 */
export function channelOf(socket: WebSocket, line: Duplex, codec: Codec): Channel {
  return {
    codec,
    send(messages) {
      if (socket.readyState !== socket.OPEN) return;
      const [first, ...others] = messages.map(({ frame }) => frame);
      if (first !== undefined) line.write(others.length === 0 ? first : Buffer.concat([first, ...others]));
    },
    waiting: () => line.writableLength,
    whenDrained(done) {
      line.once('drain', done);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
