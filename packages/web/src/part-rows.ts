import type { ComponentType } from 'react';
import type { MenuEntry, RouteRow } from '@fracht/kit/route-row.ts';

/** The screens of a part of the app by their names, each with the import that loads it. */
type PartScreens<Name extends string> = Readonly<Record<Name, () => Promise<ComponentType>>>;
type PartRow = Required<Pick<RouteRow, 'parent' | 'access' | 'bodyClass'>>;
type More = Pick<RouteRow, 'bodyClass' | 'isForgotten' | 'entry' | 'onEnter'>;

/** A page that cannot be reopened by its name alone. (RTE-12) */
export const LATER = { isForgotten: true } as const;

/** Makes the rows of one part of the app: a row has the name of its screen, and so has its path unless another is given. */
export function partRows<Name extends string>(part: PartRow, load: () => Promise<PartScreens<Name>>) {
  return (screen: Name, title: string, more: More = {}, path: string = screen): RouteRow => ({
    redirect: '/',
    ...part,
    ...more,
    name: `${part.parent}-${screen}`,
    path,
    title,
    screen: () => load().then((all) => all[screen]()),
  });
}

/** Puts a row into a menu. */
export function inMenu(menu: MenuEntry['menu'], icon: MenuEntry['icon'], short?: string): Pick<RouteRow, 'entry'> {
  return { entry: { menu, icon, ...(short === undefined ? {} : { short }) } };
}
