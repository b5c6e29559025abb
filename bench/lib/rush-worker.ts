// A worker thread: begins one game after another at the server of `workerData`, each with six players who act twice a second, until START is refused;
// continues to play those that it has until it is told to end.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { faultText } from '@fracht/content';
import { CALLS, packedCodecRequest } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { bookerAt } from './booker.ts';
import { ADMIN, mustBeAccepted, PASSWORD, somebody } from './school.ts';
import { Seat } from './seat.ts';

/** How many games of the rush have begun, and why the next one did not; null: none was refused yet. */
export type RushNews = { readonly begun: number; readonly refusal: string | null };

const PLAYERS = 6;
const BETWEEN_ACTIONS_MS = 500;
const BETWEEN_GAMES_MS = 250;
const LECTURER = 'tlok@szkola.example';
const EMAILS = Array.from({ length: PLAYERS }, (_, index) => `tlok-${String(index)}@szkola.example`);

const address = String(workerData);
const seats: Seat[] = [];
const over = new AbortController();
const { signal } = over;

async function rush(): Promise<void> {
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(LECTURER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(LECTURER, PASSWORD);
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Tłok' } });
  const students: ApiClient[] = [];
  for (const email of EMAILS) {
    await addPerson(teacher, { ...somebody(email), type: 'STUDENT', group });
    students.push(await new ApiClient(address).logIn(email, PASSWORD));
  }
  for (let begun = 0; !signal.aborted;) {
    const code = await begin(teacher, group, students);
    if (code === null) begun += 1;
    tell({ begun, refusal: code === null ? null : `${code}, ${code === 'SERVER_FULL' ? faultText[code] : ''}` });
    if (code !== null) return;
    await sleep(BETWEEN_GAMES_MS);
  }
}

/** Begins one more game of the group; gives the code if START is refused. */
async function begin(teacher: ApiClient, group: string, students: readonly ApiClient[]): Promise<string | null> {
  const { id } = await teacher.call(CALLS.addGame, { body: { group, seed: `tlok-${String(seats.length)}` } });
  const { seat: desk } = await Seat.take(address, teacher, id, packedCodecRequest());
  seats.push(desk);
  const players: Seat[] = [];
  for (const student of students) {
    const { seat } = await Seat.take(address, student, id, packedCodecRequest());
    seats.push(seat);
    players.push(seat);
    await mustBeAccepted(seat, { action: 'USER_JOIN' });
  }
  const { ok, code } = await desk.act({ action: 'START' });
  if (!ok) return code ?? 'no code';
  for (const [place, seat] of players.entries()) void play(seat, place);
  return null;
}

async function play(seat: Seat, place: number): Promise<void> {
  const actor = bookerAt(seat, place);
  await sleep((place * BETWEEN_ACTIONS_MS) / PLAYERS);
  while (!signal.aborted) {
    await actor.act();
    await sleep(BETWEEN_ACTIONS_MS);
  }
}

function tell(news: RushNews): void {
  parentPort?.postMessage(news);
}

parentPort?.once('message', () => over.abort());
await rush();
while (!signal.aborted) await sleep(BETWEEN_ACTIONS_MS);
await Promise.all(seats.map((seat) => seat.leave()));
