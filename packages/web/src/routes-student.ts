import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { inMenu, LATER, partRows } from './part-rows.ts';

const { titles } = uiText;

// The list of what each screen imports is in a chunk of its own: only a student loads it.
const row = partRows({ parent: 'panel-student', access: { allow: ['STUDENT'] }, bodyClass: 'panel' }, () =>
  import('./student-screens.ts').then((part) => part.studentScreens),
);

/** The screens of the student panel, in the order of its menu. (RTE-7, RTE-8) */
export const STUDENT_SCREENS: readonly RouteRow[] = [
  row('group', titles.group, inMenu('student', 'groups')),
  row('games', titles.games, inMenu('student', 'games')),
  row('term', titles.term, inMenu('student', 'term')),
  row('task', titles.term, LATER, 'term/task/$item'),
  row('surveys', titles.surveys, inMenu('student', 'surveys')),
  row('settings', titles.settings),
];
