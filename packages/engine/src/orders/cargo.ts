import type { CarType } from '../car-types.ts';
import { type Dice, diceFrom } from '../dice.ts';
import { keyedRandom } from '../keyed-draw.ts';
import type { CargoTrait } from '../cargo-traits.ts';
import type { OrderCargo } from '../order-state.ts';
import { hasChange } from '../rules-version.ts';
import type { GameSetup, Order } from '../state.ts';
import { HEAVY_KG, findGoods, goodsMayBe } from '../world/lookup.ts';
import type { Goods, GoodsSpan, World } from '../world/world.ts';

/** How many times as often a city's own goods are loaded there as goods that are loaded anywhere. */
const LOCAL = 3;
/** Masses are whole hundreds of kilograms, values whole thousands of złotys. */
const KG_STEP = 100;
const VALUE_STEP = 100_000;
const WIDTH_STEP = 5;

/**
 * What an order carries: goods that its type can carry and that are loaded in its city, with mass, size and value. Depends only on seed, order and
 * type and does not affect any other draw; the month in an order's id plays no part. Undefined where the game's rules have no cargo. (CGO-1, CGO-2,
 * WLD-8)
 */
export function cargoFor(
  setup: GameSetup,
  order: Pick<Order, 'id' | 'base'>,
  type: CarType,
  trait: CargoTrait | null = null,
): OrderCargo | undefined {
  if (!hasChange(setup, 'ORDERS_HAVE_CARGO')) return undefined;
  const dice = diceFor(setup, order, type);
  const [first, ...others] = goodsAt(setup.world, order.base, type, trait);
  return first === undefined ? undefined : amountOf(dice.pick([first, ...others]), type, dice);
}

/**
 * The cargo of an order that from now on requires another type of car: the same goods if that type carries them, otherwise others.
 * (CGO-3)
 */
export function cargoOnOther(
  setup: GameSetup,
  order: Pick<Order, 'id' | 'base' | 'cargo'>,
  type: CarType,
): OrderCargo | undefined {
  const goods = order.cargo === undefined ? undefined : findGoods(setup.world, order.cargo.goods);
  if (order.cargo === undefined || goods?.types.includes(type) !== true) return cargoFor(setup, order, type);
  return { ...order.cargo, width: widthOf(goods, type, diceFor(setup, order, type)) };
}

/** Whether a cargo has a trait. (CGO-4) */
export function cargoIs(world: World, cargo: OrderCargo, trait: CargoTrait): boolean {
  if (trait === 'HEAVY') return cargo.kg >= HEAVY_KG;
  return findGoods(world, cargo.goods)?.traits.includes(trait) ?? false;
}

/** The goods that may be loaded for a type in a city; the city's own goods are listed several times. */
function goodsAt(world: World, base: number, type: CarType, trait: CargoTrait | null): readonly Goods[] {
  const carried = world.goods.filter((goods) => goods.types.includes(type) && goodsMayBe(goods, trait));
  const loaded = carried.flatMap((goods) => {
    if (goods.from === null) return [goods];
    return goods.from.includes(base) ? Array.from({ length: LOCAL }, () => goods) : [];
  });
  return loaded.length > 0 ? loaded : carried;
}

function amountOf(goods: Goods, type: CarType, dice: Dice): OrderCargo {
  const { loading } = goods;
  const pallets = 'pallets' in loading ? between(dice, loading.pallets) : null;
  const decimetres = 'pallets' in loading || loading.decimetres === null ? null : between(dice, loading.decimetres);
  const mass = 'pallets' in loading ? (pallets ?? 0) * between(dice, loading.kgEach) : between(dice, loading.kg);
  const kg = Math.floor(mass / KG_STEP) * KG_STEP;
  const value = Math.floor((kg * between(dice, goods.worth)) / VALUE_STEP) * VALUE_STEP;
  const width = widthOf(goods, type, dice);
  return { goods: goods.id, kg, pallets, decimetres, width, value: Math.max(VALUE_STEP, value) };
}

/** The width of goods on an oversize car, in steps of 5 cm. */
function widthOf({ width }: Goods, type: CarType, dice: Dice): number | null {
  return type === 'PG' && width !== null ? Math.floor(between(dice, width) / WIDTH_STEP) * WIDTH_STEP : null;
}

function between(dice: Dice, [least, most]: GoodsSpan): number {
  return least + dice.below(most - least + 1);
}

/**
 * Dice for an order's cargo: they use the city and the number from its id, not the month, so that the same seed gives the same cargo in every month.
 */
function diceFor({ seed }: GameSetup, { id }: Pick<Order, 'id'>, type: CarType): Dice {
  const [city = '', , number = ''] = id.split('/');
  return diceFrom(keyedRandom(seed, 'CARGO', [city, number, type]));
}
