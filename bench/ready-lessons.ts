// npm run bench:ready-lessons - each ready lesson played by two bots of each level, by its own seed and 20 others: how much there is to decide, which
// situations are met, how far apart the levels end, whether anybody has nothing to do. SEEDS=40 plays more.
import { BOT_LEVELS } from '@fracht/bots';
import { READY_LESSONS, type ReadyLesson } from '@fracht/content';
import { type Level, lessonGame, type LessonPlayer, minutesOf } from './lib/lesson-games.ts';
import { footing, heading, row } from './lib/report.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 20);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function meansOf(game: readonly LessonPlayer[]): Readonly<Record<Level, number>> {
  const of = (level: Level): number => mean(game.filter((one) => one.level === level).map((one) => one.score));
  return { careless: of('careless'), ordinary: of('ordinary'), good: of('good') };
}

function isInOrder({ careless, ordinary, good }: Readonly<Record<Level, number>>): boolean {
  return good > ordinary && ordinary > careless;
}

function report(lesson: ReadyLesson, name: string, games: readonly (readonly LessonPlayer[])[]): void {
  const players = games.flat();
  const minutes = minutesOf(lesson);
  const levels = games.map(meansOf);
  const share = (count: number, of: number): string => `${((count / of) * 100).toFixed(0)} %`;
  row(
    `${lesson.id}, ${name}`,
    (mean(players.map(({ decisions }) => sum(decisions))) / minutes).toFixed(2),
    mean(players.map(({ met }) => met.length)).toFixed(1),
    `${new Set(players.flatMap(({ met }) => met)).size} of ${lesson.situations.filter((id) => !id.startsWith('A')).length}`,
    BOT_LEVELS.map((level) => mean(levels.map((one) => one[level])).toFixed(0)).join(', '),
    share(levels.filter(isInOrder).length, levels.length),
    share(levels.filter(({ careless, good }) => good > careless).length, levels.length),
    String(players.flatMap(({ decisions }) => decisions).filter((count) => count === 0).length),
    String(players.filter(({ delivered }) => delivered === 0).length),
  );
}

heading();
row(
  'lesson',
  'decisions a player and minute',
  'asking situations a player',
  'of the lesson met',
  `mean score: ${BOT_LEVELS.join(', ')}`,
  'levels in their order',
  'good above careless',
  'rounds of a player without a decision',
  'players without a delivery',
);
row(...Array.from({ length: 9 }, () => '---'));
for (const lesson of READY_LESSONS) {
  report(lesson, 'own seed', [lessonGame(lesson, lesson.seed, 0)]);
  const games = Array.from({ length: SEEDS }, (_, seed) => lessonGame(lesson, `${lesson.id}-${seed}`, seed));
  report(lesson, `${SEEDS} seeds`, games);
}
footing();
