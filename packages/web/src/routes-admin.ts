import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';

const SHARED = {
  parent: 'panel-admin',
  access: { allow: ['ADMIN'] },
  redirect: '/',
  bodyClass: 'panel',
} as const;

// In a chunk of its own: only an admin loads the list of what each screen imports.
const screens = () => import('./admin-screens.ts').then((part) => part.adminScreens);

/** The screens of the admin panel, in the order of its menu. (RTE-7, RTE-8) */
export const ADMIN_SCREENS: readonly RouteRow[] = [
  {
    ...SHARED,
    name: 'panel-admin-lecturers',
    path: 'lecturers',
    title: uiText.titles.lecturers,
    entry: { menu: 'admin', text: uiText.menu.lecturers, icon: 'lecturers' },
    screen: () => screens().then((all) => all.lecturers()),
  },
  {
    ...SHARED,
    name: 'panel-admin-landing-page',
    path: 'landing-page',
    title: uiText.titles.landingPage,
    entry: { menu: 'admin', text: uiText.menu.landingPage, icon: 'landing' },
    screen: () => screens().then((all) => all.landingEditor()),
  },
  {
    ...SHARED,
    name: 'panel-admin-game-settings',
    path: 'game-settings',
    title: uiText.titles.gameSettings,
    entry: { menu: 'admin', text: uiText.menu.gameSettings, icon: 'settings' },
    screen: () => screens().then((all) => all.gameSettings()),
  },
  {
    ...SHARED,
    name: 'panel-admin-accidents',
    path: 'accidents',
    title: uiText.titles.accidents,
    entry: { menu: 'admin', text: uiText.menu.accidents, icon: 'accidents' },
    screen: () => screens().then((all) => all.accidents()),
  },
  {
    ...SHARED,
    name: 'panel-admin-accident',
    path: 'accidents/$item',
    title: uiText.titles.accidents,
    isForgotten: true,
    screen: () => screens().then((all) => all.accident()),
  },
  {
    ...SHARED,
    name: 'panel-admin-accident-editor',
    path: 'accidents/$item/edit',
    title: uiText.titles.accidents,
    isForgotten: true,
    screen: () => screens().then((all) => all.accidentEditor()),
  },
  {
    ...SHARED,
    name: 'panel-admin-emergencies',
    path: 'emergencies',
    title: uiText.titles.emergencies,
    entry: { menu: 'admin', text: uiText.menu.emergencies, icon: 'emergencies' },
    screen: () => screens().then((all) => all.emergencies()),
  },
  {
    ...SHARED,
    name: 'panel-admin-emergency',
    path: 'emergencies/$item',
    title: uiText.titles.emergencies,
    isForgotten: true,
    screen: () => screens().then((all) => all.emergency()),
  },
  {
    ...SHARED,
    name: 'panel-admin-emergency-editor',
    path: 'emergencies/$item/edit',
    title: uiText.titles.emergencies,
    isForgotten: true,
    bodyClass: 'panel wide',
    screen: () => screens().then((all) => all.emergencyEditor()),
  },
  {
    ...SHARED,
    name: 'panel-admin-changes',
    path: 'changes',
    title: uiText.titles.changes,
    entry: { menu: 'admin', text: uiText.menu.changes, icon: 'changes' },
    screen: () => screens().then((all) => all.changes()),
  },
  {
    ...SHARED,
    name: 'panel-admin-change',
    path: 'changes/$item',
    title: uiText.titles.changes,
    isForgotten: true,
    screen: () => screens().then((all) => all.change()),
  },
  {
    ...SHARED,
    name: 'panel-admin-change-editor',
    path: 'changes/$item/edit',
    title: uiText.titles.changes,
    isForgotten: true,
    bodyClass: 'panel wide',
    screen: () => screens().then((all) => all.changeEditor()),
  },
  {
    ...SHARED,
    name: 'panel-admin-import',
    path: 'import',
    title: uiText.titles.admin,
    screen: () => screens().then((all) => all.libraryImport()),
  },
  {
    ...SHARED,
    name: 'panel-admin-images',
    path: 'images',
    title: uiText.titles.images,
    screen: () => screens().then((all) => all.images()),
  },
  {
    ...SHARED,
    name: 'panel-admin-settings',
    path: 'settings',
    title: uiText.titles.settings,
    screen: () => screens().then((all) => all.settings()),
  },
];
