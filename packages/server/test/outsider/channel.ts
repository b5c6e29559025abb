import { dig, entitiesAt, isFields, misfits, numberAt, textAt, type Fields } from './reading.ts';
import { STATE_MESSAGE } from './shapes.ts';
import { merged, type State } from './wire.ts';

/** How long anything on a channel may take before the test reports what it was waiting for. */
const PATIENCE = 60_000;

/** What a client keeps of a game, over any transport. */
export type Follower = {
  readonly hear: (message: Fields) => void;
  readonly messages: readonly Fields[];
  readonly state: () => State;
  readonly seq: () => number;
  /** How often a gap made this client request a whole state. */
  readonly gaps: () => number;
  /** The first matching message from number `from` on. */
  readonly until: (what: string, fits: (message: Fields) => boolean, from?: number) => Promise<Fields>;
  /** Waits until the kept state matches. */
  readonly untilState: (what: string, fits: (state: State) => boolean) => Promise<State>;
};

/** Follows a game as a client that merges changes does (CHG-2); `resync` is called when a gap is found. */
export function follower(resync: () => void): Follower {
  const messages: Fields[] = [];
  const waiting = new Set<() => void>();
  let state: State | undefined;
  let seq = 0;
  let gaps = 0;
  let asked = false;

  const hear = (message: Fields) => {
    messages.push(message);
    if (isFields(message.state)) take(message, message.state);
    else if (typeof message.seq === 'number' && message.ok === true) seq = Math.max(seq, message.seq);
    for (const look of waiting) look();
  };
  const take = (message: Fields, change: Fields) => {
    const wrong = misfits(message, STATE_MESSAGE);
    if (wrong.length > 0) throw new Error(`a message of another shape: ${wrong.join(', ')}`);
    const number = numberAt(message, 'seq');
    if (message.full === true) {
      state = { ...change };
      seq = number;
      asked = false;
      return;
    }
    if (state === undefined) throw new Error('a change came before the whole state');
    if (number !== seq + 1) {
      gaps += 1;
      if (!asked) resync();
      asked = true;
      return;
    }
    state = merged(state, change);
    seq = number;
  };
  const until = <T>(what: string, look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(attempt);
        reject(
          new Error(`${what} did not come; the last messages: ${JSON.stringify(messages.slice(-3)).slice(0, 900)}`),
        );
      }, PATIENCE);
      const attempt = () => {
        const found = look();
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(attempt);
        resolve(found);
      };
      waiting.add(attempt);
      attempt();
    });
  const kept = () => {
    if (state === undefined) throw new Error('no state has come yet');
    return state;
  };
  return {
    hear,
    messages,
    state: kept,
    seq: () => seq,
    gaps: () => gaps,
    until: (what, fits, from = 0) => until(what, () => messages.slice(from).find(fits)),
    untilState: (what, fits) => until(what, () => (state !== undefined && fits(state) ? state : undefined)),
  };
}

let actions = 0;

/** A client-made unique id. */
export function actionId(): string {
  actions += 1;
  return `outsider-${process.pid}-${Date.now().toString(36)}-${actions}`;
}

/** The cars, orders and so on of the kept state. */
export function inGame(state: unknown, list: 'cars' | 'orders' | 'offers' | 'messages'): readonly Fields[] {
  return entitiesAt(state, list);
}

export function orderOf(state: unknown, id: string): Fields | undefined {
  return inGame(state, 'orders').find((order) => order.id === id);
}

export function carOf(state: unknown, id: unknown): Fields | undefined {
  return inGame(state, 'cars').find((car) => car.id === id);
}

/** The status of one player in the kept state, found by the user's id. */
export function statusOf(state: unknown, user: unknown): string {
  const players = entitiesAt(state, 'players');
  return textAt(
    players.find((player) => dig(player, 'user', 'id') === user),
    'status',
  );
}
