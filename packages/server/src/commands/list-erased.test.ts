import { expect, test } from 'vitest';
import { school } from '../../test/support/school.ts';
import { testApp } from '../../test/support/test-app.ts';
import { addErased, erasedIn } from '../backups/erased-list.ts';
import { applyErased } from './list-erased.ts';

test('[BKP-6] a start erases again whoever is on the list, in the bin as well, and leaves lecturers and everybody else', async () => {
  const app = await testApp();
  const { students, teacher } = await school(app);
  const { storage, backups } = app.context;
  const [there, resting, other] = students;
  await storage.users.putAside(resting, 0);
  await addErased(backups.folder, [there, resting, teacher, 'unknown']);
  await applyErased(app.context);
  expect((await storage.users.erasedIds()).toSorted()).toEqual([there, resting].toSorted());
  expect(await storage.bin.all()).toEqual([]);
  expect((await storage.users.findAll([teacher, other ?? ''])).map(({ erased }) => erased)).toEqual([false, false]);
});

test('[BKP-6] a start without a list makes it', async () => {
  const app = await testApp();
  const { students } = await school(app);
  const [id] = students;
  const { storage, backups } = app.context;
  await storage.users.erase(id, 0, null);
  await applyErased(app.context);
  expect(await erasedIn(backups.folder)).toEqual({ is: 'READ', ids: [id] });
});
