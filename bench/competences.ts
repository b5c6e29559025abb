// npm run bench:competences [-- FILE] - what is usual (the norms of the five competences), how often a player without a weakness is told to practise
// something, and how many planted weaknesses are found: after one lesson, and after several. Lessons are kept in FILE, and a run continues from
// there. GAMES=10 plays fewer games.
import { type CompetenceProfile, competencesOf } from '@fracht/debrief';
import { type Competence, COMPETENCES } from '@fracht/engine';
import { footing, heading, row } from './lib/report.ts';
import { KeptLessons, ordinaryLessons, type ScriptedLesson, scriptedLessons } from './lib/scripted-games.ts';
import type { Script } from './lib/scripted-players.ts';

const GAMES = Number(process.env['GAMES'] ?? 50);
/** Separate games of ordinary players: norms must not be tested on the players that they were derived from. */
const ORDINARY_GAMES = Math.ceil(GAMES / 5);
const MOST_LESSONS = 5;

type Word = CompetenceProfile['word'];
const WORDS: readonly Word[] = ['STRONG', 'NORMAL', 'PRACTISE', 'TOO_LITTLE'];
const NAMES: Readonly<Record<Competence, string>> = {
  DRIVING_TIME: 'driving time',
  WINDOWS: 'windows',
  VEHICLE_AND_COST: 'vehicle and cost',
  CARGO_AND_PARKING: 'cargo and parking',
  INCIDENTS: 'incidents',
};

const kept = new KeptLessons(process.argv[2]);

function times<T>(count: number, make: (index: number) => readonly T[]): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index)).flat();
}

function observedIn(lessons: readonly ScriptedLesson[], competence: Competence): { n: number; mean: number } {
  const values = lessons
    .flatMap(({ observations }) => observations)
    .filter((one) => one.competence === competence)
    .map(({ value }) => value);
  return { n: values.length / lessons.length, mean: values.reduce((sum, value) => sum + value, 0) / values.length };
}

function tableOfValues(
  groups: readonly { readonly name: string; readonly lessons: readonly ScriptedLesson[] }[],
): void {
  row('observations a lesson, and their mean value', ...COMPETENCES.map((one) => NAMES[one]));
  row('---', ...COMPETENCES.map(() => '---'));
  for (const { name, lessons } of groups) {
    const cells = COMPETENCES.map((one) => observedIn(lessons, one));
    row(name, ...cells.map(({ n, mean }) => `${n.toFixed(1)}, ${mean.toFixed(2)}`));
  }
}

/**
 * Players with this many lessons each: consecutive lessons of the same script, in a circle, each player starting one lesson later than the one
 * before.
 */
function terms(lessons: readonly ScriptedLesson[], length: number): readonly (readonly CompetenceProfile[])[] {
  const circle = [...lessons, ...lessons];
  return lessons.map((_, first) => competencesOf(circle.slice(first, first + length)));
}

function chosenWords(players: readonly (readonly CompetenceProfile[])[], of: Competence): readonly Word[] {
  return players.flatMap((own) => own.filter(({ competence }) => competence === of).map(({ word }) => word));
}

function counted(words: readonly Word[], word: Word): number {
  return words.filter((one) => one === word).length;
}

/** A cell for one lesson, two lessons and so on. */
function byLessons(told: (lessons: number) => string): readonly string[] {
  return Array.from({ length: MOST_LESSONS }, (_, index) => told(index + 1));
}

heading();
const ordinary = times(ORDINARY_GAMES, (game) => {
  const name = `ordinary-${game}`;
  return kept.of(name, () => ordinaryLessons(name));
});
const scripted = times(GAMES, (game) => {
  const name = `scripted-${game}`;
  return kept.of(name, () => scriptedLessons(name, game));
});
const lessonsOf = (script: Script): readonly ScriptedLesson[] => scripted.filter((lesson) => lesson.script === script);

tableOfValues([
  { name: `ordinary, ${ordinary.length} players: the norms`, lessons: ordinary },
  { name: 'without a weakness', lessons: lessonsOf('NONE') },
  ...COMPETENCES.map((one) => ({ name: `weak in ${NAMES[one]}`, lessons: lessonsOf(one) })),
]);
process.stdout.write('\n');
row(`of ${GAMES} players each`, ...byLessons((lessons) => (lessons === 1 ? '1 lesson' : `${lessons} lessons`)));
row('---', ...byLessons(() => '---'));
row(
  'without a weakness, told to practise anything',
  ...byLessons((lessons) => {
    const players = terms(lessonsOf('NONE'), lessons);
    return String(players.filter((own) => own.some(({ word }) => word === 'PRACTISE')).length);
  }),
);
for (const one of COMPETENCES) {
  row(
    `weak in ${NAMES[one]}: found, nothing said yet`,
    ...byLessons((lessons) => {
      const words = chosenWords(terms(lessonsOf(one), lessons), one);
      return `${counted(words, 'PRACTISE')}, ${counted(words, 'TOO_LITTLE')}`;
    }),
  );
}
for (const one of COMPETENCES) {
  row(
    `without a weakness, ${NAMES[one]}: strong, normal, to practise, too little`,
    ...byLessons((lessons) => {
      const words = chosenWords(terms(lessonsOf('NONE'), lessons), one);
      return WORDS.map((word) => counted(words, word)).join(', ');
    }),
  );
}
footing();
