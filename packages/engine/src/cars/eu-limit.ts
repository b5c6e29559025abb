import type { Car, GameSetup, Order } from '../state.ts';

/** May the car take such an order as one more course? One that leaves Poland only while it has made fewer than `max_eu_courses`. (CAR-3, INV-8) */
export function mayTakeCourse(
  { settings }: Pick<GameSetup, 'settings'>,
  { euCourses }: Pick<Car, 'euCourses'>,
  { eu }: Pick<Order, 'eu'>,
): boolean {
  return !eu || euCourses < settings.max_eu_courses;
}
