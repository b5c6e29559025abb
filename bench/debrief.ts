// npm run bench:debrief - what the debrief costs: one what-if, all stops of one student, luck of one student, a class list; then how soon after
// a game's end all of it is there, worked out in the server's threads, and how long what-ifs wait meanwhile. Games of 6 and 30 players.
// Processor time is given besides elapsed time, which on a busy machine includes what others do.
import { setTimeout } from 'node:timers/promises';
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
import { DebriefThreads, type TaskGame } from '../packages/server/src/debriefs/debrief-threads.ts';
import { Debriefs } from '../packages/server/src/debriefs/debriefs.ts';
import { makeLog } from '../packages/server/src/log.ts';
import { footing, heading, row } from './lib/report.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { median, quantile } from './lib/timing.ts';

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
  // The first runs come before the code has been JIT-compiled.
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

/** How soon after the end of a game its debriefs are there, and how long what-ifs of one student wait meanwhile. */
async function measureJob(players: number): Promise<void> {
  const { setup, log } = recorded(players);
  const { world: _world, ...rest } = setup;
  const parts = new Map<string, string>();
  const store = {
    find: async (_game: string, part: string) => parts.get(part) ?? null,
    save: async (_game: string, part: string, body: string) => void parts.set(part, body),
    add: async (_game: string, part: string, body: string) => void (parts.has(part) || parts.set(part, body)),
  };
  const threads = new DebriefThreads(2);
  const debriefs = new Debriefs({
    store,
    observed: async () => undefined,
    threads,
    logger: makeLog(),
    clock: () => performance.now(),
  });
  const game: TaskGame = { id: setup.game, load: async () => ({ setup: rest, log }) };
  const [decision] = decisionsOf(recordingOf({ setup, log }), STUDENT).filter(({ judged }) => judged === 'YES');
  if (decision === undefined) throw new Error('A bot decides something');
  const { id, alternatives } = decision;
  const actions = alternatives[0]?.actions ?? [];
  const [began, used] = [performance.now(), process.cpuUsage()];
  debriefs.begin(game);
  const waits: number[] = [];
  let [ofClass, own]: (number | null)[] = [null, null];
  while (!parts.has('students')) {
    const asked = performance.now();
    await debriefs.whatIf(game, { player: STUDENT, decision: id, actions });
    waits.push(performance.now() - asked);
    if (parts.has('class')) ofClass ??= performance.now() - began;
    if (parts.has(STUDENT)) own ??= performance.now() - began;
    await setTimeout(100);
  }
  const { user, system } = process.cpuUsage(used);
  const whole = performance.now() - began;
  row(
    `all debriefs of ${players} players in two threads, asked for what-ifs meanwhile`,
    `${((user + system) / 1000).toFixed(0)} ms`,
    `${whole.toFixed(0)} ms`,
  );
  row('the class, ready after', '', `${(ofClass ?? whole).toFixed(0)} ms`);
  row('the first student, ready after', '', `${(own ?? whole).toFixed(0)} ms`);
  waits.sort((one, other) => one - other);
  row(
    `a what-if meanwhile (${waits.length})`,
    '',
    `p50 ${median(waits).toFixed(0)} ms, p90 ${quantile(waits, 0.9).toFixed(0)} ms, most ${(waits.at(-1) ?? 0).toFixed(0)} ms`,
  );
  const sizes = [...parts].filter(([part]) => part.startsWith('player')).map(([, body]) => body.length);
  row(
    'a stored debrief, bytes',
    median(sizes.toSorted((one, other) => one - other)).toFixed(0),
    `class ${(parts.get('class') ?? '').length}`,
  );
  await debriefs.close();
}

heading();
row('what', 'processor', 'clock');
row('---', '---', '---');
for (const players of [6, 30]) measure(players);
for (const players of [6, 30]) await measureJob(players);
footing();
