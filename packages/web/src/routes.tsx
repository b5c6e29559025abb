import type { ComponentType } from 'react';
import type { UserType } from '@fracht/protocol';
import { uiText } from '@fracht/content';
import { OWN_SETTINGS } from '@fracht/kit/own-settings.ts';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { ADMIN_SCREENS } from './routes-admin.ts';
import { devRoutes } from './routes-dev.ts';
import { GAME_SCREENS } from './routes-game.ts';
import { LECTURER_SCREENS } from './routes-lecturer.ts';
import { STUDENT_SCREENS } from './routes-student.ts';
import { rememberedGame, rememberGame } from '@fracht/kit/session/browser-storage.ts';
import { logout } from '@fracht/kit/api/session.ts';
import { userType } from '@fracht/kit/session/session-store.ts';

const PANELS: Readonly<Record<UserType, string>> = {
  STUDENT: '/panel/student/games',
  TEACHER: '/panel/lecturer/games',
  ADMIN: '/panel/admin/lecturers',
  GUEST: '/',
};

const LOGGED_IN = { deny: ['GUEST'] } as const;
const ADMIN = { allow: ['ADMIN'] } as const;
const TEACHER = { allow: ['TEACHER'] } as const;
const STUDENT = { allow: ['STUDENT'] } as const;
/** Open to everybody, and not remembered as the last visited page. */
const PUBLIC = { access: 'all', redirect: '/', isForgotten: true } as const;
const PLAYERS = { allow: ['STUDENT', 'TEACHER'] } as const;

// In a chunk of its own: hardly anybody needs the list of what these screens import.
const publicScreens = () => import('./public-screens.ts').then((part) => part.publicScreens);

/** Every route of the app. To add a screen: a row here, and its folder in the package where it belongs. (RTE-1) */
export const ROUTES: readonly RouteRow[] = [
  {
    name: 'landingPage',
    path: '/',
    access: { allow: ['GUEST'] },
    redirect: '/logout',
    title: uiText.titles.landing,
    isForgotten: true,
    screen: () => import('@fracht/office/landing/landing-screen.tsx').then((part) => part.LandingScreen),
  },
  {
    ...PUBLIC,
    name: 'logout',
    path: '/logout',
    title: uiText.titles.landing,
    sendsTo: () => logout().then(() => '/'),
  },
  {
    ...PUBLIC,
    name: 'reset-password',
    path: '/reset-password',
    title: uiText.titles.resetPassword,
    screen: () => publicScreens().then((all) => all.resetPassword()),
  },
  {
    ...PUBLIC,
    name: 'accessibility',
    path: '/accessibility',
    title: uiText.titles.accessibility,
    screen: () => publicScreens().then((all) => all.accessibility()),
  },
  {
    ...PUBLIC,
    name: 'network-test',
    path: '/test',
    title: uiText.titles.networkTest,
    screen: () => publicScreens().then((all) => all.networkTest()),
  },
  {
    ...PUBLIC,
    name: 'practice',
    path: '/practice/{-$screen}/{-$orderId}',
    title: uiText.titles.practice,
    bodyClass: 'game',
    screen: () => withQueries(publicScreens().then((all) => all.practice())),
  },

  {
    name: 'panel',
    path: '/panel',
    access: LOGGED_IN,
    redirect: '/',
    title: uiText.titles.panel,
    isForgotten: true,
    sendsTo: () => PANELS[userType()],
  },
  {
    name: 'panel-settings',
    path: '/panel/settings',
    access: LOGGED_IN,
    redirect: '/',
    title: uiText.titles.settings,
    isForgotten: true,
    sendsTo: () => OWN_SETTINGS[userType()],
  },

  {
    name: 'panel-admin',
    path: '/panel/admin',
    access: ADMIN,
    redirect: '/',
    title: uiText.titles.admin,
    bodyClass: 'panel',
    screen: () => withQueries(import('@fracht/office/panels/admin-panel.tsx').then((part) => part.AdminPanel)),
  },
  {
    name: 'panel-admin-index',
    parent: 'panel-admin',
    path: '/',
    access: ADMIN,
    redirect: '/',
    title: uiText.titles.admin,
    isForgotten: true,
    sendsTo: () => PANELS.ADMIN,
  },
  ...ADMIN_SCREENS,

  {
    name: 'panel-lecturer',
    path: '/panel/lecturer',
    access: TEACHER,
    redirect: '/',
    title: uiText.titles.lecturer,
    bodyClass: 'panel',
    screen: () => withQueries(import('@fracht/office/panels/lecturer-panel.tsx').then((part) => part.LecturerPanel)),
  },
  {
    name: 'panel-lecturer-index',
    parent: 'panel-lecturer',
    path: '/',
    access: TEACHER,
    redirect: '/',
    title: uiText.titles.lecturer,
    isForgotten: true,
    sendsTo: () => PANELS.TEACHER,
  },
  ...LECTURER_SCREENS,

  {
    name: 'panel-student',
    path: '/panel/student',
    access: STUDENT,
    redirect: '/',
    title: uiText.titles.student,
    bodyClass: 'panel',
    screen: () => withQueries(import('@fracht/office/panels/student-panel.tsx').then((part) => part.StudentPanel)),
  },
  {
    name: 'panel-student-index',
    parent: 'panel-student',
    path: '/',
    access: STUDENT,
    redirect: '/',
    title: uiText.titles.student,
    isForgotten: true,
    sendsTo: () => PANELS.STUDENT,
  },
  ...STUDENT_SCREENS,

  {
    name: 'game-none',
    path: '/game',
    access: PLAYERS,
    redirect: '/',
    title: uiText.titles.game,
    isForgotten: true,
    sendsTo: storedGame,
  },
  {
    name: 'game',
    path: '/game/$id',
    access: PLAYERS,
    redirect: '/',
    title: uiText.titles.game,
    bodyClass: 'game',
    onEnter: ({ id }) => (id === undefined ? undefined : rememberGame(id)),
    screen: () => withQueries(import('@fracht/game/game-screen.tsx').then((part) => part.GameScreen)),
  },
  ...GAME_SCREENS,
  {
    name: 'game-replay',
    path: '/replay/$id/{-$screen}/{-$orderId}',
    access: PLAYERS,
    redirect: '/',
    title: uiText.titles.replay,
    bodyClass: 'game',
    isForgotten: true,
    screen: () => withQueries(import('@fracht/game/game-screen.tsx').then((part) => part.loadReplay())),
  },
  ...devRoutes(),
  {
    ...PUBLIC,
    name: 'unknown',
    path: '$',
    title: uiText.titles.landing,
    sendsTo: () => '/',
  },
];

/** The address of the remembered game, for an address without one; if no game is remembered, the panel. (RTE-10) */
function storedGame(): string {
  const id = rememberedGame();
  return id === null ? '/panel' : `/game/${encodeURIComponent(id)}`;
}

/** A screen inside the query cache; the landing page does without one. */
async function withQueries(screen: Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, { QueryFrame }] = await Promise.all([screen, import('@fracht/kit/query-frame.tsx')]);
  return () => (
    <QueryFrame>
      <Screen />
    </QueryFrame>
  );
}
