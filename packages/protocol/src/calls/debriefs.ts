import { idParams } from '../fields/fields.ts';
import { classDebriefPayload } from '../http/class-debrief.ts';
import { debriefPayload, whoseDebriefQuery } from '../http/debrief.ts';
import { whatIfBody, whatIfPayload } from '../http/what-if.ts';
import { classReportPayload, classReportQuery } from '../http/class-report.ts';
import { callRecord, PLAYERS, TEACHERS } from './call.ts';

/** What the decisions of a finished game were worth. (DBF-1 to DBF-7) */
export const debriefCalls = {
  /** The debrief of a student: the caller's own or, for the game's teacher, that of any student. */
  debrief: callRecord({
    method: 'GET',
    path: 'game/debrief/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'SEE_PLAYER', whose: { in: 'query', field: 'player' } },
    params: idParams,
    query: whoseDebriefQuery,
    answer: debriefPayload,
    errors: ['GAME_NOT_OVER', 'HOMEWORK_HELD_BACK'],
  }),
  /** The debrief of the class, for the game's teacher. */
  classDebrief: callRecord({
    method: 'GET',
    path: 'game/class-debrief/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: classDebriefPayload,
    errors: ['GAME_NOT_OVER'],
  }),
  /** All decisions, ledgers, happenings and competences of the students, a few students at a time, for the game's teacher to export. */
  classReport: callRecord({
    method: 'GET',
    path: 'game/class-report/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    query: classReportQuery,
    answer: classReportPayload,
    errors: ['GAME_NOT_OVER'],
  }),
  /** What would have happened if something else had been done at a decision of a finished game. */
  whatIf: callRecord({
    method: 'POST',
    path: 'game/what-if/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'SEE_PLAYER', whose: { in: 'body', field: 'player' } },
    body: whatIfBody,
    answer: whatIfPayload,
    refuses: true,
    errors: ['GAME_NOT_OVER', 'HOMEWORK_HELD_BACK'],
  }),
} as const;
