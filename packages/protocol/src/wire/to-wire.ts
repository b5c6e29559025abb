import {
  chancesOf,
  findPlayer,
  type GameState,
  gameSpeed,
  gameTotals,
  placeAt,
  roundHeadline,
  roundMedals,
  roundStartsAt,
  roundsOf,
  roundTime,
} from '@fracht/engine';
import { carToWire, offerToWire } from './car.ts';
import type { WireFacts, WireGame } from './game.ts';
import { zloty } from './money.ts';
import { isOrderSent, orderToWire, type WireOrder } from './order.ts';
import { playerToWire } from './player.ts';
import { ledgerToWire, messageToWire } from './records.ts';
import { isMessageSent, type WireExtra, type WireViewer } from './viewer.ts';

/**
 * The whole game as one viewer may see it, as of the state's `now`; `state` may be the game itself or a viewer's copy. Contains nothing
 * hidden: no seed, no unreleased orders, nobody else's ledger, journal and messages. (WIR-1, WIR-2)
 */
export function toWire(state: GameState, viewer: WireViewer, extra: WireExtra): WireGame {
  const own = findPlayer(state, viewer.player);
  return {
    ...factsToWire(state, viewer, extra),
    players: state.players.map((player) => playerToWire(state, player)),
    cars: state.cars.filter(({ gone }) => !gone).map((car) => carToWire(state, car)),
    offers: state.offers.map((offer) => offerToWire(state, offer)),
    orders: byPickWindow(
      state.orders
        .filter((order) => isOrderSent(state, order, viewer))
        .map((order) => orderToWire(state, order, viewer)),
    ),
    messages: state.messages
      .filter((message) => isMessageSent(message, viewer))
      .map((message) => messageToWire(message, extra.messageText)),
    ledger: (own?.ledger ?? []).map(ledgerToWire),
    journal: own?.journal ?? [],
  };
}

/** The fields of the wire that are not lists. */
export function factsToWire(state: GameState, viewer: WireViewer, extra: WireExtra): WireFacts {
  const { setup, pauseReason, round, day, deaths, rankedGroup, hasSituations, now } = state;
  const { group, groupName, randos, breakEndsAt, pace = 1 } = extra;
  const totals = gameTotals(state);
  return {
    group,
    groupName,
    randos,
    breakEndsAt,
    pauseReason,
    round,
    day,
    deaths,
    rankedGroup,
    hasSituations,
    bots: state.bots ?? null,
    now,
    id: setup.game,
    viewer: viewer.player,
    number: setup.number,
    map: setup.world.version,
    rounds: roundsOf(setup),
    leader: setup.leader ?? null,
    state: state.state,
    placeBefore: isBreak(state) ? placeAt(state, viewer.player, roundStartsAt(state)) : null,
    headline: roundHeadline(state),
    medals: roundMedals(state),
    chances: state.state === 'FINISHED' ? chancesOf(state, viewer.player) : null,
    time: roundTime(state),
    speed: gameSpeed(setup),
    unitMs: setup.settings.unit_ms / pace,
    money: zloty(totals.money),
    points: totals.points,
    score: totals.score,
    rulesVersion: setup.rulesVersion ?? null,
    settings: setup.settings,
  };
}

/** Whether the game is in the break after its second or a later round: nobody had a place when the first round began. */
function isBreak({ pauseReason, round }: GameState): boolean {
  return pauseReason === 'ROUND_END' && round > 1;
}

/** Sorts orders by the end of the pick window, then by id. (WIR-3) */
export function byPickWindow(orders: readonly WireOrder[]): readonly WireOrder[] {
  return [...orders].sort((one, other) => {
    if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
    return one.id < other.id ? -1 : 1;
  });
}
