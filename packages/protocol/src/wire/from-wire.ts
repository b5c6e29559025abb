import {
  type CarOffer,
  EMPTY_LIBRARY,
  type GameSetup,
  type GameState,
  type Message,
  NO_TIMERS,
  type Player,
  type World,
  placesById,
} from '@fracht/engine';
import { carFromWire, type WireOffer } from './car.ts';
import type { WireGame } from './game.ts';
import { orderFromWire } from './order.ts';
import { playerFromWire, type WirePlayer } from './player.ts';
import { ledgerFromWire, messageFromWire, type WireMessage } from './records.ts';

/**
 * The engine's state, restored from a viewer's wire, so that selectors, `checkAction` and planning work on it. What a viewer may not
 * know is blank: seed, generator, timers, library. An entry that is the same object in two wires becomes the same object in both states.
 * (WIR-8)
 */
export function fromWire(wire: WireGame, world: World): GameState {
  const { day, now, state, pauseReason, round, deaths, rankedGroup, hasSituations } = wire;
  const cars = wire.cars.map(carOf);
  const orders = wire.orders.map(orderOf);
  return {
    day,
    now,
    state,
    pauseReason,
    round,
    deaths,
    rankedGroup,
    hasSituations,
    strikes: [],
    setup: setupOf(wire, world),
    random: [0, 0, 0, 0],
    players: wire.players.map((player) => playerOf(wire, player)),
    cars,
    carIndex: placesById(cars),
    offers: wire.offers.map(offerOf),
    orders,
    orderIndex: placesById(orders),
    messages: wire.messages.map(messageOf),
    messageCount: wire.messages.at(-1)?.id ?? 0,
    timers: NO_TIMERS,
    ...(wire.bots === null ? {} : { bots: wire.bots }),
  };
}

const carOf = once(carFromWire);
const orderOf = once(orderFromWire);
const messageOf = once<WireMessage, Message>(messageFromWire);
const offerOf = once<WireOffer, CarOffer>(({ id, type, base }) => ({ id, type, base }));

/** Memoizes a function by its argument, for as long as the argument lives. */
function once<Wire extends object, Made>(make: (wire: Wire) => Made): (wire: Wire) => Made {
  const known = new WeakMap<Wire, { readonly made: Made }>();
  return (wire) => {
    const found = known.get(wire) ?? { made: make(wire) };
    known.set(wire, found);
    return found.made;
  };
}

const SETUPS = new WeakMap<WireGame['settings'], GameSetup>();

function setupOf({ id, number, settings, rulesVersion, rounds, leader }: WireGame, world: World): GameSetup {
  const known = SETUPS.get(settings);
  const version = rulesVersion === null ? {} : { rulesVersion };
  const isSame = known?.world === world && known.game === id && known.rounds === rounds && known.leader === leader;
  if (known !== undefined && isSame && known.rulesVersion === version.rulesVersion) return known;
  const library = EMPTY_LIBRARY;
  const setup: GameSetup = { game: id, seed: '', number, settings, world, library, rounds, leader, ...version };
  SETUPS.set(settings, setup);
  return setup;
}

type KnownPlayer = Pick<WireGame, 'ledger' | 'journal'> & { readonly player: Player };
const PLAYERS = new WeakMap<WirePlayer, KnownPlayer>();

function playerOf({ viewer, ledger, journal }: WireGame, wire: WirePlayer): Player {
  const known = PLAYERS.get(wire);
  const isOwn = wire.id === viewer;
  if (known !== undefined && (!isOwn || (known.ledger === ledger && known.journal === journal))) return known.player;
  const bare = playerFromWire(wire);
  const player = isOwn ? { ...bare, ledger: ledger.map((entry) => ledgerFromWire(viewer, entry)), journal } : bare;
  PLAYERS.set(wire, { ledger, journal, player });
  return player;
}
