import type { ComponentType } from 'react';
import type { UserType } from '@fracht/protocol';

/** The menus that a row may stand in. */
export type MenuName = 'admin' | 'lecturer' | 'student' | 'game';

export type MenuIcon =
  | 'students'
  | 'groups'
  | 'games'
  | 'surveys'
  | 'questions'
  | 'lecturers'
  | 'landing'
  | 'settings'
  | 'accidents'
  | 'emergencies'
  | 'changes'
  | 'i-map'
  | 'i-orders'
  | 'i-ship'
  | 'i-cars';

export type MenuEntry = {
  readonly menu: MenuName;
  readonly text: string;
  /** For the narrow bar of a phone, where the text has no room. */
  readonly short?: string;
  readonly icon: MenuIcon;
};

/** Who may open a route: all, all but the listed types, or only the listed ones. (RTE-1) */
export type Access = { readonly allow: readonly UserType[] } | { readonly deny: readonly UserType[] } | 'all';

/** One row of the route table: router, guard, menu and access test all read it. (RTE-1, RTE-8) */
export type RouteRow = {
  /** The name under which the route is remembered. */
  readonly name: string;
  /** The name of the row around it. */
  readonly parent?: string;
  /** The path under its parent. */
  readonly path: string;
  readonly access: Access;
  /** Where a user without access goes. */
  readonly redirect: string;
  readonly title: string;
  /** Of `panel wide` pages the menu leaves all but a rail to the page, and the page does not scroll itself. */
  readonly bodyClass?: string;
  /** Not kept as the last visited route: landing page, logout, game summary. (RTE-12) */
  readonly isForgotten?: boolean;
  readonly entry?: MenuEntry;
  /** Sends on at once to another address; may do something first. */
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
