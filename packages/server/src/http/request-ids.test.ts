import { setImmediate as later } from 'node:timers/promises';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { hashToken } from '../ids.ts';
import { testApp } from '../../test/support/test-app.ts';
import { answerCall } from '../cluster/answer-calls.ts';
import { readAnsweredCall } from '../cluster/notes.ts';
import { newId } from '../ids.ts';
import { makeLog } from '../log.ts';
import { tellRequestIds } from './request-ids.ts';

const line = z.looseObject({ msg: z.string(), request: z.string().optional() });

/** A log that collects its lines. */
function aLog() {
  const lines: z.output<typeof line>[] = [];
  return { lines, log: makeLog('info', { write: (text) => void lines.push(line.parse(JSON.parse(text))) }) };
}

const fault = z.object({ payload: z.object({ reference: z.string() }), message: z.object({ text: z.string() }) });

test('[RUN-11] [RUN-5] each answer carries an id of its own; a fault is known by it, in its message and in the log', async () => {
  const { lines, log } = aLog();
  const { app, context } = await testApp({ log });
  const answers = await Promise.all(['/healthz', '/api/game/rankings/', '/api/none/'].map((url) => app.inject(url)));
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
  await context.storage.close();
  const broken = await app.inject('/api/game/rankings/');
  const id = String(broken.headers['x-request-id']);
  expect(id).toMatch(/^[a-z2-9]{16}$/u);
  const { payload, message } = fault.parse(broken.json());
  expect(payload.reference).toBe(id);
  expect(message.text).toContain(id);
  expect(lines).toEqual([expect.objectContaining({ msg: 'internal error', request: id, reference: id })]);
});

test('[RUN-11] what a request sets off is logged as its own, whatever came between, and nothing else is', async () => {
  const { lines, log } = aLog();
  const app = fastify({ genReqId: newId }).withTypeProvider<ZodTypeProvider>();
  tellRequestIds(app);
  app.post('/', async (request) => {
    await later();
    log.warn(JSON.stringify(request.body));
    return {};
  });
  const address = await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  const send = (name: string) =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
  const ids = new Map<string, string | null>();
  for (const name of ['one', 'two']) ids.set(name, (await send(name)).headers.get('x-request-id'));
  const both = await Promise.all(['three', 'four'].map(async (name) => [name, await send(name)] as const));
  for (const [name, { headers }] of both) ids.set(name, headers.get('x-request-id'));
  log.warn('nobody');
  expect(new Set(ids.values()).size).toBe(4);
  const expected = [...ids].map(([name, id]) => [JSON.stringify({ name }), id] as const);
  expect(new Map(lines.map(({ msg, request }) => [msg, request]))).toEqual(
    new Map([...expected, ['nobody', undefined]]),
  );
});

test('[RUN-11] a call that another process answers keeps the id that it has at its edge', async () => {
  const { app } = await testApp();
  const call = {
    kind: 'CALL',
    bearerHash: null,
    method: 'GET',
    url: '/healthz',
    headers: {},
    body: null,
    remote: '',
    socketPort: null,
  } as const;
  const { bytes } = await answerCall(app, { ...call, request: 'edge' });
  expect(readAnsweredCall(bytes).headers['x-request-id']).toBe('edge');
});

test('[CLU-8] whoever speaks between the processes reaches calls about games alone: no metrics, no accounts, with whatever bearer', async () => {
  const { app, person, logIn } = await testApp();
  await person({ email: 'ewa@szkola.test', type: 'ADMIN' });
  const { bearer } = await logIn('ewa@szkola.test');
  const ask = async (url: string, method = 'GET', body: string | null = null) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', host: '127.0.0.1' };
    const who = { bearerHash: hashToken(bearer), remote: '127.0.0.1', socketPort: null, request: 'x' };
    return (await answerCall(app, { kind: 'CALL', method, url, headers, body, ...who })).status;
  };
  const made = JSON.stringify({ email: 'x@szkola.test', first_name: 'X', last_name: 'Y' });
  const asked = [ask('/metrics'), ask('/api/user/get-list/'), ask('/api/user/add/', 'POST', made), ask('/')];
  expect(await Promise.all(asked)).toEqual([404, 404, 404, 404]);
});
