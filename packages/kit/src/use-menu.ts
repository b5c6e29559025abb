import { useRouter } from '@tanstack/react-router';
import type { MenuIcon, MenuName } from './route-row.ts';

export type MenuLink = { readonly to: string; readonly text: string; readonly short: string; readonly icon: MenuIcon };

/** The entries of a menu, in the order of the route table; `to` is the full path. (RTE-8) */
export function useMenu(menu: MenuName): readonly MenuLink[] {
  const router = useRouter();
  return Object.values(router.routesById).flatMap(({ options, fullPath }) => {
    const row = options.staticData?.row;
    const entry = row?.entry;
    if (row === undefined || entry?.menu !== menu) return [];
    const { text = row.title, short = text, icon } = entry;
    return [{ to: fullPath, text, short, icon }];
  });
}
