import { beforeAll } from 'vitest';
import { type Login, testApp, type TestApp } from './test-app.ts';

export type School = {
  readonly teacher: string;
  readonly other: string;
  readonly students: readonly [string, string, string];
  readonly group: string;
  readonly logins: { readonly TEACHER: Login; readonly OTHER: Login; readonly STUDENT: Login; readonly ADMIN: Login };
};

/** A lecturer with a group of two students and one without a group, a second lecturer, an admin. */
export async function school({ person, logIn, context }: TestApp): Promise<School> {
  const teacher = await person({ email: 'lektor@szkola.test', type: 'TEACHER', first_name: 'Jan', last_name: 'Kos' });
  const other = await person({ email: 'inny@szkola.test', type: 'TEACHER' });
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const group = 'grupa1';
  await context.storage.groups.add({ id: group, name: 'Spedycja 3B', teacher, num_games: 2, createdAt: 0 }, []);
  const students = [
    await person({ email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs', teacher, group }),
    await person({ email: 'lucja@szkola.test', first_name: 'Łucja', last_name: 'Żak', teacher, group }),
    await person({ email: 'adam@szkola.test', first_name: 'Adam', last_name: 'Kos', teacher }),
  ] as const;
  const logins = {
    TEACHER: await logIn('lektor@szkola.test'),
    OTHER: await logIn('inny@szkola.test'),
    STUDENT: await logIn('zofia@szkola.test'),
    ADMIN: await logIn('admin@szkola.test'),
  };
  return { teacher, other, students, group, logins };
}

/**
 * One school for all tests of a file that leave nothing behind which another of them could notice. Call it at the top of the file; the tests get the school by calling
 * what it returns.
 */
export function sharedSchool(): () => TestApp & School {
  let shared: (TestApp & School) | null = null;
  beforeAll(async () => {
    const app = await testApp({ isShared: true });
    shared = { ...app, ...(await school(app)) };
  });
  return () => {
    if (shared === null) throw new Error('The school is made before the first test');
    return shared;
  };
}
