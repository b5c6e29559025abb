import { type Bot, playerOf, playGame, type BotLevel } from '@fracht/bots';
import { DEFAULT_SETTINGS, messageText, world } from '@fracht/content';
import {
  advance,
  applyAction,
  EMPTY_LIBRARY,
  newGame,
  roundSeconds,
  RULES_VERSION,
  runEntry,
  viewFor,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type PlayerId,
} from '@fracht/engine';
import { gameActionSchema, toWire, wireDelta, withoutId, type WireExtra } from '@fracht/protocol';
import type { Doors } from '../client/doors.ts';
import { readMessage } from '../client/server-message.ts';
import type { Transport, TransportEvents } from '../client/transport.ts';
import type { GameViewer } from '../store/game-store.ts';
import { PEOPLE, DEV_TEACHER } from './people.ts';

/** The start of a development game: how many players, and how far bots have played it. */
export type LocalSetup = {
  readonly id: string;
  readonly players: number;
  readonly at: GameSeconds;
  readonly seed: string;
  readonly unitMs: number;
  readonly idle: GameSeconds;
};

/**
 * Parses an id `dev-{players}-{game minutes}-{unit_ms}-{idle minutes}`, such as dev-12-1330-1000-90. For the last idle minutes the viewer's bot does nothing,
 * so that the viewer finds something to do.
 */
export function localSetup(id: string): LocalSetup {
  const [, players = 6, minutes = 1330, unitMs = 1000, idle = 90] = id.split('-').map(Number);
  return { id, players, at: minutes * 60, seed: 'workshop', unitMs, idle: idle * 60 };
}

const DAY = '2026-11-21';
const LEVEL: BotLevel = 'ordinary';
const TICK_MS = 250;

/** A development game that runs in this page without a server; bots play the other seats. */
export function localDoors(local: LocalSetup, viewer: GameViewer): Doors {
  return localDoorsFrom(stateAt(local), viewer);
}

/** A game that runs in this page, starting from a given state. */
export function localDoorsFrom(state: GameState, viewer: GameViewer): Doors {
  return {
    game: state.setup.game,
    invite: async () => ({ ok: true, ticket: 'local', sockets: ['local'] }),
    isThere: async () => true,
    leave: async () => undefined,
    openSocket: (_url, _ticket, events) => new LocalHost(state, viewer, events),
    openStream: (_ticket, events) => new LocalHost(state, viewer, events),
  };
}

class LocalHost implements Transport {
  readonly channel = 'SOCKET';
  readonly #viewer: GameViewer;
  readonly #events: TransportEvents;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #started = Date.now();
  readonly #from: GameSeconds;
  readonly #rate: number;
  readonly #bots: ReadonlyMap<PlayerId, Bot>;
  #state: GameState;
  #seq = 1;

  constructor(state: GameState, viewer: GameViewer, events: TransportEvents) {
    this.#viewer = viewer;
    this.#events = events;
    this.#state = state;
    this.#from = state.now;
    this.#rate = 60 / state.setup.settings.unit_ms;
    this.#bots = botsBeside(viewer.player, state.setup.seed);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    setTimeout(() => this.#whole(), 0);
  }

  send(message: unknown): void {
    const { state } = readMessage(message);
    const sent = gameActionSchema.parse(state);
    this.#advance();
    const before = this.#state;
    const result = applyAction(before, withoutId(sent), { ...this.#viewer, day: DAY });
    if (!result.ok) {
      setTimeout(() => this.#events.message({ re: sent.id, ok: false, code: result.error, message: result.error }), 80);
      return;
    }
    this.#state = result.value;
    setTimeout(() => this.#change(before, { re: sent.id, ok: true, player: this.#viewer.player }), 80);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #whole(): void {
    const state = toWire(viewFor(this.#state, this.#viewer), this.#viewer, EXTRA);
    this.#events.message({ game: 'dev', player: null, state, seq: this.#seq, serverTime: Date.now(), full: true });
  }

  #tick(): void {
    const before = this.#state;
    this.#advance();
    for (const [id, bot] of this.#bots) this.#think(id, bot);
    if (this.#state !== before) this.#change(before, { player: null });
  }

  #think(id: PlayerId, bot: Bot): void {
    const wakesAt = bot.wakesAt(this.#state);
    if (wakesAt === null || wakesAt > this.#state.now) return;
    const actor = { player: id, type: 'STUDENT', day: DAY } as const;
    const action = bot.decide(this.#state);
    const result = action === null ? null : applyAction(this.#state, action, actor);
    if (result?.ok === true) this.#state = result.value;
  }

  #advance(): void {
    const now = Math.floor(this.#from + (Date.now() - this.#started) * this.#rate);
    this.#state = advance(this.#state, Math.max(this.#state.now, now));
  }

  #change(before: GameState, rest: object): void {
    this.#seq += 1;
    const state = wireDelta(before, this.#state, this.#viewer, EXTRA);
    this.#events.message({ game: 'dev', state, seq: this.#seq, serverTime: Date.now(), full: false, ...rest });
  }
}

function botsBeside(viewer: PlayerId, seed: string): ReadonlyMap<PlayerId, Bot> {
  const others = PEOPLE.filter(({ id }) => id !== viewer);
  return new Map(others.map(({ id }) => [id, playerOf({ player: id, level: LEVEL, seed, answers: null })]));
}

const EXTRA: WireExtra = {
  group: 'g1',
  groupName: 'Logistyka 2A',
  randos: false,
  breakEndsAt: null,
  messageText,
};

/** A game that bots have played up to a moment; at 0 one that waits for its start. */
function stateAt({ id, players, at, seed, unitMs, idle }: LocalSetup): GameState {
  const setup: GameSetup = {
    game: id,
    seed,
    number: 1,
    settings: { ...DEFAULT_SETTINGS, unit_ms: unitMs },
    world,
    library: EMPTY_LIBRARY,
    rulesVersion: RULES_VERSION,
  };
  const seats = PEOPLE.slice(0, players).map((user) => ({ user, level: LEVEL }));
  let state = newGame(setup);
  const { log } = playGame(setup, DEV_TEACHER, seats, DAY);
  for (const entry of log) {
    if (entry.at > at || (at === 0 && entry.action.action === 'START')) break;
    if (entry.player === PEOPLE[0]?.id && entry.at > at - idle) continue;
    const result = runEntry(state, entry);
    if (result.ok) state = result.value;
  }
  return advance(state, Math.min(at, 4 * roundSeconds(setup)));
}
