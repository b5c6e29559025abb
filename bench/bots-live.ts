// npm run bench:bots-live - what bots in empty places cost the built server: thirty of them in ten running games of one student each, at a lesson's
// real speed, as a share of one core over a minute in each part of the round; beside the same games without bots.
import type { BotsLevel } from '@fracht/engine';
import { CALLS, packedCodecRequest } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { startChild } from './lib/child.ts';
import { anonymousMiB, coreShare } from './lib/process-cost.ts';
import { footing, heading, load, row } from './lib/report.ts';
import { ADMIN, mustBeAccepted, PASSWORD, somebody } from './lib/school.ts';
import { Seat } from './lib/seat.ts';

const [GAMES = 10, BOTS = 3] = process.argv.slice(2).map(Number);
const TEACHER = 'boty@szkola.example';
const MINUTE_MS = 60_000;
/** Wait in ms until the first rush for orders is over. */
const RUSH_MS = 15_000;
const CODEC = packedCodecRequest();
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** Starts games of one student each, with so many bots beside; gives their connections, and how many actions of all players were heard of. */
async function startGames(address: string, level: BotsLevel | null): Promise<readonly Seat[]> {
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(TEACHER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(TEACHER, PASSWORD);
  const seats: Seat[] = [];
  for (let game = 0; game < GAMES; game += 1) seats.push(...(await startGame(address, teacher, game, level)));
  return seats;
}

async function startGame(
  address: string,
  teacher: ApiClient,
  number: number,
  level: BotsLevel | null,
): Promise<readonly Seat[]> {
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: `Grupa ${number + 1}` } });
  const email = `sam-${number}@szkola.example`;
  await addPerson(teacher, { ...somebody(email), type: 'STUDENT', group });
  const { id } = await teacher.call(CALLS.addGame, { body: { group, seed: `boty-${number}` } });
  const { seat: desk } = await Seat.take(address, teacher, id, CODEC);
  const { seat } = await Seat.take(address, await new ApiClient(address).logIn(email, PASSWORD), id, CODEC);
  await mustBeAccepted(seat, { action: 'USER_JOIN' });
  if (level !== null) {
    await mustBeAccepted(desk, { action: 'SET_BOTS', level, places: BOTS + 1 });
    await desk.until(({ players }) => players.filter(({ tenure }) => tenure?.bot != null).length === BOTS);
  }
  await mustBeAccepted(desk, { action: 'START' });
  return [desk, seat];
}

/** Orders that somebody has booked in all these games. */
function bookedIn(seats: readonly Seat[]): number {
  return seats.flatMap(({ view }) => view.orders).filter(({ player }) => player !== null).length;
}

async function measure(what: string, level: BotsLevel | null): Promise<void> {
  const server = await startChild(SERVER_ARGS, 'readyz', ENV);
  try {
    const seats = await startGames(`http://127.0.0.1:${server.port}`, level);
    const first = await coreShare([server.pid], RUSH_MS);
    const share = await coreShare([server.pid], MINUTE_MS);
    row(
      what,
      first.toFixed(1),
      share.toFixed(1),
      anonymousMiB(server.pid).toFixed(0),
      String(bookedIn(seats) / 2),
      load(),
    );
    await Promise.all(seats.map((seat) => seat.leave()));
  } finally {
    await server.stop();
  }
}

heading();
row(
  `${GAMES} games of one student`,
  'first 15 s, % of a core',
  'next minute, %',
  'anonymous, MiB',
  'orders open and booked',
  'load',
);
row('---', '---', '---', '---', '---', '---');
await measure('without bots', null);
for (const level of ['ordinary', 'good', 'mixed'] as const) await measure(`${BOTS} bots each, ${level}`, level);
footing();
