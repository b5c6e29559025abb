import { schoolDay } from '@fracht/content';
import { competencesOf, countedMoments, type ObservedLesson } from '@fracht/debrief';
import type { OwnLesson, OwnTasks, OwnTermPayload, Exercise } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { countsInTerm, lessonOf, profileView, shortProfiles } from '../debriefs/skills.ts';
import { termStart } from '../debriefs/term.ts';
import { heldBackFrom } from '../policies/held-back.ts';
import { dayOfGame, placesOf } from '../presenters/game.ts';
import type { Game } from '../storage/game-store.ts';
import type { StoredStrike } from '../storage/observation-store.ts';
import { type DatedMoment, type KnownTask, exercisesOf } from './exercises.ts';
import { gamesOfStudent, isInGame } from './in-game.ts';
import { setTasksOf } from './set-tasks.ts';
import { activeTasks } from './tasks.ts';

/** A lesson whose decisions have been worked out, with its day and whether it counts in the term. */
type DatedLesson = { readonly date: string; readonly lesson: ObservedLesson; readonly counts: boolean };

/** A student's lessons, homework and competences over the present term, and what to practise next. (CTM-1, CTM-2) */
export async function ownTerm(context: AppContext, student: string): Promise<OwnTermPayload> {
  const { storage, now } = context;
  const today = schoolDay(now());
  const own = await gamesOfStudent(context, student);
  const played = own.filter((game) => isOver(game) && hasBegunARound(game, student));
  const since = sinceWhen(played.map(dayOfGame), today);
  const heldBack = await heldBackFrom(context, { id: student });
  const rows = (await storage.observations.ofPlayer(student, '')).filter(({ game }) => !heldBack.has(game));
  const all: readonly DatedLesson[] = rows.map((row) => ({
    date: row.date,
    lesson: lessonOf(row),
    counts: countsInTerm(row),
  }));
  const term = all.filter(({ date }) => date >= since);
  const games = played.filter((game) => dayOfGame(game) >= since);
  const strikes = (await storage.observations.strikes(term.map(({ lesson }) => lesson.game))).filter(
    ({ player }) => player === student,
  );
  const counted = term.filter(({ counts }) => counts);
  const profiles = competencesOf(
    counted.map(({ lesson }) => lesson),
    strikes,
  );
  const tasks = await knownTasks(storage, student, all);
  // A task that would be refused is not offered. (EXR-4)
  const offered = (await isInGame(context, { student, games: own })) ? [] : tasks;
  const exercises: readonly Exercise[] =
    term.length === 0
      ? []
      : exercisesOf({ profiles, moments: datedMoments(counted, strikes), tasks: offered, seed: `${student} ${today}` });
  return {
    since,
    term: profiles.map(profileView),
    lessons: inOrder(games).map((game) => ({
      ...ownLesson(game, student, term, strikes),
      heldBackUntil: heldBack.get(game.id) ?? null,
    })),
    exercises: [...exercises],
    tasks: ownTasks(tasks),
    set: await setTasksOf(context, student, tasks),
  };
}

/** Whether a game has its results. */
export function isOver({ state }: Game): boolean {
  return state === 'FINISHED';
}

/** The first day of the term to show: the present one or, until its first lesson, that of the last lesson. (CTM-1) */
export function sinceWhen(days: readonly string[], today: string): string {
  const present = termStart(today);
  const last = days.toSorted().at(-1);
  return last === undefined || last >= present ? present : termStart(last);
}

/** Oldest first. */
export function inOrder(games: readonly Game[]): readonly Game[] {
  return games.toSorted((one, other) => {
    const [first, second] = [dayOfGame(one), dayOfGame(other)];
    if (first !== second) return first < second ? -1 : 1;
    return one.createdAt - other.createdAt;
  });
}

/** What every lesson in a term says about its game. */
export function lessonFacts(game: Game): Pick<OwnLesson, 'game' | 'kind' | 'date' | 'number' | 'groupName'> {
  const kind = game.homework === null ? 'LESSON' : 'HOMEWORK';
  return { game: game.id, kind, date: dayOfGame(game), number: game.number, groupName: game.groupName };
}

function hasBegunARound({ players }: Game, student: string): boolean {
  return players.some(({ id, round }) => id === student && round > 0);
}

function ownLesson(
  game: Game,
  student: string,
  term: readonly DatedLesson[],
  strikes: readonly StoredStrike[],
): Omit<OwnLesson, 'heldBackUntil'> {
  const places = placesOf(game.players);
  const lesson = term.find((one) => one.lesson.game === game.id)?.lesson;
  return {
    ...lessonFacts(game),
    score: game.players.find(({ id }) => id === student)?.score ?? 0,
    place: places.get(student) ?? null,
    players: places.size,
    profiles: lesson === undefined ? [] : shortProfiles(competencesOf([lesson], strikes)),
  };
}

function datedMoments(term: readonly DatedLesson[], strikes: readonly StoredStrike[]): readonly DatedMoment[] {
  return term.flatMap(({ date, lesson }) => countedMoments([lesson], strikes).map((moment) => ({ ...moment, date })));
}

/** Names of the playable situations that have been played. (TRM-5) */
function ownTasks(tasks: readonly KnownTask[]): OwnTasks {
  const done = tasks.flatMap(({ id, name, stars }) => (stars === null ? [] : [{ item: id, name, stars }]));
  return { all: tasks.length, done: done.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')) };
}

/**
 * The situations that can be played, each with the student's stars and the day on which the student last answered it in a lesson. Lessons know
 * situations by their names.
 */
async function knownTasks(
  { library, taskStars }: AppContext['storage'],
  student: string,
  lessons: readonly DatedLesson[],
): Promise<readonly KnownTask[]> {
  const metOn = new Map<string, string>();
  for (const { date, lesson } of lessons) {
    for (const { situation } of lesson.observations) {
      if (situation !== null && date > (metOn.get(situation) ?? '')) metOn.set(situation, date);
    }
  }
  const tasks = await activeTasks(library);
  const stars = new Map((await taskStars.ofStudents([student])).map((kept) => [kept.item, kept.stars]));
  return tasks.map(({ edited: { item }, competence }) => ({
    id: item.id,
    name: item.name,
    competence,
    metOn: metOn.get(item.name) ?? null,
    stars: stars.get(item.id) ?? null,
  }));
}
