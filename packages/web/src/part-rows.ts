import type { ComponentType } from 'react';
import type { MenuEntry, RouteRow } from '@fracht/kit/route-row.ts';

/** The screens of a part of the app by their names, each with the import that loads it. */
type PartScreens<Name extends string> = Readonly<Record<Name, () => Promise<ComponentType>>>;
type PartRow = Required<Pick<RouteRow, 'parent' | 'access' | 'bodyClass'>>;
type More = Pick<RouteRow, 'bodyClass' | 'isForgotten' | 'entry' | 'onEnter'>;

/** A page that its name alone does not open again. (RTE-12) */
export const LATER = { isForgotten: true } as const;

/** Makes the rows of one part of the app: a row is called after its screen, and so is its path unless another is told. */
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

/** What puts a row into a menu. */
export function inMenu(menu: MenuEntry['menu'], icon: MenuEntry['icon'], short?: string): Pick<RouteRow, 'entry'> {
  return { entry: { menu, icon, ...(short === undefined ? {} : { short }) } };
}
