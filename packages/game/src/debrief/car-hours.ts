import { type GameState, roundSeconds } from '@fracht/engine';
import { formatDuration, formatMoney, formatWholeZloty } from '@fracht/kit/format.ts';

/** How long a company's car is busy longer or shorter, by the price of that time in zł, and what an hour of it is worth: "11 godz.", "30 zł". (DBS-6, DFD-5) */
export function carHours(time: number, setup: GameState['setup']): { readonly span: string; readonly price: string } {
  const price = hourPrice(setup);
  return { span: formatDuration(Math.round((Math.abs(time) / price) * 60)), price: priceWords(price) };
}

/** What an hour of a company's car is worth, in zł: the standing cost of a company in an hour, shared by the cars that it may hold. (DFD-5) */
function hourPrice(setup: GameState['setup']): number {
  const { standing_cost: cost, max_company_cars: cars } = setup.settings;
  return (cost * 3600) / (roundSeconds(setup) * Math.max(1, cars));
}

function priceWords(price: number): string {
  return Number.isInteger(price) ? formatWholeZloty(price) : formatMoney(price);
}
