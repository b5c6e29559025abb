import {
  type GameAction,
  type GameSeconds,
  type GameState,
  type Player,
  type PlayerId,
  type Seconds,
  findPlayer,
} from '@fracht/engine';
import { manageOwn } from './decide.ts';
import { traitsOf } from './levels.ts';
import { type BotView, lookAtHeld } from './look.ts';
import { botLuckBelow } from './luck.ts';
import { Memory } from './memory.ts';
import { type Choice, choiceOf } from './pick-car.ts';
import type { BotSeat } from './seat.ts';
import { bookOneOf, hasJustBooked, mayBook } from './steps/book-orders.ts';
import { isHeldBack } from './steps/held-back.ts';
import { restDrivers } from './steps/rest-drivers.ts';
import { returnCars } from './steps/return-cars.ts';
import { takePart } from './steps/take-part.ts';
import { Watch } from './watch.ts';

/** A bot in a running game. It remembers what it has looked at, to save work; its decisions depend only on the state, its seat and its seed. */
export type Bot = {
  /** The next action, or null if there is nothing to do. Call it again after each action until it returns null. */
  readonly decide: (state: GameState) => GameAction | null;
  /**
   * The game time at which it wants to look at the game next, because it may find something to do; null: not before something changes.
   * Call it after every change and every look, with the states of one game in order. It costs next to nothing if nothing has changed for
   * this bot.
   */
  readonly wakesAt: (state: GameState) => GameSeconds | null;
};

/**
 * A bot for one seat of one game, from any moment on, even in the place of a person who played until then. Bots of one game may share a watch,
 * so that each change is detected once for all of them.
 */
export function playerOf(seat: BotSeat, watch: Watch = new Watch()): Bot {
  const holding = watch.holding(seat.player);
  const memory = new Memory(watch, holding);
  const { looksEvery } = traitsOf(seat.level);
  const firstLook = botLuckBelow(seat, 'looks', [], looksEvery);
  let lookedAt = -1;
  let promised: GameSeconds | null = null;
  let place = 0;
  const meIn = (state: GameState): Player | null => {
    if (state.players[place]?.id !== seat.player) place = state.players.findIndex(({ id }) => id === seat.player);
    return state.players[place] ?? null;
  };
  return {
    decide(state) {
      const me = meIn(state);
      if (me === null) return null;
      lookedAt = state.now;
      promised = null;
      const joining = takePart({ state, me });
      if (joining !== null || state.state !== 'IN_PROGRESS' || me.status !== 'PLAYING') return joining;
      watch.see(state);
      const dueAt = memory.dueAt(state.now);
      if (dueAt === null || dueAt > state.now) return null;
      // It has no memory of a place that it only looks after: the drivers' hours may require a rest no matter what has changed.
      if (seat.tends === true) return restDrivers(lookAtHeld(state, me, seat, holding));
      const settled = memory.settled(state);
      const look = settled?.look ?? lookAtHeld(state, me, seat, holding);
      const own = settled === null ? manageOwn(look) : null;
      if (own !== null) return own;
      // While held back it has evaluated nothing that it could remember: it looks again at its next turn.
      if (isHeldBack(look)) return returnCars(look);
      const choice = settled === null ? choiceIn(look) : settled.choice;
      const booking = choice === null ? null : bookOneOf(look, choice, memory.worthALook(state, choice));
      const action = booking ?? returnCars(look);
      // After a booking the other orders have not been evaluated yet: that is left to the next turn.
      if (action === null && !hasJustBooked(look)) memory.remember(look, choice);
      return action;
    },
    wakesAt(state) {
      // Changes cannot make it look before its next turn, so a turn that is less than one interval away remains valid.
      if (promised !== null && state.state === 'IN_PROGRESS' && promised - state.now < looksEvery) return promised;
      const me = meIn(state);
      if (me === null) return null;
      const joins = takePart({ state, me }) !== null;
      if (state.state !== 'IN_PROGRESS') return joins ? state.now : null;
      if (!joins && me.status !== 'PLAYING') return null;
      watch.see(state);
      const dueAt = joins ? state.now : memory.dueAt(state.now);
      if (dueAt === null) return null;
      const turn = turnAfter(Math.max(dueAt, lookedAt + 1), firstLook, looksEvery);
      promised = Math.min(promised ?? turn, turn);
      return promised;
    },
  };
}

/** The cars with which the bot could book; null: it may book nothing now. */
function choiceIn(look: BotView): Choice | null {
  return mayBook(look) ? choiceOf(look) : null;
}

/** A player who joins and then does nothing. */
export function idlerOf(player: PlayerId): Bot {
  const decide = (state: GameState): GameAction | null => {
    const me = findPlayer(state, player);
    return me === null ? null : takePart({ state, me });
  };
  return { decide, wakesAt: (state) => (decide(state) === null ? null : state.now) };
}

/** The first moment at or after `moment` in the sequence `first`, `first + every`, ... */
function turnAfter(moment: GameSeconds, first: GameSeconds, every: Seconds): GameSeconds {
  return first + Math.max(0, Math.ceil((moment - first) / every)) * every;
}
