import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isOriginAllowed } from './origin.ts';

function aRequest(headers: Readonly<Record<string, string>>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test.each([
  ['no browser at all', {}, true],
  ['the public address', { origin: 'https://gra.szkola.pl', host: '10.0.0.5:54345' }, true],
  ['the page of the same host, other port', { origin: 'http://localhost:8080', host: 'localhost:54345' }, true],
  ['another page', { origin: 'https://zla.strona.pl', host: 'gra.szkola.pl' }, false],
  ['a name that begins alike', { origin: 'https://gra.szkola.pl.zla.pl', host: 'gra.szkola.pl' }, false],
  ['a file', { origin: 'null', host: 'gra.szkola.pl' }, false],
])('[CHN-2] %s', (_, headers, isAllowed) => {
  expect(isOriginAllowed(aRequest(headers), 'https://gra.szkola.pl')).toBe(isAllowed);
});
