import { landingText } from '@fracht/content';
import { HERO_TRUCKS, type HeroTruck } from './hero-trucks.ts';

export type HeroTrip = { readonly truck: HeroTruck; readonly from: string; readonly to: string };

/** The way of the truck that the landing map follows runs from Drezno to Hanower. */
const FOLLOWED = 'M603 465L595 465L586 465L562 454';

const followed = HERO_TRUCKS.find(({ way }) => way.startsWith(FOLLOWED));

/** The trip that the landing map follows; null where its truck drives no more. */
export const HERO_TRIP: HeroTrip | null =
  followed === undefined ? null : { truck: followed, ...landingText.hero.followed };

/** The minute of the show in which a truck that drives its way again and again reaches its end next. */
export function nextArrival({ share, seconds }: HeroTruck, minutes: number): number {
  const first = (1 - share) * seconds;
  const trips = Math.max(0, Math.ceil((minutes - first) / seconds));
  return Math.round(first + trips * seconds);
}
