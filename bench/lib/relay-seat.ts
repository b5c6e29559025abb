import { once } from 'node:events';
import { WebSocket } from 'ws';
import { bytesOf } from './bytes-of.ts';

/** A change as the game would send it for one booking, in plain JSON. */
const BOOKING = {
  orders: [{ id: 'POZ/1126/0410', player: 'k3v8m2x9q4t7w5n1', car: null, status: 'BOOKED', bookedAt: 41_520 }],
  players: [{ id: 'k3v8m2x9q4t7w5n1', time: 212 }],
};

/** One player's connection to the relay of `relay.ts`. */
export class RelaySeat {
  readonly #socket: WebSocket;
  readonly #room: string;
  readonly #name: string;
  readonly #waiting = new Map<string, { readonly sentAt: number; readonly resolve: (ms: number) => void }>();
  #count = 0;
  #bytes = 0;

  private constructor(socket: WebSocket, room: string, name: string) {
    this.#socket = socket;
    this.#room = room;
    this.#name = name;
    socket.on('message', (data) => this.#hear(bytesOf(data).toString()));
    socket.send(JSON.stringify({ room }));
  }

  static async take(port: number, room: string, name: string): Promise<RelaySeat> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(socket, 'open');
    return new RelaySeat(socket, room, name);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Sends a booking; resolves to the ms until its own copy comes back. */
  send(): Promise<number> {
    this.#count += 1;
    const id = `${this.#name}-${this.#count}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, { sentAt: performance.now(), resolve });
      this.#socket.send(JSON.stringify({ room: this.#room, id, data: BOOKING }));
    });
  }

  leave(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    this.#bytes += text.length;
    const { re }: { readonly re: string } = JSON.parse(text);
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    waiting?.resolve(performance.now() - waiting.sentAt);
  }
}
