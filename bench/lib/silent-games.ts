import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { ADMIN, mustBeAccepted, PASSWORD, somebody } from './school.ts';
import { Seat } from './seat.ts';

const TEACHER = 'cicha@szkola.example';
const STUDENT = 'cichy@szkola.example';

/**
 * Makes a group of one student. The function that it resolves to starts games of that group until there are `count` in all; lecturer and student disconnect
 * from each as soon as it runs, so that it runs without anybody.
 */
export async function startEmptyGames(address: string, codec: string): Promise<(count: number) => Promise<void>> {
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(TEACHER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(TEACHER, PASSWORD);
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Cicha grupa' } });
  await addPerson(teacher, { ...somebody(STUDENT), type: 'STUDENT', group });
  const student = await new ApiClient(address).logIn(STUDENT, PASSWORD);
  let made = 0;
  return async (count) => {
    for (; made < count; made += 1) {
      const { id } = await teacher.call(CALLS.addGame, { body: { group, seed: `silent-${made}` } });
      await startAndLeave(address, id, { teacher, student }, codec);
    }
  };
}

async function startAndLeave(
  address: string,
  game: string,
  { teacher, student }: { readonly teacher: ApiClient; readonly student: ApiClient },
  codec: string,
): Promise<void> {
  const { seat: desk } = await Seat.take(address, teacher, game, codec);
  const { seat } = await Seat.take(address, student, game, codec);
  await mustBeAccepted(seat, { action: 'USER_JOIN' });
  await mustBeAccepted(desk, { action: 'START' });
  await Promise.all([seat.leave(), desk.leave()]);
}
