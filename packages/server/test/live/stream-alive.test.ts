import { once } from 'node:events';
import { get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { SILENT_MS } from '../../src/sockets/pulses.ts';
import { aGame, aPlayer } from './a-game.ts';
import { type WatchedHttp, watchedHttp } from '../secrecy/watched-http.ts';

/** A student's stream of the game, with the ticket that opened it and everything that it sent. */
async function aStream(http: WatchedHttp, address: string, student: string) {
  const { text } = await http.ask(student, 'POST', 'server/connect/', { game: 'g1' });
  const ticket: string = JSON.parse(text).payload.ticket;
  const request = get(`${address}/api/server/stream/?game=g1&ticket=${ticket}`);
  onTestFinished(() => void request.destroy());
  const [response] = await once(request, 'response');
  const stream = { ticket, heard: '', isOver: false };
  response.on('data', (bytes: Buffer) => (stream.heard += bytes.toString()));
  response.on('end', () => (stream.isOver = true));
  await until('the game is here', () => stream.heard.includes('data: '));
  return stream;
}

test('[STR-4] a stream of which nothing is heard any more ends, and so does the presence of its player; clients that never tell are left alone', async () => {
  const http = await watchedHttp('PLAYED', ['anna', 'piotr']);
  const players = ['anna', 'piotr'].map((id) => aPlayer(id));
  await http.app.context.storage.games.add(aGame({ id: 'g1', teacher: 'teacher', players }));
  const address = await http.app.app.listen({ host: '127.0.0.1', port: 0 });
  const [anna, piotr] = [await aStream(http, address, 'anna'), await aStream(http, address, 'piotr')];
  const alive = () => http.ask('anna', 'POST', 'server/alive/', { game: 'g1', ticket: anna.ticket });
  expect((await alive()).status).toBe(200);
  await http.pass(SILENT_MS - 1000);
  expect((await alive()).status).toBe(200);
  await http.pass(SILENT_MS - 1000);
  expect([anna.isOver, piotr.isOver, http.parts.pulses.size]).toEqual([false, false, 2]);
  await http.pass(1000);
  await until('her stream has ended', () => anna.isOver);
  expect(anna.heard).toContain('SERVER_STOPS');
  expect(piotr.isOver).toBe(false);
  await until('she is gone', () => http.registry.counts.links === 1);
  expect(http.parts.pulses.size).toBe(1);
});
