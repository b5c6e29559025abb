import { beforeAll, expect, test } from 'vitest';
import { COMPETENCES } from '@fracht/engine';
import { PROPOSED_CURRICULUM } from '@fracht/content';
import { curriculumPayload, LIMITS } from '@fracht/protocol';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let logins: School['logins'];

beforeAll(async () => {
  app = await testApp({ isShared: true });
  ({ logins } = await school(app));
});

const units = async () =>
  curriculumPayload.parse((await app.call('GET', 'curriculum/get/', undefined, logins.TEACHER)).payload);
const save = (body: object, login = logins.TEACHER) =>
  app.call('PATCH', 'curriculum/save/', { competence: 'WINDOWS', isConfirmed: false, ...body }, login);

test('[CUR-1] a school begins with a proposal that nobody has confirmed', async () => {
  const told = await units();
  expect(told.map(({ competence }) => competence)).toEqual([...COMPETENCES]);
  for (const one of told) {
    expect(one).toMatchObject({ isConfirmed: false, version: 0, author: null, savedAt: null });
    expect(one.units).toEqual(PROPOSED_CURRICULUM[one.competence]);
  }
});

test('[CUR-2] a lecturer changes and confirms the units of a competence, for the school; the second of two is told', async () => {
  const lines = ['  SPL.05.3   Terminy ', '', 'SPL.05.3 Terminy', 'TDR.02.4 Awizacja'];
  const saved = await save({ units: lines, isConfirmed: true, version: 0 });
  expect(saved).toMatchObject({ status: 200, message: { code: 'CURRICULUM_SAVED' } });
  const [, windows, ...others] = await units();
  expect(windows).toMatchObject({
    competence: 'WINDOWS',
    units: ['SPL.05.3 Terminy', 'TDR.02.4 Awizacja'],
    isConfirmed: true,
    version: 1,
    author: { first_name: 'Jan', last_name: 'Kos' },
    savedAt: app.context.now(),
  });
  expect(others.every(({ version }) => version === 0)).toBe(true);
  const late = await save({ units: ['Inne'], version: 0 }, logins.OTHER);
  expect(late).toMatchObject({ status: 409, message: { code: 'CHANGED_MEANWHILE' } });
  expect(curriculumPayload.parse(late.payload)[1]).toEqual(windows);
  expect(await save({ units: [], version: 1 }, logins.OTHER)).toMatchObject({ status: 200 });
  expect((await units())[1]).toMatchObject({ units: [], isConfirmed: false, version: 2 });
});

test('[CUR-2] what is too long, too many or of no competence is refused', async () => {
  const many = Array.from({ length: LIMITS.units + 1 }, (_, index) => `SPL.${index}`);
  for (const wrong of [{ units: ['a'.repeat(LIMITS.unit + 1)] }, { units: many }, { competence: 'NIC', units: [] }])
    expect(await save(wrong)).toMatchObject({ status: 422 });
});
