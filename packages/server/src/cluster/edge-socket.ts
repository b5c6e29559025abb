import type { Duplex } from 'node:stream';
import { type CloseReason, CODEC_LIMITS, DEFAULT_CODEC, type HelloMessage } from '@fracht/protocol';
import type { RawData, WebSocket } from 'ws';
import { readHello } from '../sockets/client-messages.ts';
import type { FarLine } from '../rooms/channel.ts';
import { closeFor } from '../rooms/close.ts';
import { packedText, unpack } from '../rooms/codec.ts';
import type { SocketLink } from '../sockets/socket-door.ts';
import { hashToken } from '../ids.ts';
import { isStorageAway } from '../storage/storage-away.ts';
import { TokenBucket } from '../sockets/token-bucket.ts';
import { channelOf, type LinkParts, WebSocketLink } from '../sockets/web-socket-link.ts';
import type { EdgeLines } from './edge-lines.ts';

type Said = { readonly data: RawData; readonly isBinary: boolean };

/** Messages that a client may send while the owner is looked for. */
const MOST_EARLY = 50;

type EdgeSocketParts = {
  readonly lines: EdgeLines;
  readonly link: LinkParts;
};

/**
 * A client's web socket at one of several processes. Its first message names the game, and so decides who handles it from then on: this
 * process, or the other one that owns the game.
 */
export class EdgeSocket implements SocketLink {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #parts: EdgeSocketParts;
  readonly #bucket: TokenBucket;
  readonly #hear = (data: RawData, isBinary: boolean): void => this.#receive({ data, isBinary });
  readonly #early: Said[] = [];
  #here: WebSocketLink | null = null;
  #far: FarLine | null = null;
  #isAsking = false;
  #wantsMarks = false;
  #isClosed = false;

  constructor(socket: WebSocket, wire: Duplex, parts: EdgeSocketParts) {
    this.#socket = socket;
    this.#wire = wire;
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.link.rate, parts.link.now);
    socket.on('message', this.#hear);
    socket.on('close', () => this.#gone());
    socket.on('error', (error) => parts.link.logger.debug({ err: error }, 'a socket failed'));
  }

  get isAdmitted(): boolean {
    return this.#far !== null || this.#here?.isAdmitted === true;
  }

  get wantsMarks(): boolean {
    return this.#wantsMarks;
  }

  close(reason: CloseReason): void {
    if (this.#here !== null) return this.#here.close(reason);
    if (!this.#isClosed) closeFor(this.#socket, reason);
    this.#gone();
  }

  #receive(said: Said): void {
    if (this.#isClosed) return;
    if (!this.#bucket.take()) return this.close('TOO_MANY');
    if (this.#far !== null) return this.#say(this.#far, said);
    this.#early.push(said);
    if (this.#early.length > MOST_EARLY) return this.close('TOO_MANY');
    if (!this.#isAsking) this.#find(said).catch((error: unknown) => this.#broke(error));
    this.#isAsking = true;
  }

  async #find({ data, isBinary }: Said): Promise<void> {
    if (isBinary || !Buffer.isBuffer(data)) return this.close('MALFORMED');
    const text = data.toString();
    const unpacked = unpack(text);
    if (!unpacked.ok) return this.close(unpacked.isTooLarge ? 'TOO_LARGE' : 'MALFORMED');
    const hello = readHello(unpacked.value);
    if (hello === null) return this.close('MALFORMED');
    const { game, ticket } = hello;
    this.#wantsMarks = hello.alive === true;
    const wish = { kind: 'SOCKET', game, hello: withoutBearer(hello), hasTicket: ticket !== undefined } as const;
    const led = await this.#parts.lines.open(wish);
    if (this.#isClosed) return led.to === 'OWNER' ? led.line.gone() : undefined;
    if (led.to === 'NOBODY') return this.close(led.close);
    if (led.to === 'HERE') return this.#talkHere();
    this.#far = led.line;
    led.line.attach(channelOf(this.#socket, this.#wire, DEFAULT_CODEC));
    for (const said of this.#early.splice(1)) this.#say(led.line, said);
  }

  /** Hands the socket over to a local handler, which gets its messages from the first one on. */
  #talkHere(): void {
    this.#socket.off('message', this.#hear);
    this.#here = new WebSocketLink(
      this.#socket,
      (codec) => channelOf(this.#socket, this.#wire, codec),
      this.#parts.link,
    );
    for (const { data, isBinary } of this.#early.splice(0)) this.#socket.emit('message', data, isBinary);
  }

  #say(line: FarLine, { data, isBinary }: Said): void {
    const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
    // The owner closes the line for a message that is too long; far longer ones are not even forwarded.
    if (bytes.length > CODEC_LIMITS.clientPlain * 2) return this.close('TOO_LARGE');
    line.say(bytes, isBinary);
  }

  #broke(error: unknown): void {
    this.#parts.link.logger.error({ err: error }, 'the owner of a game could not be asked');
    this.close(isStorageAway(error) ? 'STORAGE_AWAY' : 'INTERNAL');
  }

  #gone(): void {
    this.#isClosed = true;
    this.#far?.gone();
  }
}

/** A first message as it goes to another process: with the hash of its bearer, which logs nobody in. (CLU-8) */
function withoutBearer(hello: HelloMessage): string {
  const told = hello.bearer === undefined ? hello : { ...hello, bearer: hashToken(hello.bearer) };
  return packedText(JSON.stringify(told));
}
