import type { Car, GameSetup, Order } from '../state.ts';

/**
 * Whether the car may take the order: any order within Poland; one that leaves Poland only while the car has made fewer than `max_eu_courses` such trips.
 * (CAR-3, INV-8)
 */
export function mayTakeCourse(
  { settings }: Pick<GameSetup, 'settings'>,
  { euCourses }: Pick<Car, 'euCourses'>,
  { eu }: Pick<Order, 'eu'>,
): boolean {
  return !eu || euCourses < settings.max_eu_courses;
}
