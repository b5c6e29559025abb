import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { rememberGame } from '@fracht/kit/session/browser-storage.ts';
import { inMenu, LATER, partRows } from './part-rows.ts';

const { menu, titles } = uiText;

// The list of what each screen imports is in a chunk of its own: only a lecturer loads it.
const row = partRows({ parent: 'panel-lecturer', access: { allow: ['TEACHER'] }, bodyClass: 'panel' }, () =>
  import('./lecturer-screens.ts').then((part) => part.lecturerScreens),
);

/** The screens of the lecturer panel, in the order of its menu. */
export const LECTURER_SCREENS: readonly RouteRow[] = [
  row('students', titles.students, inMenu('lecturer', 'students')),
  row('students-import', titles.students, {}, 'students/import'),
  row('students-codes', titles.students, LATER, 'students/codes'),
  row('groups', titles.groups, inMenu('lecturer', 'groups')),
  row('group-term', titles.groups, LATER, 'groups/$id/term'),
  row('games', titles.games, inMenu('lecturer', 'games')),
  row('lessons', titles.lessons),
  row('lesson', titles.lessons, LATER, 'lessons/$id'),
  row('homeworks', titles.homework, {}, 'games/homework'),
  row('homework', titles.homework, { bodyClass: 'panel wide', ...LATER }, 'games/homework/$item'),
  row(
    'live',
    titles.live,
    { bodyClass: 'panel wide', onEnter: ({ id }) => (id === undefined ? undefined : rememberGame(id)) },
    'games/$id',
  ),
  row('debrief', titles.classDebrief, { bodyClass: 'panel wide', ...LATER }, 'games/$id/debrief'),
  row('projector', titles.classDebrief, { bodyClass: 'bare', ...LATER }, 'games/$id/projector'),
  row('curriculum', titles.curriculum),
  row('survey-settings', titles.surveySettings, inMenu('lecturer', 'questions', menu.questions)),
  row('surveys', titles.filledSurveys, inMenu('lecturer', 'surveys', titles.surveys)),
  row('bin', titles.bin),
  row('settings', titles.settings),
];
