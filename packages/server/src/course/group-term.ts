import { schoolDay } from '@fracht/content';
import { classCompetences, competencesOf } from '@fracht/debrief';
import type { GroupTermPayload } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { countsInTerm, lessonOf } from '../debriefs/skills.ts';
import { AppError } from '../errors.ts';
import { dayOfGame, placesOf } from '../presenters/game.ts';
import { shownNames } from '../presenters/names.ts';
import { presentHomeworkLine } from '../presenters/homework.ts';
import { peopleOf } from '../presenters/people.ts';
import type { Game } from '../storage/game-store.ts';
import type { Homework } from '../storage/homework-store.ts';
import type { OwnObservations } from '../storage/observation-store.ts';
import type { Storage } from '../storage/storage.ts';
import { groupTasks } from './group-tasks.ts';
import { inOrder, isOver, lessonFacts, sinceWhen } from './own-term.ts';
import { activeTasks } from './tasks.ts';

/** How many competences are suggested for practice with a class, and how many situations are named for each, at most. */
const MOST = { COMPETENCES: 2, NAMED: 5 } as const;

/** The lessons and the homework of a group over the present term, and where its members stand. Throws NOT_FOUND. (CTM-3) */
export async function groupTerm(context: AppContext, id: string): Promise<GroupTermPayload> {
  const { storage, now } = context;
  const group = await storage.groups.find(id);
  if (group === null) throw new AppError('NOT_FOUND');
  const played = (await storage.games.ofTeacher(group.teacher)).filter((game) => game.group === id && isOver(game));
  const set = (await storage.homework.ofTeacher(group.teacher)).filter((homework) => homework.group === id);
  const since = sinceWhen([...played.map(dayOfGame), ...set.map(firstDay)], schoolDay(now()));
  const games = inOrder(played.filter((game) => dayOfGame(game) >= since));
  const homework = set.filter((one) => firstDay(one) >= since).toReversed();
  const attempts = await storage.homework.attempts(homework.map((one) => one.id));
  const members = (await storage.groups.members([id]))[id] ?? [];
  const rows = await rowsOf(storage, since, {
    members,
    games: [...games.map((one) => one.id), ...attempts.map((one) => one.game)],
  });
  const competences = await competencesIn(storage, rows);
  const people = await peopleOf(storage, [...rows.keys()]);
  const nameOf = shownNames(people, rows.keys());
  const lines = await Promise.all(homework.map((one) => groupHomework(context, one)));
  return {
    group: { id, name: group.name },
    since,
    lessons: [...games.map(groupLesson), ...lines].toSorted(byDate),
    uncounted: await uncountedOf(storage, games),
    competences,
    students: [...rows].flatMap(([student, own]) => {
      const last = own.at(-1);
      return last === undefined ? [] : [{ id: student, name: nameOf(student), game: last.game }];
    }),
    tasks: await groupTasks(context, { group: id, members, people }),
    next: await nextForClass(storage, competences),
  };
}

type GroupLine = GroupTermPayload['lessons'][number];

type Dated = { readonly date: string };

function byDate(one: Dated, other: Dated): number {
  return one.date === other.date ? 0 : one.date < other.date ? -1 : 1;
}

function firstDay({ opensAt }: Homework): string {
  return schoolDay(opensAt);
}

function groupLesson(game: Game): GroupLine {
  return { ...lessonFacts(game), kind: 'LESSON', score: game.score, players: placesOf(game.players).size };
}

async function groupHomework(context: AppContext, homework: Homework): Promise<GroupLine> {
  const { students, done } = await presentHomeworkLine(context, homework);
  const { id, title, closesAt } = homework;
  return { kind: 'HOMEWORK', homework: id, title, date: firstDay(homework), closesAt, students, done };
}

/** How many of these games somebody has played although nothing is stored of them yet. */
async function uncountedOf({ observations }: Storage, games: readonly Game[]): Promise<number> {
  const played = games.filter(({ players }) => placesOf(players).size > 0);
  const stored = await Promise.all(played.map(({ id }) => observations.ofGame(id)));
  return stored.filter((rows) => rows.length === 0).length;
}

/** What is stored of the members' decisions in these games since that day, by member, sorted by day and then in the order of the games. */
async function rowsOf(
  { observations }: Storage,
  since: string,
  { members, games }: { readonly members: readonly string[]; readonly games: readonly string[] },
): Promise<ReadonlyMap<string, readonly OwnObservations[]>> {
  const places = new Map(games.map((game, place) => [game, place]));
  const placeOf = ({ game }: OwnObservations): number => places.get(game) ?? 0;
  const rows = new Map<string, readonly OwnObservations[]>();
  for (const student of members) {
    const own = (await observations.ofPlayer(student, since)).filter(({ game }) => places.has(game));
    rows.set(
      student,
      own.toSorted((one, other) => byDate(one, other) || placeOf(one) - placeOf(other)),
    );
  }
  return rows;
}

/** How many members have each verdict; those who have played nothing yet are not counted. */
async function competencesIn(
  { observations }: Storage,
  rows: ReadonlyMap<string, readonly OwnObservations[]>,
): Promise<GroupTermPayload['competences']> {
  const played = [...rows].filter(([, own]) => own.length > 0);
  const games = new Set(played.flatMap(([, own]) => own.map(({ game }) => game)));
  const strikes = await observations.strikes([...games]);
  const profiles = played.map(([student, own]) =>
    competencesOf(
      own.filter(countsInTerm).map(lessonOf),
      strikes.filter(({ player }) => player === student),
    ),
  );
  return classCompetences(profiles).map(({ competence, students }) => ({ competence, students: { ...students } }));
}

/** The competences that most students need to practise, with the situations that train them. */
async function nextForClass(
  { library }: Storage,
  competences: GroupTermPayload['competences'],
): Promise<GroupTermPayload['next']> {
  const wanted = competences
    .filter(({ students }) => students.PRACTISE > 0)
    .toSorted((one, other) => other.students.PRACTISE - one.students.PRACTISE)
    .slice(0, MOST.COMPETENCES);
  if (wanted.length === 0) return [];
  const tasks = await activeTasks(library);
  return wanted.map(({ competence, students }) => {
    const names = tasks.filter((task) => task.competence === competence).map(({ edited }) => edited.item.name);
    return { competence, students: students.PRACTISE, count: names.length, situations: names.slice(0, MOST.NAMED) };
  });
}
