import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BotLevel, decide } from '@fracht/bots';
import { world } from '@fracht/content';
import type { GameAction, GameState } from '@fracht/engine';
import { CALLS, fromWire, mergeWire, wireDeltaSchema, wireGameSchema, type WireGame } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import type { Person } from './school.ts';
import type { RunningServer } from './server.ts';

/** A breath between two decisions, in milliseconds: slower than the server's ACTION_RATE allows. */
const BREATH_MS = 120;

/** A person whose part a bot plays over the socket. */
export type BotSeat = {
  readonly game: () => WireGame | null;
  /** Stops deciding; the seat stays in the game. */
  readonly rest: () => void;
  readonly leave: () => void;
};

/** Logs a person in, joins the game and lets a bot of this level play. */
export async function seatBot(server: RunningServer, person: Person, game: string, level: BotLevel): Promise<BotSeat> {
  const api = await new ApiClient(server.url).logIn(person.email, person.password);
  const { id: user } = await api.call(CALLS.userData, {});
  const { ticket } = await api.call(CALLS.connect, { body: { game } });
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
  const line = new Line(socket, game, user);
  await line.open(ticket);
  let isPlaying = true;
  void play(line, user, level, () => isPlaying);
  const rest = () => {
    isPlaying = false;
  };
  return {
    game: () => line.game,
    rest,
    leave: () => {
      rest();
      socket.close();
    },
  };
}

async function play(line: Line, user: string, level: BotLevel, isPlaying: () => boolean): Promise<void> {
  for (; isPlaying(); await sleep(BREATH_MS)) {
    const action = wanted(line, user, level);
    if (action !== null) await line.act(action);
  }
}

function wanted(line: Line, user: string, level: BotLevel): GameAction | null {
  const view = line.view();
  const status = view?.players.find(({ id }) => id === user)?.status;
  if (view === null || status === undefined) return null;
  if (status === 'CONNECTED') return { action: 'USER_JOIN' };
  if (view.state !== 'IN_PROGRESS') return null;
  return status === 'JOINED'
    ? { action: 'USER_START' }
    : decide(view, { player: user, level, seed: user, answers: null });
}

/** The socket, and the game as its messages tell it. */
class Line {
  game: WireGame | null = null;
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #user: string;
  readonly #answers = new Map<string, () => void>();
  #sent = 0;
  #serverTime = Date.now();

  constructor(socket: WebSocket, id: string, user: string) {
    this.#socket = socket;
    this.#id = id;
    this.#user = user;
  }

  open(ticket: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.addEventListener('open', () => this.#say({ game: this.#id, ticket }));
      this.#socket.addEventListener('error', () => reject(new Error('The socket does not open')));
      this.#socket.addEventListener('message', ({ data }) => {
        this.#hear(String(data));
        resolve();
      });
    });
  }

  act(action: GameAction): Promise<void> {
    const id = `bot-${(this.#sent += 1)}`;
    const answered = new Promise<void>((resolve) => this.#answers.set(id, resolve));
    this.#say({ game: this.#id, player: this.#user, state: { id, ...action } });
    return answered;
  }

  /** The engine's view of this moment. */
  view(): GameState | null {
    if (this.game === null) return null;
    const view = fromWire(this.game, world);
    if (view.state !== 'IN_PROGRESS') return view;
    const since = Math.max(0, Date.now() - this.#serverTime);
    return { ...view, now: view.now + Math.floor((since * 60 * this.game.speed) / this.game.unitMs) };
  }

  #say(message: object): void {
    this.#socket.send(deflateRawSync(JSON.stringify(message)).toString('base64'));
  }

  #hear(text: string): void {
    const message: Heard = JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString());
    this.#serverTime = message.serverTime ?? this.#serverTime;
    if (message.full === true) this.game = wireGameSchema.parse(message.state);
    else if (message.state !== undefined && this.game !== null) {
      this.game = mergeWire(this.game, wireDeltaSchema.parse(message.state));
    }
    if (message.re !== undefined) this.#answers.get(message.re)?.();
  }
}

type Heard = {
  readonly full?: boolean;
  readonly state?: unknown;
  readonly serverTime?: number;
  readonly re?: string;
};
