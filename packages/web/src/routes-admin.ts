import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { inMenu, LATER, partRows } from './part-rows.ts';

const { titles } = uiText;

// The list of what each screen imports is in a chunk of its own: only an admin loads it.
const row = partRows({ parent: 'panel-admin', access: { allow: ['ADMIN'] }, bodyClass: 'panel' }, () =>
  import('./admin-screens.ts').then((part) => part.adminScreens),
);

/** The screens of the admin panel, in the order of its menu. (RTE-7, RTE-8) */
export const ADMIN_SCREENS: readonly RouteRow[] = [
  row('lecturers', titles.lecturers, inMenu('admin', 'lecturers')),
  row('accounts', titles.accounts),
  row('data-register', titles.dataRegister),
  row('landing-page', titles.landingPage, inMenu('admin', 'landing')),
  row('game-settings', titles.gameSettings, inMenu('admin', 'settings')),
  row('accidents', titles.accidents, inMenu('admin', 'accidents')),
  row('accident', titles.accidents, LATER, 'accidents/$item'),
  row('accident-editor', titles.accidents, LATER, 'accidents/$item/edit'),
  row('emergencies', titles.emergencies, inMenu('admin', 'emergencies')),
  row('emergency', titles.emergencies, LATER, 'emergencies/$item'),
  row('emergency-editor', titles.emergencies, { bodyClass: 'panel wide', ...LATER }, 'emergencies/$item/edit'),
  row('changes', titles.changes, inMenu('admin', 'changes')),
  row('change', titles.changes, LATER, 'changes/$item'),
  row('change-editor', titles.changes, { bodyClass: 'panel wide', ...LATER }, 'changes/$item/edit'),
  row('import', titles.admin),
  row('images', titles.images),
  row('backups', titles.backups, inMenu('admin', 'backups')),
  row('audit', titles.audit, inMenu('admin', 'audit')),
  row('bin', titles.bin),
  row('settings', titles.settings),
];
