import type { Car, GameSetup, Order } from '../state.ts';

/** Whether the car may take the order: any order inside Poland; one that leaves it only while the car has made fewer than `max_eu_courses`. (CAR-3, INV-8) */
export function mayTakeCourse(
  { settings }: Pick<GameSetup, 'settings'>,
  { euCourses }: Pick<Car, 'euCourses'>,
  { eu }: Pick<Order, 'eu'>,
): boolean {
  return !eu || euCourses < settings.max_eu_courses;
}
