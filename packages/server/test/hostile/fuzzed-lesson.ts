import { EventEmitter } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import { decide } from '@fracht/bots';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { type GameAction, type PlayerId, viewFor } from '@fracht/engine';
import { packed } from '@fracht/testing/school/codec.ts';
import { asHeard, type Heard } from '@fracht/testing/school/follower.ts';
import { onTestFinished } from 'vitest';
import { isLive, type LiveGame } from '../../src/live/live-game.ts';
import { ActionRates } from '../../src/sockets/action-rates.ts';
import { WebSocketLink } from '../../src/sockets/web-socket-link.ts';
import { storedGame, watchedHttp, type WatchedHttp } from '../secrecy/watched-http.ts';

/** Who plays. */
export const PLAYERS: readonly PlayerId[] = ['s0', 's1', 's2'];
/** Who does not: a student, a lecturer of another school, an admin. */
const OTHERS = { s3: 'STUDENT', lecturer: 'TEACHER', admin: 'ADMIN' } as const;
/** Everybody who tries. */
export const CALLERS: readonly PlayerId[] = [...PLAYERS, ...Object.keys(OTHERS)];
/** A game in each state that a game can be in when somebody acts. */
export const GAMES = ['running', 'paused', 'waiting', 'over'] as const;
export type GameName = (typeof GAMES)[number];

const OFTEN = { critical_per_round: 3, random_per_round: 3, change_per_round: 2 };
/** The real time between two looks of a player, in ms, and how many there are before the clock stops. */
const [LOOK, LOOKS] = [2000, 60];
const ALL_RATE = 1_000_000;
/** What is accepted is answered once it is on the disk, which may take long on a busy machine. */
const ANSWERED_IN_MS = 30_000;

/** The teacher's actions that bring a played game into its state. */
const ENDS: Readonly<Record<GameName, GameAction | null>> = {
  running: null,
  paused: { action: 'STOP_EVENTS' },
  waiting: null,
  over: { action: 'FINISH' },
};

/** What was accepted before, by player and game: its id is taken. */
export type Accepted = { readonly player: PlayerId; readonly game: string; readonly id: string };

export type Lesson = {
  readonly http: WatchedHttp;
  readonly lives: ReadonlyMap<GameName, LiveGame>;
  readonly accepted: readonly Accepted[];
};

/** Four games that were played for a while with everything that can happen in one, and a clock that stands still from then on. */
export async function aFuzzedLesson(): Promise<Lesson> {
  const http = await watchedHttp('PLAYED', PLAYERS, { ACTION_RATE: '1000' });
  for (const [id, type] of Object.entries(OTHERS)) {
    await http.app.person({ id, email: `${id}@szkola.test`, type });
    http.logins.set(id, await http.app.logIn(`${id}@szkola.test`));
  }
  const { storage } = http.app.context;
  const changes = { library: await storage.library.freeze(), settings: { ...DEFAULT_SETTINGS, ...OFTEN } };
  const lives = new Map<GameName, LiveGame>();
  const accepted: Accepted[] = [];
  for (const name of GAMES) {
    await storage.games.add(storedGame(name, `ziarno ${name}`, PLAYERS, changes));
    const live = await http.registry.open(name);
    if (!isLive(live)) throw new Error('no game');
    await live.presence.arrive({ viewer: { player: 'teacher', type: 'TEACHER' } });
    for (const player of PLAYERS) await live.presence.arrive({ viewer: { player, type: 'STUDENT' } });
    lives.set(name, live);
    if (name === 'waiting') continue;
    await played(live, http, accepted);
    const end = ENDS[name];
    if (end !== null) await live.host.act({ player: 'teacher', type: 'TEACHER' }, { id: 'end', action: end }, null);
  }
  return { http, lives, accepted };
}

async function played({ host }: LiveGame, { pass }: WatchedHttp, accepted: Accepted[]): Promise<void> {
  const { game } = host.state.setup;
  let made = 0;
  const act = async (player: PlayerId, action: GameAction): Promise<void> => {
    const [id, type] = [`ok-${(made += 1)}`, player === 'teacher' ? 'TEACHER' : 'STUDENT'] as const;
    const { ok } = await host.act({ player, type }, { id, action }, null);
    if (ok) accepted.push({ player, game, id });
  };
  for (const player of PLAYERS) await act(player, { action: 'USER_JOIN' });
  await act('teacher', { action: 'START' });
  for (let look = 0; look < LOOKS; look += 1) {
    for (const player of PLAYERS) {
      const view = viewFor(host.state, { player, type: 'STUDENT' });
      const action = decide(view, { player, level: 'ordinary', seed: 'fuzz', answers: null });
      if (action !== null) await act(player, action);
    }
    await pass(LOOK);
    await host.idle();
  }
}

/** A player's line into a game, through the real code for web sockets, without a network. */
export class FuzzedLine {
  readonly #socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    close: (code: number) => this.#end(code),
  });
  readonly #heard: Heard[] = [];
  closedWith: number | null = null;

  private constructor({ parts, clock }: WatchedHttp) {
    const channel = {
      codec: 'base64-deflate-raw',
      send: (messages: readonly { readonly bytes: Buffer }[]) => {
        for (const { bytes } of messages) this.#heard.push(asHeard(JSON.parse(unpackedText(bytes))));
      },
      waiting: () => 0,
      whenDrained: (done: () => void) => done(),
      close: (code: number) => this.#end(code),
    } as const;
    const { admit, logger, pulses } = parts;
    const together = new ActionRates(ALL_RATE, clock.now);
    void new WebSocketLink(this.#socket, () => channel, {
      admit,
      logger,
      pulses,
      rate: ALL_RATE,
      together,
      now: clock.now,
    });
  }

  /** Opened by a ticket; null if the player is not admitted. */
  static async open(http: WatchedHttp, player: PlayerId, game: string): Promise<FuzzedLine | null> {
    const { status, text } = await http.ask(player, 'POST', 'server/connect/', { game });
    if (status !== 200) return null;
    const line = new FuzzedLine(http);
    line.say({ game, ticket: JSON.parse(text).payload.ticket });
    await line.#untilSaid(() => line.#heard.some(({ full }) => full === true));
    onTestFinished(() => line.leave());
    return line.closedWith === null ? line : null;
  }

  /** Sends something; gives the answer to this id, or the code with which the line was closed. */
  async ask(id: unknown, message: unknown): Promise<Heard | number> {
    const from = this.#heard.length;
    this.say(message);
    const answer = (): Heard | undefined => this.#heard.slice(from).find(({ re }) => re === id);
    await this.#untilSaid(() => answer() !== undefined);
    return this.closedWith ?? answer() ?? 0;
  }

  say(message: unknown): void {
    this.#socket.emit('message', Buffer.from(packed(message)), false);
  }

  leave(): void {
    this.#socket.emit('close');
  }

  async #untilSaid(isSo: () => boolean): Promise<void> {
    const end = performance.now() + ANSWERED_IN_MS;
    while (!isSo() && this.closedWith === null) {
      if (performance.now() > end) throw new Error('nothing was answered');
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #end(code: number): void {
    this.closedWith ??= code;
  }
}

function unpackedText(bytes: Buffer): string {
  return inflateRawSync(Buffer.from(bytes.toString('latin1'), 'base64')).toString();
}
