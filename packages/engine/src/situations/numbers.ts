import { type Luck, luckRandom } from '../luck.ts';
import { below } from '../random.ts';
import type { GameState, IncidentNumbers, OpenSituation, OrderCargo } from '../state.ts';
import { findGoods } from '../world/lookup.ts';
import type { Goods, World } from '../world/world.ts';

/** Draws the numbers of an incident. The phone's area code does not exist. (SIT-8) */
export function drawNumbers(state: GameState, luck: Luck): readonly [IncidentNumbers, GameState] {
  const [random, withRandom] = luckRandom(state, luck);
  const [pick, first] = below(random, 1_000_000);
  const [deliver, second] = below(first, 1_000_000);
  const [claim, third] = below(second, 1_000_000);
  const [report, fourth] = below(third, 10_000);
  const numbers: IncidentNumbers = {
    pick_phone: phone(pick),
    deliver_phone: phone(deliver),
    case_number: `SZ-${digits(claim, 6)}`,
    police_number: `RD-${digits(report, 4)}`,
  };
  return [numbers, withRandom(fourth)];
}

/** A key for an incident: no two incidents of a game have the same numbers. */
export function incidentOf({ id, numbers }: Pick<OpenSituation, 'id' | 'numbers'>): string {
  return [id, numbers.pick_phone, numbers.deliver_phone, numbers.case_number].join(' ');
}

/** What an author may write into a text for the game to fill in: numbers of the incident, and words of the cargo. (SIT-8, CGO-5) */
export const PLACEHOLDERS = [
  'pick_phone',
  'deliver_phone',
  'case_number',
  'police_number',
  'cargo',
  'cargo_of',
  'un_number',
  'cargo_width',
] as const satisfies readonly (keyof IncidentNumbers)[];

const NAMED = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'gu');

/** Fills the incident's numbers and its cargo into a text; placeholders for which the incident has nothing stay as they are. */
export function withNumbers(text: string, numbers: IncidentNumbers): string {
  return text.replace(NAMED, (written: string, name: (typeof PLACEHOLDERS)[number]) => numbers[name] ?? written);
}

/** The words for a cargo in texts of situations; none without a cargo. (CGO-5) */
export function cargoWords(world: World, cargo: OrderCargo | undefined): Partial<IncidentNumbers> {
  const goods = cargo === undefined ? undefined : findGoods(world, cargo.goods);
  return goods === undefined ? {} : wordsOf(goods, cargo?.width ?? null);
}

/** The words for these goods in texts of situations. (CGO-5) */
export function wordsOf(goods: Goods, width: number | null): Partial<IncidentNumbers> {
  return {
    cargo: goods.name,
    cargo_of: goods.of,
    ...(goods.adr === null ? {} : { un_number: goods.adr.un }),
    ...(width === null ? {} : { cargo_width: metres(width) }),
  };
}

/** Metres as written in Polish: 3,20. */
function metres(centimetres: number): string {
  return `${Math.floor(centimetres / 100)},${digits(centimetres % 100, 2)}`;
}

function phone(drawn: number): string {
  const seven = digits(drawn, 7);
  return `+48 99 ${seven.slice(0, 3)} ${seven.slice(3, 5)} ${seven.slice(5)}`;
}

function digits(drawn: number, count: number): string {
  return String(drawn).padStart(count, '0');
}
