import type { CityId } from '@fracht/engine';
import type { SeenTruck } from './seen-truck.ts';

/** The trucks in one city: the first is drawn, the others lie under it. */
export type Stack = { readonly top: SeenTruck; readonly ids: readonly string[] };

/** The trucks of a list, the most important first, as they are drawn: on the road individually, in a city as one stack. (MAP-17) */
export function stacksOf(trucks: readonly SeenTruck[]): readonly Stack[] {
  const stacks: { readonly top: SeenTruck; readonly ids: string[] }[] = [];
  const byCity = new Map<CityId, string[]>();
  for (const truck of trucks) {
    const { id, city } = truck.mark;
    const stack = city === null ? undefined : byCity.get(city);
    if (stack !== undefined) {
      stack.push(id);
      continue;
    }
    const ids = [id];
    stacks.push({ top: truck, ids });
    if (city !== null) byCity.set(city, ids);
  }
  return stacks;
}
