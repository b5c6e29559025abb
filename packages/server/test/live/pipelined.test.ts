import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aServer } from './school.ts';

/** What comes back on a connection that sends so many requests together, until it is closed or all are answered. */
async function answersTo(
  address: string,
  count: number,
): Promise<{ readonly answers: number; readonly isCut: boolean }> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname);
  let said = '';
  let isCut = false;
  const over = new Promise<void>((resolve) => {
    line.on('error', () => undefined);
    line.on('close', () => {
      isCut = true;
      resolve();
    });
    line.on('data', (part: Buffer) => {
      said += part.toString('latin1');
      if (answersIn(said) === count) resolve();
    });
  });
  await once(line, 'connect');
  line.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
  await over;
  const cut = isCut;
  line.destroy();
  return { answers: answersIn(said), isCut: cut };
}

function answersIn(said: string): number {
  return said.split('HTTP/1.1 200').length - 1;
}

test('[BND-3] a line that sends many requests without waiting for answers is cut; one that sends a few is answered', async () => {
  const address = await aServer();
  const many = await answersTo(address, 500);
  expect(many.isCut).toBe(true);
  expect(many.answers).toBeLessThanOrEqual(10);
  expect(await answersTo(address, 5)).toEqual({ answers: 5, isCut: false });
  for (let again = 0; again < 30; again += 1) expect((await fetch(`${address}/healthz`)).status).toBe(200);
});
