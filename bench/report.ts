// npm run bench:report - what a teacher takes out of 500 players: the server's pages, then the files. PLAYERS=60 takes fewer. The rows are those of one
// game of bots, its students again and again: a game has at most 200, so that 500 are more than any lesson.
import { judgedDecisions } from '@fracht/debrief';
import { COMPETENCES } from '@fracht/engine';
import { playGame } from '@fracht/bots';
import { classReportPayload, type ReportedStudent } from '@fracht/protocol';
import { csvOf, xlsxOf } from '../packages/kit/src/files/table-content.ts';
import {
  competenceRows,
  decisionRows,
  happeningRows,
  ledgerRows,
} from '../packages/office/src/lecturer-debrief/report-rows.ts';
import { classReport, type ClassReportParts } from '../packages/server/src/debriefs/class-report.ts';
import { KnownGame } from '../packages/server/src/debriefs/known-game.ts';
import { booksView } from '../packages/server/src/debriefs/views/books-view.ts';
import { studentView } from '../packages/server/src/debriefs/views/student-view.ts';
import { footing, heading, remark, row } from './lib/report.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';

const PLAYERS = Number(process.env['PLAYERS'] ?? 500);
const SEATS = 6;
const MIB = 1_048_576;

/** A played game with the debriefs of its students as they are stored. */
function played() {
  const setup = aSetup('report');
  const { log } = playGame(setup, TEACHER, seats(SEATS, 'ordinary'), DAY);
  const game = new KnownGame({ setup, log });
  const bodies = Array.from({ length: SEATS }, (_, seat) => {
    const player = `player-${seat + 1}`;
    const judged = judgedDecisions(game.recording, player);
    return JSON.stringify(studentView(game.recording, { player, decisions: game.decisionsOf(player), judged }));
  });
  return { game, bodies };
}

/** The pages of the report, one after another, of a class whose students are those of the game again and again. */
async function pagesOf({ game, bodies }: ReturnType<typeof played>): Promise<readonly ReportedStudent[]> {
  const seatOf = (player: string) => Number(player) % SEATS;
  const parts: ClassReportParts = {
    debriefs: {
      students: async () => ({
        state: 'READY',
        students: Array.from({ length: PLAYERS }, (_, index) => String(index)),
      }),
      books: async (_, players) => players.map((id) => booksView(game.recording, `player-${seatOf(id) + 1}`)),
      stored: async (_, player) => bodies[seatOf(player)] ?? null,
    },
    skills: {
      ofLesson: async () => COMPETENCES.map((competence) => ({ competence, word: 'NORMAL' as const, n: 9, good: 7 })),
    },
  };
  const taken: ReportedStudent[] = [];
  for (let from: number | null = 0; from !== null;) {
    const page = await classReport(parts, { id: 'g', load: async () => Promise.reject(new Error('it is here')) }, from);
    if (page.state !== 'READY') throw new Error('it is stored');
    const told = page.students.map((student) => ({ ...student, name: `Zażółć Gęślą ${student.id}` }));
    const sent = JSON.stringify({ ...page, students: told });
    const read = classReportPayload.parse(JSON.parse(sent));
    if (read.state === 'READY') taken.push(...read.students);
    from = page.next;
  }
  return taken;
}

/** Does `work`, and prints how long it took by the clock and the processor, and what was in memory beside at most. */
async function measured(name: string, work: () => Promise<string>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const processor = process.cpuUsage();
  const start = performance.now();
  const told = await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(processor);
  most = Math.max(most, process.memoryUsage().rss);
  clearInterval(watch);
  row(name, (ms / 1000).toFixed(2), ((user + system) / 1e6).toFixed(2), ((most - before) / MIB).toFixed(0), told);
  return (user + system) / 1e6;
}

heading();
const game = played();
let students: readonly ReportedStudent[] = [];
row('what', 'seconds', 'of the processor', 'MiB beside', 'size');
row('---', '---', '---', '---', '---');
let sum = await measured('pages of 20, made, sent and read', async () => {
  students = await pagesOf(game);
  return `${(Buffer.byteLength(JSON.stringify(students.slice(0, 20))) / MIB).toFixed(1)} MiB a page`;
});
const tables = {
  decisions: decisionRows(students),
  ledger: ledgerRows(students),
  happenings: happeningRows(students),
  competences: competenceRows(students, []),
};
sum += await measured('workbook with all sheets', async () => {
  const sheets = Object.entries(tables).map(([sheet, table]) => ({ sheet, rows: table }));
  return `${((await xlsxOf(sheets)).size / MIB).toFixed(1)} MiB`;
});
for (const [name, table] of Object.entries(tables)) {
  sum += await measured(`${name}, CSV`, async () => `${(csvOf(table).size / MIB).toFixed(1)} MiB`);
}
const counts = Object.entries(tables).map(([table, { length }]) => `${length - 1} ${table}`);
remark(`${PLAYERS} players: ${counts.join(', ')}; all of it ${sum.toFixed(1)} s of the processor`);
footing();
