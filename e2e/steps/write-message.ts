import { randomUUID } from 'node:crypto';
import { CALLS } from '@fracht/protocol';
import type { School } from '../harness/school.ts';

/** The teacher writes to the school's first student in a game. */
export async function writeMessage({ students, teacherApi }: School, game: string, text: string): Promise<void> {
  const [{ id: player } = { id: '' }] = students;
  const data = { id: randomUUID(), action: 'SEND_MESSAGE', text, player };
  await teacherApi.call(CALLS.action, { body: { game, data } });
}
