import { type Api, logIn, textAt } from './api.ts';
import { ADMIN, addPerson, mustBeAccepted, PASSWORD } from './school.ts';
import { Seat } from './seat.ts';

const TEACHER = 'cicha@szkola.example';
const STUDENT = 'cichy@szkola.example';

/** Makes a class of one student; what it gives starts games of that class, up to so many in all, each left by everybody once it runs. */
export async function startEmptyGames(address: string, codec: string): Promise<(count: number) => Promise<void>> {
  await addPerson(await logIn(address, ADMIN.email, ADMIN.password), TEACHER, 'TEACHER');
  const teacher = await logIn(address, TEACHER, PASSWORD);
  const group = textAt(await teacher.send('POST', 'group/add/', { name: 'Cicha grupa' }), 'id');
  await addPerson(teacher, STUDENT, 'STUDENT', group);
  const student = await logIn(address, STUDENT, PASSWORD);
  let made = 0;
  return async (count) => {
    for (; made < count; made += 1) {
      const id = textAt(await teacher.send('POST', 'game/add/', { group, seed: `silent-${made}` }), 'id');
      await startAndLeave(address, id, { teacher, student }, codec);
    }
  };
}

async function startAndLeave(
  address: string,
  game: string,
  { teacher, student }: { readonly teacher: Api; readonly student: Api },
  codec: string,
): Promise<void> {
  const { seat: desk } = await Seat.take(address, teacher, game, codec);
  const { seat } = await Seat.take(address, student, game, codec);
  await mustBeAccepted(seat, { action: 'USER_JOIN' });
  await mustBeAccepted(desk, { action: 'START' });
  await Promise.all([seat.leave(), desk.leave()]);
}
