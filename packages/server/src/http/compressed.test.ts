import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { school } from '../../test/support/school.ts';
import { testApp } from '../../test/support/test-app.ts';

const library = z.object({ payload: z.array(z.object({ id: z.string(), description: z.string() })) });

test('[WEB-3] a long answer is compressed for who takes it, and says the same', async () => {
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

test('[WEB-3] a short answer goes as it is', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { headers, rawPayload } = await app.app.inject({
    url: '/api/user/data/',
    headers: { authorization: `Bearer ${logins.ADMIN.bearer}`, 'accept-encoding': 'gzip' },
  });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(rawPayload.length)]);
});

test('[RUN-5] a caller who leaves before a long answer is ready leaves no fault in the log', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { bearer, csrf } = logins.ADMIN;
  const all = await app.call('GET', 'game/get-emergencies/all', undefined, logins.ADMIN);
  const [item] = z.array(z.looseObject({ id: z.string() })).parse(all.payload);
  const value = JSON.stringify({ ...item, knowledge: 'Wiedza. '.repeat(1200) });
  const body = JSON.stringify({ id: item?.id, kind: 'EMERGENCY', version: 1, value });
  const { port, hostname } = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
  const caller = connect(Number(port), hostname);
  const ended = new Promise<void>((resolve) => {
    app.app.server.once('request', (_, response) => response.once('close', resolve));
  });
  const faults = vi.spyOn(app.context.log, 'error');
  const { drafts } = app.context.storage;
  const keep = drafts.keep.bind(drafts);
  const kept = vi.spyOn(drafts, 'keep').mockImplementation(async (...draft) => {
    caller.destroy();
    await ended;
    return keep(...draft);
  });
  const head = `Host: gra.test\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  const proof = `Authorization: Bearer ${bearer}\r\nX-CSRF-Key: ${csrf.key}\r\nX-CSRF-Token: ${csrf.token}`;
  caller.write(`POST /api/game/save-draft/ HTTP/1.1\r\n${head}\r\n${proof}\r\n\r\n${body}`);
  await ended;
  await app.app.close();
  expect(kept).toHaveBeenCalledOnce();
  expect(faults).not.toHaveBeenCalled();
});
