import { setTimeout as sleep } from 'node:timers/promises';
import { inGame, statusOf } from './channel.ts';
import { textAt } from './reading.ts';
import { addGame, type School, type Student } from './school.ts';
import { join, type Line } from './socket.ts';

/** A running game with the lecturer's line and those of two students. */
export type Lesson = {
  readonly game: string;
  readonly lead: Line;
  readonly a: Line;
  readonly b: Line;
  readonly all: readonly Line[];
};

/** The first two students of a school. */
export function twoOf({ students }: School): readonly [Student, Student] {
  const [first, second] = students;
  if (first === undefined || second === undefined) throw new Error('a school of fewer than two');
  return [first, second];
}

/** A student of a school, by index from 0. */
export function studentAt({ students }: School, index: number): Student {
  const student = students[index];
  if (student === undefined) throw new Error(`a school without student ${index}`);
  return student;
}

/** Makes a game, connects everybody and starts it. */
export async function running(at: School, seed: number): Promise<Lesson> {
  const [ala, ola] = twoOf(at);
  const game = await addGame(at.teacher, { group: at.group, seed });
  const lead = await join(at.teacher, game);
  const [a, b] = [await join(ala, game), await join(ola, game)];
  for (const one of [lead, a, b]) await accepted(one, 'USER_JOIN');
  await begun(lead);
  for (const one of [a, b])
    await one.untilState(
      'the start',
      (state) => state.state === 'IN_PROGRESS' && statusOf(state, ala.id) === 'PLAYING',
    );
  return { game, lead, a, b, all: [lead, a, b] };
}

/** After how many ms a server that was too busy to begin a game is asked again. */
const AGAIN_MS = 8000;

/** Begins a game; a server that has been too busy for a while refuses, with a message to that effect (RUN-9). */
export async function begun(lead: Line): Promise<void> {
  for (;;) {
    const answer = await lead.act('START');
    if (answer.ok === true) return;
    if (answer.code !== 'SERVER_FULL') throw new Error(`START: ${JSON.stringify(answer)}`);
    await sleep(AGAIN_MS);
  }
}

async function accepted(one: Line, action: string): Promise<void> {
  const answer = await one.act(action);
  if (answer.ok !== true) throw new Error(`${action}: ${JSON.stringify(answer)}`);
}

/** Closes lines and waits until they are closed. */
export async function away(lines: readonly Line[]): Promise<void> {
  await Promise.all(lines.map((one) => one.leave()));
}

/** An order that nobody has, and a free car of its type. */
export function freePair(state: unknown): { order: string; car: string } {
  for (const order of inGame(state, 'orders')) {
    const car = inGame(state, 'cars').find(
      ({ type, action, player }) => type === order.type && action === 'FREE' && player === null,
    );
    if (order.player === null && car !== undefined) return { order: textAt(order, 'id'), car: textAt(car, 'id') };
  }
  throw new Error('nothing is free');
}
