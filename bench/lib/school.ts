import { decide } from '@fracht/bots';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { Seat } from './seat.ts';

export const ADMIN = { email: 'admin@szkola.example', password: 'Rotterdam-Lyon-790' } as const;
const LECTURER = 'wykladowca@szkola.example';
/** The password of everybody but the admin. */
export const PASSWORD = 'Hannover-Drezno-360';
/** Actions of each player before the measurement: booking an order, and a car for it. */
const OPENING_ACTIONS = 2;
const BREATH_MS = 60;

/** A running game: the connections of the lecturer and the players, and the API client of one member who has not connected yet. */
export type LiveGame = {
  readonly id: string;
  readonly teacher: Seat;
  readonly players: readonly Seat[];
  readonly late: ApiClient;
};

/**
 * Makes a lecturer with `games` groups of `players` + 1 members, and a running game for each group, which all but one member have joined. `addressOf` gives the
 * server process that somebody in a game connects to, if there are several; place 0 is the lecturer. `codec` is the encoding that the clients ask for.
 */
export async function makeSchool(
  addressOf: (game: number, place: number) => string,
  games: number,
  players: number,
  codec: string,
): Promise<readonly LiveGame[]> {
  const address = addressOf(0, 0);
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(LECTURER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(LECTURER, PASSWORD);
  const waiting: LiveGame[] = [];
  for (let game = 0; game < games; game += 1) waiting.push(await gatherGame(addressOf, teacher, game, players, codec));
  await Promise.all(waiting.map(startGame));
  return waiting;
}

async function startGame({ teacher, players }: LiveGame): Promise<void> {
  await mustBeAccepted(teacher, { action: 'START' });
  for (const seat of players) await openPlay(seat);
}

async function gatherGame(
  addressOf: (game: number, place: number) => string,
  teacher: ApiClient,
  number: number,
  count: number,
  codec: string,
): Promise<LiveGame> {
  const emails = Array.from({ length: count + 1 }, (_, index) => `gracz-${number}-${index}@szkola.example`);
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: `Grupa ${number + 1}` } });
  await Promise.all(emails.map((email) => addPerson(teacher, { ...somebody(email), type: 'STUDENT', group })));
  const { id } = await teacher.call(CALLS.addGame, { body: { group, seed: `bench-${number}` } });
  const at = (place: number): string => addressOf(number, place);
  const apis = await Promise.all(emails.map((email, place) => new ApiClient(at(place)).logIn(email, PASSWORD)));
  const [late, ...early] = apis;
  if (late === undefined) throw new Error('A game without players');
  const desk = await takeDesk(at(0), id, codec);
  const players: Seat[] = [];
  for (const [place, api] of early.entries()) {
    const { seat } = await Seat.take(at(place + 1), api, id, codec);
    await mustBeAccepted(seat, { action: 'USER_JOIN' });
    players.push(seat);
  }
  return { id, teacher: desk, players, late };
}

/** Connects the lecturer first: the process to which the first connection of a game goes owns that game from then on. */
async function takeDesk(address: string, game: string, codec: string): Promise<Seat> {
  const api = await new ApiClient(address).logIn(LECTURER, PASSWORD);
  return (await Seat.take(address, api, game, codec)).seat;
}

/** The fields of a new account with this e-mail. */
export function somebody(email: string) {
  return { email, first_name: 'Gracz', last_name: 'Próbny', password: PASSWORD };
}

/** Sends an action; throws if it is refused. */
export async function mustBeAccepted(seat: Seat, action: Parameters<Seat['act']>[0]): Promise<void> {
  const { ok, code } = await seat.act(action);
  if (!ok) throw new Error(`${action.action} was refused: ${code}`);
}

/** Plays the first actions as a bot would, so that trucks are on the road during the measurement. */
async function openPlay(seat: Seat): Promise<void> {
  await seat.until(({ state }) => state === 'IN_PROGRESS');
  for (let deed = 0; deed < OPENING_ACTIONS; deed += 1) {
    const action = decide(seat.view, { player: seat.user, level: 'ordinary', seed: 'bench', answers: null });
    if (action === null) return;
    await seat.act(action);
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
}
