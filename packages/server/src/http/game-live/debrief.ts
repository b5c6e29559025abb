import type { GameAction } from '@fracht/engine';
import { CALLS, type ClassDebrief } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import type { TaskGame } from '../../debriefs/debrief-threads.ts';
import { classReport } from '../../debriefs/class-report.ts';
import type { Debriefs } from '../../debriefs/debriefs.ts';
import type { Skills } from '../../debriefs/skills.ts';
import { AppError } from '../../errors.ts';
import { type HeldBack, heldBackFrom } from '../../policies/held-back.ts';
import { shownNames } from '../../presenters/names.ts';
import { peopleOf } from '../../presenters/people.ts';
import type { User } from '../../storage/user-store.ts';
import type { Resource } from '../api.ts';
import { CallsAtOnce } from '../calls-at-once.ts';
import { route, ruleRefusal } from '../route.ts';

/** How many what-ifs of one person are worked out at once; more wait. */
const TRIED_AT_ONCE = 2;

/** The debriefs as the calls need them. */
export type DebriefCallParts = {
  readonly debriefs: Debriefs;
  readonly skills: Skills;
  readonly taskGame: (id: string) => TaskGame;
};

/** What the decisions of a finished game were worth. (DBJ-1 to DBJ-5) */
export function debriefRoutes({ debriefs, skills, taskGame }: DebriefCallParts): Resource {
  const tries = new CallsAtOnce(TRIED_AT_ONCE);
  return (api, context) => {
    route(api, CALLS.debrief, async ({ session, params, query }) => {
      await mustBeShown(context, session.user, params.id);
      const player = query.player ?? session.user.id;
      const known = await debriefs.ofStudent(taskGame(params.id), player);
      if (known === null) throw new AppError('NOT_FOUND');
      return { payload: known };
    });
    route(api, CALLS.classDebrief, async ({ params }) => {
      await mustBeOver(context, params.id);
      const known = await debriefs.ofClass(taskGame(params.id));
      if (known.state !== 'READY') return { payload: known };
      const names = await shownNamesOf(
        context,
        known.debrief.players.map(({ id }) => id),
      );
      const competences = await classCompetencesOf(context, skills, {
        game: params.id,
        students: known.debrief.players.map(({ id }) => id),
      });
      const debrief = { ...known.debrief, ...(competences === null ? {} : { competences }) };
      return { payload: { ...known, debrief, names: [...names].map(([id, name]) => ({ id, name })) } };
    });
    route(api, CALLS.classReport, async ({ params, query }) => {
      await mustBeOver(context, params.id);
      const report = await classReport({ debriefs, skills }, taskGame(params.id), query.from);
      if (report.state !== 'READY') return { payload: report };
      const names = await shownNamesOf(
        context,
        report.students.map(({ id }) => id),
      );
      const students = report.students.map((student) => ({ ...student, name: names.get(student.id) ?? '' }));
      return { payload: { ...report, students } };
    });
    route(api, CALLS.whatIf, async ({ session, body }) => {
      const { game, decision, player = session.user.id } = body;
      await mustBeShown(context, session.user, game);
      const actions: readonly GameAction[] = body.actions;
      const end = await tries.begin(session.user.id);
      const answer = await debriefs.whatIf(taskGame(game), { player, decision, actions }).finally(end);
      if (answer.is === 'UNKNOWN') throw new AppError('NOT_FOUND');
      if (answer.is === 'REFUSED') return ruleRefusal(answer.code);
      return { payload: answer.result };
    });
  };
}

/** Makes sure that a game is over. Throws NOT_FOUND, GAME_NOT_OVER. (DBJ-5) */
export async function mustBeOver({ storage, live }: AppContext, id: string): Promise<void> {
  const game = await storage.games.find(id);
  if (game === null) throw new AppError('NOT_FOUND');
  const state = (await live.progress(game.id))?.state ?? game.state;
  if (state !== 'FINISHED') throw new AppError('GAME_NOT_OVER');
}

/** Like `mustBeOver`; also makes sure that nothing of the game is held back from the caller now. Throws HOMEWORK_HELD_BACK, too. (HWS-10) */
export async function mustBeShown(context: AppContext, caller: Pick<User, 'id'>, game: string): Promise<void> {
  await mustBeOver(context, game);
  mustNotBeHeldBack(await heldBackFrom(context, caller), game);
}

/** Throws HOMEWORK_HELD_BACK with the moment until which a game is held back. (HWS-10) */
export function mustNotBeHeldBack(heldBack: HeldBack, game: string): void {
  const until = heldBack.get(game);
  if (until !== undefined) throw new AppError('HOMEWORK_HELD_BACK', { present: { until }, until });
}

/** How many students have each verdict; null until it is known for all whose account was not erased. */
async function classCompetencesOf(
  { storage }: AppContext,
  skills: Skills,
  { game, students }: { readonly game: string; readonly students: readonly string[] },
): Promise<ClassDebrief['competences'] | null> {
  const people = await peopleOf(storage, students);
  const { competences, count } = await skills.ofClass(game);
  if (count < students.filter((id) => people.get(id)?.erased !== true).length) return null;
  return competences.map(({ competence, students: of }) => ({
    competence,
    strong: of.STRONG,
    normal: of.NORMAL,
    practise: of.PRACTISE,
    tooLittle: of.TOO_LITTLE,
  }));
}

/** The display names of accounts, by their ids. */
export async function shownNamesOf(
  { storage }: AppContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await peopleOf(storage, ids);
  const nameOf = shownNames(people, ids);
  return new Map(ids.map((id) => [id, nameOf(id)]));
}
