// npm run bench:debrief - what the debrief costs: one what-if, all stops of one student, luck of one student, a class list; games of 6 and 30
// players. Processor time beside the clock's, because on a busy machine the clock counts what others do.
import { playGame } from '@fracht/bots';
import {
  type Recording,
  classList,
  decisionsOf,
  judgedDecisions,
  luckOf,
  recordingOf,
  stopsOf,
  thresholdsOf,
  whatIf,
} from '@fracht/debrief';
import { load, row } from './lib/report.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { machine, median, quantile } from './lib/timing.ts';

const STUDENT = 'player-1';

type Spent = { readonly clock: number; readonly processor: number };

/** Milliseconds that `run` takes. */
function spent(run: () => unknown): Spent {
  const [started, used] = [performance.now(), process.cpuUsage()];
  run();
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
}

function told(what: string, { clock, processor }: Spent): void {
  row(what, `${processor.toFixed(0)} ms`, `${clock.toFixed(0)} ms`);
}

function recorded(players: number): Recording {
  const setup = aSetup(`debrief-${players}`);
  const { log } = playGame(setup, TEACHER, seats(players, 'ordinary'), DAY);
  // The first runs are before the compiler has seen the code.
  for (let count = 0; count < 3; count += 1) recordingOf({ setup, log });
  return recordingOf({ setup, log });
}

function measureWhatIfs(recording: Recording, players: number): void {
  const forks = decisionsOf(recording, STUDENT).flatMap((decision) =>
    decision.alternatives.map((alternative) => ({ decision, alternative })),
  );
  const times = forks.map(({ decision, alternative }) => spent(() => whatIf(recording, decision, alternative)));
  const [processor, clock] = [times.map((one) => one.processor), times.map((one) => one.clock)].map((list) =>
    list.toSorted((one, other) => one - other),
  );
  if (processor === undefined || clock === undefined) return;
  const figures = (list: readonly number[]): string =>
    `p50 ${median(list).toFixed(0)} ms, p90 ${quantile(list, 0.9).toFixed(0)} ms, most ${(list.at(-1) ?? 0).toFixed(0)} ms`;
  row(`one what-if, ${players} players (${times.length} of one student)`, figures(processor), figures(clock));
}

function measure(players: number): void {
  const recording = recorded(players);
  const { setup, log } = recording;
  told(
    `recording a game of ${players}, ${log.length} actions`,
    spent(() => recordingOf({ setup, log })),
  );
  measureWhatIfs(recording, players);
  told(
    `all decisions and stops of one student, ${players} players`,
    spent(() => stopsOf(judgedDecisions(recording, STUDENT), thresholdsOf(recording.end))),
  );
  told(
    `luck of one student, ${players} players`,
    spent(() => luckOf(recording, STUDENT)),
  );
  told(
    `class list: answers and rests of all, ${players} players`,
    spent(() => classList(recording)),
  );
}

process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${machine()}, load ${load()} before\n\n`);
row('what', 'processor', 'clock');
row('---', '---', '---');
for (const players of [6, 30]) measure(players);
process.stdout.write(`\nload ${load()} after\n`);
