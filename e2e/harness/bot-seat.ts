import { setTimeout as sleep } from 'node:timers/promises';
import { type BotLevel, decide } from '@fracht/bots';
import type { GameAction } from '@fracht/engine';
import { CALLS, type WireGame } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { Follower } from '@fracht/testing/school/follower.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import type { Person } from './school.ts';
import type { RunningServer } from './server.ts';

/** A pause between two decisions, in milliseconds: longer than the server's ACTION_RATE requires. */
const BREATH_MS = 120;

/** A person for whom a bot plays over the socket. */
export type BotSeat = {
  /** The last known state of the game. Throws the reason if the bot has stopped without being told to. */
  readonly game: () => WireGame;
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
  let endedBy: Error | null = null;
  play(line, user, level, () => isPlaying).catch((cause: unknown) => {
    // A bot that rests or leaves has nothing to wait for any more.
    if (isPlaying) endedBy = new Error(`The bot of ${person.email} has ended`, { cause });
  });
  const rest = () => {
    isPlaying = false;
  };
  return {
    game: () => {
      if (endedBy !== null) throw endedBy;
      return line.game;
    },
    rest,
    leave: () => {
      rest();
      socket.close();
    },
  };
}

async function play(line: Line, user: string, level: BotLevel, isPlaying: () => boolean): Promise<void> {
  for (; isPlaying(); await sleep(BREATH_MS)) {
    // An action sent over a lost connection is never answered.
    if (line.lostBy !== null) throw new Error(line.lostBy);
    const action = wanted(line, user, level);
    if (action !== null) await line.act(action);
  }
}

function wanted(line: Line, user: string, level: BotLevel): GameAction | null {
  const view = line.view();
  const status = view.players.find(({ id }) => id === user)?.status;
  if (status === undefined) return null;
  if (status === 'CONNECTED') return { action: 'USER_JOIN' };
  if (view.state !== 'IN_PROGRESS') return null;
  return status === 'JOINED'
    ? { action: 'USER_START' }
    : decide(view, { player: user, level, seed: user, answers: null });
}

/** The bot's socket. */
class Line extends Follower {
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #user: string;
  #sent = 0;

  constructor(socket: WebSocket, id: string, user: string) {
    super();
    this.#socket = socket;
    this.#id = id;
    this.#user = user;
  }

  /** Joins the game; rejects if it is not admitted. */
  open(ticket: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.addEventListener('open', () => this.#say({ game: this.#id, ticket }));
      this.#socket.addEventListener('close', ({ code, reason }) => {
        this.giveUp(`The socket is closed with ${code} ${reason}`);
        reject(new Error(this.lostBy ?? ''));
      });
      this.#socket.addEventListener('message', ({ data }) => {
        this.hear(String(data));
        resolve();
      });
    });
  }

  /** Sends an action, and waits for its answer; rejects if the socket ends before. */
  async act(action: GameAction): Promise<void> {
    const id = `bot-${(this.#sent += 1)}`;
    const answered = this.answerTo(id);
    this.#say({ game: this.#id, player: this.#user, state: { id, ...action } });
    await answered;
  }

  #say(message: object): void {
    this.#socket.send(packed(message));
  }
}
