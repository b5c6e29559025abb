import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { CloseReason } from '@fracht/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import { PATIENCE } from '../patience.ts';
import { callerAddress, type IsProxy, addressNetwork } from '../proxies.ts';
import { HeardSilence, LOOK_MS, SentSilence } from './line-silence.ts';
import { isOriginAllowed } from './origin.ts';
import { SilentLines } from './silent-lines.ts';

/**
 * The frames that are sent during silence: a ping, which every client answers automatically, and before it, for clients that asked for it, an empty binary message, since
 * scripts in a browser do not see pings. (SOC-10, SOC-19)
 */
const PING = Buffer.from([0x89, 0]);
const MARK_AND_PING = Buffer.from([0x82, 0, ...PING]);
const FIRST_MESSAGE_MS = 10_000;
/**
 * Limits of the `ws` library on one message. Beyond 256 KiB the connection is cut while the message is still coming in; a complete message
 * over the protocol's own, smaller limits (`CODEC_LIMITS`) is closed with 4413 instead. The fragments of a message and the buffered pieces
 * of the stream are bounded too, since each costs memory far beyond its bytes.
 */
const READING = { maxPayload: 262_144, maxFragments: 64, maxBufferedChunks: 1024 };
/** How many ms the client has to answer a close before the connection is cut; the types of `ws` do not know this option yet. */
const CLOSING = { closeTimeout: 3000 };
const SOCKET_PATH = /^\/socket\/?(?:\?|$)/u;

/** Receives a socket's events from its first message on. */
export type SocketLink = {
  /** Whether the client has identified itself. */
  readonly isAdmitted: boolean;
  /** Whether it asked to be shown that its line is alive. */
  readonly wantsMarks: boolean;
  readonly close: (reason: CloseReason) => void;
};

type SocketDoorParts = {
  /** Begins to listen to a socket; `wire` carries its frames. */
  readonly linkTo: (socket: WebSocket, wire: Duplex) => SocketLink;
  readonly scheduler: Scheduler;
  readonly publicUrl: string;
  readonly isProxy: IsProxy;
};
type SocketLine = {
  readonly link: SocketLink;
  readonly wire: Duplex;
  readonly sent: SentSilence;
  readonly heard: HeardSilence;
  /** Whether it has been sent a mark or a ping yet. */
  isMarked: boolean;
};

/** Accepts WebSockets: on the HTTP port at /socket, and on a port of their own. (CHN-1) */
export class SocketDoor {
  readonly #parts: SocketDoorParts;
  readonly #sockets: WebSocketServer;
  readonly #lines = new Map<WebSocket, SocketLine>();
  readonly #silent = new SilentLines<WebSocket>();
  #look: Due | null = null;
  #own: Server | null = null;
  #isClosed = false;

  constructor(parts: SocketDoorParts) {
    this.#parts = parts;
    this.#sockets = new WebSocketServer({
      ...CLOSING,
      noServer: true,
      perMessageDeflate: false,
      ...READING,
      clientTracking: false,
    });
  }

  /**
   * Answers WebSocket upgrades of the HTTP server at /socket; upgrades at other paths never come here, since `isForSocket` turns them away.
   */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Opens the port for WebSockets alone, where any path will do. Rejects when the port is taken. */
  async listen(port: number, host: string): Promise<number> {
    const server = createServer(PATIENCE, (_request, response) =>
      response.writeHead(426, { upgrade: 'websocket' }).end(),
    );
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.#own = server;
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  }

  /** Stops checking and listening, and closes every line. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#look);
    this.#look = null;
    for (const { link } of this.#lines.values()) link.close('SERVER_STOPS');
    for (const socket of this.#lines.keys()) socket.terminate();
    const own = this.#own;
    if (own === null) return;
    own.closeAllConnections();
    await new Promise((resolve) => own.close(resolve));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isOriginAllowed(request, this.#parts.publicUrl)) return refuse(socket, '403 Forbidden');
    const address = callerAddress(
      request.socket.remoteAddress ?? '',
      request.headers['x-forwarded-for'],
      this.#parts.isProxy,
    );
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, address));
  }

  #welcome(socket: WebSocket, wire: Duplex, address: string): void {
    for (const tooMany of this.#silent.add(socket, addressNetwork(address))) tooMany.terminate();
    const line: SocketLine = {
      link: this.#parts.linkTo(socket, wire),
      wire,
      sent: new SentSilence(() => (wire instanceof Socket ? wire.bytesWritten : 0)),
      heard: new HeardSilence(),
      isMarked: false,
    };
    this.#lines.set(socket, line);
    const { scheduler } = this.#parts;
    const patience = scheduler.after(FIRST_MESSAGE_MS, () => {
      if (!line.link.isAdmitted) line.link.close('HELLO_MISSING');
    });
    socket.once('message', () => this.#silent.remove(socket));
    const hear = (): void => line.heard.hear();
    socket.on('pong', hear);
    socket.on('message', hear);
    socket.on('close', () => {
      scheduler.cancel(patience);
      this.#silent.remove(socket);
      this.#lines.delete(socket);
    });
    this.#lookLater();
  }

  #lookLater(): void {
    if (this.#isClosed || this.#lines.size === 0) return;
    this.#look ??= this.#parts.scheduler.after(LOOK_MS, () => this.#lookAtAll());
  }

  /**
   * One timer for all lines, so that the server wakes up once for them. The next check comes after everything that has arrived meanwhile was
   * read.
   */
  #lookAtAll(): void {
    this.#look = null;
    for (const [socket, line] of this.#lines) lookAt(socket, line);
    setImmediate(() => this.#lookLater());
  }
}

/**
 * Closes a line whose client sends nothing, and writes to one on which nothing was sent for a second. Before its first message a client is sent nothing. (SOC-1)
 */
function lookAt(socket: WebSocket, line: SocketLine): void {
  if (!line.link.isAdmitted || socket.readyState !== socket.OPEN) return;
  const isSilent = line.sent.look();
  const isBehind = line.wire.writableLength > 0;
  const client = line.heard.look(isBehind);
  if (client === 'END') return socket.terminate();
  const { wantsMarks } = line.link;
  const isDue = client === 'ASK' || (wantsMarks && isSilent) || !line.isMarked;
  if (!isDue || isBehind) return;
  line.wire.write(wantsMarks ? MARK_AND_PING : PING);
  line.isMarked = true;
  line.sent.marked();
}

/** Whether a request to the HTTP port asks to become a web socket at the right path. */
export function isForSocket({ url, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && SOCKET_PATH.test(url ?? '');
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
