import { decide } from '@fracht/bots';
import { type Api, logIn, textAt } from './api.ts';
import { Seat } from './seat.ts';

export const ADMIN = { email: 'admin@szkola.example', password: 'Rotterdam-Lyon-790' } as const;
/** Of everybody but the admin. */
export const PASSWORD = 'Hannover-Drezno-360';
/** Actions of each player before the measurement: an order and a car for it. */
const OPENING_ACTIONS = 2;
const BREATH_MS = 60;

/** A running game with its players at their sockets, and one member who has not come yet. */
export type LiveGame = {
  readonly id: string;
  readonly teacher: Seat;
  readonly players: readonly Seat[];
  readonly late: Api;
};

/** Makes a lecturer with `games` groups, a member more than `players` in each, and a running game for each group. */
export async function makeSchool(
  address: string,
  games: number,
  players: number,
  codec: string,
): Promise<readonly LiveGame[]> {
  const admin = await logIn(address, ADMIN.email, ADMIN.password);
  const lecturer = 'wykladowca@szkola.example';
  await addPerson(admin, lecturer, 'TEACHER');
  const teacher = await logIn(address, lecturer, PASSWORD);
  const waiting: LiveGame[] = [];
  for (let game = 0; game < games; game += 1) waiting.push(await gatherGame(address, teacher, game, players, codec));
  await Promise.all(waiting.map(startGame));
  return waiting;
}

async function startGame({ teacher, players }: LiveGame): Promise<void> {
  await mustBeAccepted(teacher, { action: 'START' });
  for (const seat of players) await openPlay(seat);
}

async function gatherGame(
  address: string,
  teacher: Api,
  number: number,
  count: number,
  codec: string,
): Promise<LiveGame> {
  const emails = Array.from({ length: count + 1 }, (_, index) => `gracz-${number}-${index}@szkola.example`);
  const group = textAt(await teacher.send('POST', 'group/add/', { name: `Grupa ${number + 1}` }), 'id');
  await Promise.all(emails.map((email) => addPerson(teacher, email, 'STUDENT', group)));
  const id = textAt(await teacher.send('POST', 'game/add/', { group, seed: `bench-${number}` }), 'id');
  const apis = await Promise.all(emails.map((email) => logIn(address, email, PASSWORD)));
  const [late, ...early] = apis;
  if (late === undefined) throw new Error('A game without players');
  const { seat: desk } = await Seat.take(address, teacher, id, codec);
  const players: Seat[] = [];
  for (const api of early) {
    const { seat } = await Seat.take(address, api, id, codec);
    await mustBeAccepted(seat, { action: 'USER_JOIN' });
    players.push(seat);
  }
  return { id, teacher: desk, players, late };
}

/** Adds a person, to a group where one is told. */
export async function addPerson(api: Api, email: string, type: string, group?: string): Promise<void> {
  const person = { email, type, first_name: 'Gracz', last_name: 'Próbny', password: PASSWORD };
  await api.send('POST', 'user/add/', group === undefined ? person : { ...person, group });
}

/** Acts; throws where the rules refuse it. */
export async function mustBeAccepted(seat: Seat, action: Parameters<Seat['act']>[0]): Promise<void> {
  const { ok, code } = await seat.act(action);
  if (!ok) throw new Error(`${action.action} was refused: ${code}`);
}

/** A bot's first few deeds, so that trucks are on the road while it is measured. */
async function openPlay(seat: Seat): Promise<void> {
  await seat.until(({ state }) => state === 'IN_PROGRESS');
  for (let deed = 0; deed < OPENING_ACTIONS; deed += 1) {
    const action = decide(seat.view, { player: seat.user, level: 'ordinary', seed: 'bench', answers: null });
    if (action === null) return;
    await seat.act(action);
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
}
