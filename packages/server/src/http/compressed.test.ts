import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { school } from '../../test/support/school.ts';
import { testApp } from '../../test/support/test-app.ts';

const library = z.object({ payload: z.array(z.object({ id: z.string(), description: z.string() })) });

test('a long answer is compressed for who takes it, and says the same', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const ask = (method: 'GET' | 'HEAD', encodings: string) =>
    app.app.inject({
      method,
      url: '/api/game/get-emergencies/all',
      headers: { authorization: `Bearer ${logins.ADMIN.bearer}`, 'accept-encoding': encodings },
    });
  const plain = await ask('GET', 'identity');
  const short = await ask('GET', 'br, gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(short.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
  const { payload } = library.parse(plain.json());
  expect(payload.length).toBeGreaterThan(30);
  expect(library.parse(JSON.parse(gunzipSync(short.rawPayload).toString())).payload).toEqual(payload);
  const head = await ask('HEAD', 'gzip');
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

test('a short answer goes as it is', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { headers, rawPayload } = await app.app.inject({
    url: '/api/user/data/',
    headers: { authorization: `Bearer ${logins.ADMIN.bearer}`, 'accept-encoding': 'gzip' },
  });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(rawPayload.length)]);
});
