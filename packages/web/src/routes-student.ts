import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';

const SHARED = {
  parent: 'panel-student',
  access: { allow: ['STUDENT'] },
  redirect: '/',
  bodyClass: 'panel',
} as const;

// In a chunk of its own: only a student loads the list of what each screen imports.
const screens = () => import('./student-screens.ts').then((part) => part.studentScreens);

/** The screens of the student panel, in the order of its menu. (RTE-7, RTE-8) */
export const STUDENT_SCREENS: readonly RouteRow[] = [
  {
    ...SHARED,
    name: 'panel-student-group',
    path: 'group',
    title: uiText.titles.group,
    entry: { menu: 'student', text: uiText.menu.group, icon: 'groups' },
    screen: () => screens().then((all) => all.group()),
  },
  {
    ...SHARED,
    name: 'panel-student-games',
    path: 'games',
    title: uiText.titles.games,
    entry: { menu: 'student', text: uiText.menu.games, icon: 'games' },
    screen: () => screens().then((all) => all.studentGames()),
  },
  {
    ...SHARED,
    name: 'panel-student-surveys',
    path: 'surveys',
    title: uiText.titles.surveys,
    entry: { menu: 'student', text: uiText.menu.surveys, icon: 'surveys' },
    screen: () => screens().then((all) => all.surveys()),
  },
  {
    ...SHARED,
    name: 'panel-student-settings',
    path: 'settings',
    title: uiText.titles.settings,
    screen: () => screens().then((all) => all.settings()),
  },
];
