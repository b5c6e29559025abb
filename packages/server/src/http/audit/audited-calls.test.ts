import { CALLS, type CallRecord } from '@fracht/protocol';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { beforeEach, expect, test } from 'vitest';
import { AUDITED, type Driven } from '../../../test/support/audit-table.ts';
import { partOf } from '../../../test/support/part-of.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const RECORDS = new Map<string, CallRecord>(Object.entries(CALLS));
const DRIVEN = Object.entries(AUDITED).flatMap(([name, row]): [string, Driven][] =>
  typeof row === 'string' ? [] : [[name, row]],
);

/** The calls are tried in this many parts, each call in a school of its own; `npm test` takes one part. */
const PARTS = atDepth({ few: 3, many: 1 });

let app: TestApp;
let made: School;

beforeEach(async () => {
  app = await testApp({ withLive: true });
  made = await school(app);
});

test.each(partOf(DRIVEN, PARTS))(
  '[AUD-2] %s leaves an entry that says who',
  async (name, { audits, by = 'TEACHER', send }) => {
    const record = RECORDS.get(name);
    if (record === undefined) throw new Error(`no call ${name}`);
    const { path, body } = await send({ app, school: made, unique: name });
    const { audit, users } = app.context.storage;
    const last = (await audit.search({})).lines.reduce((most, { seq }) => Math.max(most, seq), 0);
    const login = by === 'GUEST' ? undefined : made.logins[by];
    const address = record.path.replace(/\{\w+\}/u, path ?? '');
    const { status, message } =
      body instanceof FormData && login !== undefined
        ? await app.sendForm(address, body, login)
        : await app.call(record.method, address, body, login);
    expect({ status, code: message?.type === 'danger' ? message.code : null }).toEqual({ status: 200, code: null });
    const added = (await audit.search({})).lines.filter(({ seq }) => seq > last);
    const actor = {
      TEACHER: made.teacher,
      OTHER: made.other,
      STUDENT: made.students[0],
      ADMIN: undefined,
      GUEST: null,
    }[by];
    const admin = (await users.admins())[0]?.id;
    expect(added.map(({ kind }) => kind)).toContain(audits);
    for (const line of added) {
      expect(line).toMatchObject({ actor: actor === undefined ? admin : actor, call: name });
      expect(line.role).toBe(by === 'OTHER' ? 'TEACHER' : by);
    }
  },
);
