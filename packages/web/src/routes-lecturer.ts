import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { rememberGame } from '@fracht/kit/session/browser-storage.ts';

const SHARED = {
  parent: 'panel-lecturer',
  access: { allow: ['TEACHER'] },
  redirect: '/',
  bodyClass: 'panel',
} as const;

// In a chunk of its own: only a lecturer loads the list of what each screen imports.
const screens = () => import('./lecturer-screens.ts').then((part) => part.lecturerScreens);

/** The screens of the lecturer panel, in the order of its menu. */
export const LECTURER_SCREENS: readonly RouteRow[] = [
  {
    ...SHARED,
    name: 'panel-lecturer-students',
    path: 'students',
    title: uiText.titles.students,
    entry: { menu: 'lecturer', text: uiText.menu.students, icon: 'students' },
    screen: () => screens().then((all) => all.students()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-students-import',
    path: 'students/import',
    title: uiText.titles.students,
    screen: () => screens().then((all) => all.import()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-students-codes',
    path: 'students/codes',
    title: uiText.titles.students,
    isForgotten: true,
    screen: () => screens().then((all) => all.codes()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-groups',
    path: 'groups',
    title: uiText.titles.groups,
    entry: { menu: 'lecturer', text: uiText.menu.groups, icon: 'groups' },
    screen: () => screens().then((all) => all.groups()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-games',
    path: 'games',
    title: uiText.titles.games,
    entry: { menu: 'lecturer', text: uiText.menu.games, icon: 'games' },
    screen: () => screens().then((all) => all.games()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-live',
    path: 'games/$id',
    title: uiText.titles.live,
    bodyClass: 'panel wide',
    onEnter: ({ id }) => (id === undefined ? undefined : rememberGame(id)),
    screen: () => screens().then((all) => all.live()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-survey-settings',
    path: 'survey-settings',
    title: uiText.titles.surveySettings,
    entry: {
      menu: 'lecturer',
      text: uiText.titles.surveySettings,
      short: uiText.menu.questions,
      icon: 'questions',
    },
    screen: () => screens().then((all) => all.questions()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-surveys',
    path: 'surveys',
    title: uiText.titles.filledSurveys,
    entry: {
      menu: 'lecturer',
      text: uiText.titles.filledSurveys,
      short: uiText.menu.surveys,
      icon: 'surveys',
    },
    screen: () => screens().then((all) => all.surveys()),
  },
  {
    ...SHARED,
    name: 'panel-lecturer-settings',
    path: 'settings',
    title: uiText.titles.settings,
    screen: () => screens().then((all) => all.settings()),
  },
];
