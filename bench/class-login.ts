// npm run bench:class-login - a class of 30 logs in with the codes of its printed cards, all at the same moment and from one address, at the built server with
// hashes as expensive as in a school. `-- 90` takes three such classes at once.
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { startChild } from './lib/child.ts';
import { cpuSeconds } from './lib/process-cost.ts';
import { footing, heading, load, row } from './lib/report.ts';
import { ADMIN, PASSWORD, somebody } from './lib/school.ts';
import { quantile } from './lib/timing.ts';

const STUDENTS = Number(process.argv[2] ?? 30);
/** How many students one sheet of cards has at most. */
const OF_A_SHEET = 30;
const LECTURER = 'wykladowca@szkola.example';
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const server = await startChild(SERVER_ARGS, 'readyz', ENV);
try {
  heading();
  const address = `http://127.0.0.1:${String(server.port)}`;
  const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
  await addPerson(admin, { ...somebody(LECTURER), type: 'TEACHER' });
  const teacher = await new ApiClient(address).logIn(LECTURER, PASSWORD);
  const cards = [];
  for (let made = 0; made < STUDENTS; made += OF_A_SHEET) {
    const students = Array.from({ length: Math.min(OF_A_SHEET, STUDENTS - made) }, (_, index) => ({
      first_name: 'Ala',
      last_name: `Nowak-${String(made + index)}`,
    }));
    const sheet = await teacher.call(CALLS.addClass, {
      body: { students, days: 1, key: `klasa-numer-${String(made)}` },
    });
    cards.push(...sheet);
  }
  const used = cpuSeconds(server.pid);
  const before = load();
  const began = performance.now();
  const waited = await Promise.all(
    cards.map(async ({ login, code }) => {
      await new ApiClient(address).logIn(login, code);
      return (performance.now() - began) / 1000;
    }),
  );
  const sorted = waited.toSorted((one, other) => one - other);
  row('students', 'in after p50, s', 'the last, s', 'processor time of the server, s', 'load before');
  row('---', '---', '---', '---', '---');
  const told = [quantile(sorted, 0.5), sorted.at(-1) ?? 0, cpuSeconds(server.pid) - used].map((each) =>
    each.toFixed(1),
  );
  row(String(STUDENTS), ...told, before);
  footing();
} finally {
  await server.stop();
}
