import { cargoText } from '@fracht/content';
import { findGoods, type Order, type OrderCargo, type World } from '@fracht/engine';
import { formatShort, formatWholeZloty } from '@fracht/kit/format.ts';

/** A cargo in one line: its size, its mass, and its goods with the UN number and the temperature if they have one. */
export type WordedCargo = Pick<OrderCargo, 'kg' | 'pallets' | 'decimetres' | 'width'> & {
  readonly name: string;
  readonly celsius: number | null;
  readonly un: string | null;
};

/** "33 palety · 22 t · szkło"; null in a game whose orders have no particular cargo. (ORL-12) */
export function cargoLine(world: World, { cargo }: Pick<Order, 'cargo'>): string | null {
  const goods = cargo === undefined ? undefined : findGoods(world, cargo.goods);
  if (cargo === undefined || goods === undefined) return null;
  return wordsOfCargo({ ...cargo, name: goods.name, celsius: goods.celsius, un: goods.adr?.un ?? null });
}

/** "33 palety · 22 t · szkło", for a cargo without its game. (CDB-12) */
export function wordsOfCargo(cargo: WordedCargo): string {
  const parts = [sizeWords(cargo), massWords(cargo), goodsName(cargo)];
  return parts.filter((part) => part !== null).join(cargoText.dot);
}

/** All that is known of an order's cargo, each with its name; none in a game without cargoes. (SHP-9) */
export function cargoFacts(
  world: World,
  { cargo }: Pick<Order, 'cargo'>,
): readonly (readonly [name: string, value: string])[] {
  const goods = cargo === undefined ? undefined : findGoods(world, cargo.goods);
  if (cargo === undefined || goods === undefined) return [];
  const { facts } = cargoText;
  const { adr, celsius } = goods;
  const rows: readonly (readonly [string, string | null])[] = [
    [facts.goods, goods.name],
    [facts.un, adr?.un ?? null],
    [facts.class, adr?.class ?? null],
    [facts.group, adr?.group ?? null],
    [facts.hazard, adr?.hazard ?? null],
    [facts.celsius, celsius === null ? null : degrees(celsius)],
    [facts.mass, massWords(cargo)],
    [facts.pallets, cargo.pallets === null ? null : String(cargo.pallets)],
    [facts.metres, cargo.decimetres === null ? null : formatShort(cargo.decimetres / 10)],
    [facts.width, cargo.width === null ? null : cargoText.size(formatShort(cargo.width / 100))],
    [facts.value, formatWholeZloty(cargo.value / 100)],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

function sizeWords({ un, pallets, decimetres, width }: WordedCargo): string | null {
  if (un !== null) return cargoText.un(un);
  if (width !== null) return cargoText.wide(formatShort(width / 100));
  if (pallets !== null) return cargoText.pallets(pallets);
  return decimetres === null ? null : cargoText.metres(formatShort(decimetres / 10));
}

function massWords({ kg }: Pick<OrderCargo, 'kg'>): string {
  return cargoText.mass(formatShort(kg / 1000));
}

function goodsName({ name, celsius }: WordedCargo): string {
  return celsius === null ? name : cargoText.kept(name, degrees(celsius));
}

function degrees(celsius: number): string {
  return cargoText.degrees(celsius > 0 ? `+${formatShort(celsius)}` : formatShort(celsius));
}
