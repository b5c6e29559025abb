import type { ComponentType } from 'react';
import type { UserType } from '@fracht/protocol';

/** The menus in which a row can have an entry. */
export type MenuName = 'admin' | 'lecturer' | 'student' | 'game';

export type MenuIcon =
  | 'students'
  | 'groups'
  | 'games'
  | 'term'
  | 'surveys'
  | 'questions'
  | 'lecturers'
  | 'landing'
  | 'settings'
  | 'accidents'
  | 'emergencies'
  | 'changes'
  | 'backups'
  | 'audit'
  | 'i-map'
  | 'i-orders'
  | 'i-ship'
  | 'i-cars';

export type MenuEntry = {
  readonly menu: MenuName;
  /** Absent: the title of the page. */
  readonly text?: string;
  /** A shorter text for the narrow bar on phones. */
  readonly short?: string;
  readonly icon: MenuIcon;
};

/** Who may open a route: all, all but the listed types, or only the listed ones. (RTE-1) */
export type Access = { readonly allow: readonly UserType[] } | { readonly deny: readonly UserType[] } | 'all';

/** One row of the route table: router, guard, menu and access test all read it. (RTE-1, RTE-8) */
export type RouteRow = {
  /** The name by which the last visited route is stored. */
  readonly name: string;
  /** The name of the row that it is nested in. */
  readonly parent?: string;
  /** The path, relative to its parent. */
  readonly path: string;
  readonly access: Access;
  /** Where a user without access goes. */
  readonly redirect: string;
  readonly title: string;
  /**
   * The class of the body. With `panel wide` the menu shrinks to a narrow rail and the page itself does not scroll; with `bare` there is no menu, and the page
   * fills the window.
   */
  readonly bodyClass?: string;
  /** Not stored as the last visited route: landing page, logout, game summary. (RTE-12) */
  readonly isForgotten?: boolean;
  readonly entry?: MenuEntry;
  /** Returns the address to which the route redirects; it may do some work first. */
  readonly sendsTo?: (from: {
    readonly params: Readonly<Record<string, string | undefined>>;
  }) => string | Promise<string>;
  /** Runs when the route is entered. */
  readonly onEnter?: (params: Readonly<Record<string, string | undefined>>) => void;
  readonly screen?: () => Promise<ComponentType>;
};

/** Whether a user of this type may open a route with this access. (RTE-1) */
export function mayOpen(access: Access, type: UserType): boolean {
  if (access === 'all') return true;
  return 'allow' in access ? access.allow.includes(type) : !access.deny.includes(type);
}
