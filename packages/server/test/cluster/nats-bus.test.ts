import { expect, onTestFinished, test } from 'vitest';
import type { BusAnswer, Bus } from '../../src/cluster/bus.ts';
import { openNats, optionsOf, UnreachableBus } from '../../src/cluster/nats-bus.ts';
import { newId } from '../../src/ids.ts';
import { makeLog } from '../../src/log.ts';
import { until } from '@fracht/testing/school/until.ts';
import { natsUrl, onCluster } from '../support/nats.ts';
import { TcpProxy } from './tcp-proxy.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const textOf = (asked: BusAnswer): string => (asked.ok ? Buffer.from(asked.bytes).toString() : asked.why);

async function aBus(url = natsUrl()): Promise<Bus> {
  const bus = await openNats(url, 'test', makeLog('silent'));
  onTestFinished(() => bus.close());
  return bus;
}

/** Waits until somebody is subscribed there. */
const untilHeard = (bus: Bus, subject: string): Promise<void> =>
  until('somebody listens', async () => (await bus.ask(subject, bytes('?'), 1000)).ok);

test('[CFG-5] addresses are read with user and password, with a token, and several of them', () => {
  expect(optionsOf('nats://gra:taj%20ne@one.szkola.pl', 'me')).toMatchObject({
    servers: ['one.szkola.pl:4222'],
    user: 'gra',
    pass: 'taj ne',
  });
  expect(optionsOf('tls://zeton@one:4300, tls://zeton@two', 'me')).toMatchObject({
    servers: ['one:4300', 'two:4222'],
    token: 'zeton',
    tls: {},
    ignoreClusterUpdates: true,
  });
});

onCluster('NATS as the bus', () => {
  test('who asks hears the first answer, or that nobody listens, or that none came in time', async () => {
    const [one, other, subject] = [await aBus(), await aBus(), newId()];
    expect(textOf(await one.ask(subject, bytes('?'), 1000))).toBe('NOBODY');
    const stop = other.listen(subject, (heard) => heard.answer(bytes(`${Buffer.from(heard.bytes).toString()}!`)));
    await untilHeard(one, subject);
    expect(textOf(await one.ask(subject, bytes('how are you'), 1000))).toBe('how are you!');
    stop();
    await until('nobody listens any more', async () => !(await one.ask(subject, bytes('?'), 1000)).ok);
    let isAsked = false;
    other.listen(`${subject}.slow`, () => {
      isAsked = true;
    });
    await until('somebody listens', async () => textOf(await one.ask(`${subject}.slow`, bytes('?'), 50)) === 'LATE');
    expect(isAsked).toBe(true);
  });

  test('what one says another hears in that order', async () => {
    const [one, other, subject] = [await aBus(), await aBus(), newId()];
    const heard: string[] = [];
    other.listen(subject, (said) => {
      heard.push(Buffer.from(said.bytes).toString());
      said.answer(bytes('yes'));
    });
    await untilHeard(one, subject);
    heard.splice(0);
    const said = Array.from({ length: 500 }, (_, index) => String(index));
    for (const word of said) one.tell(subject, bytes(word));
    await until('all of it is heard', () => heard.length === said.length);
    expect(heard).toEqual(said);
  });

  test('[CLU-4] away it says so and loses what is said; it comes back by itself, and listens as before', async () => {
    const proxy = await TcpProxy.to(natsUrl(), 4222);
    onTestFinished(() => proxy.close());
    const [cut, other, subject] = [await aBus(proxy.over(natsUrl())), await aBus(), newId()];
    const turns: string[] = [];
    cut.onAway(() => void turns.push('away'));
    cut.onBack(() => void turns.push('back'));
    cut.listen(subject, (heard) => heard.answer(bytes('here')));
    await untilHeard(other, subject);
    proxy.cut();
    await until('it is away', () => cut.isAway);
    expect(textOf(await cut.ask(subject, bytes('?'), 1000))).toBe('AWAY');
    expect(textOf(await other.ask(subject, bytes('?'), 1000))).toBe('NOBODY');
    cut.tell(subject, bytes('lost'));
    proxy.mend();
    await until('it is back', () => !cut.isAway);
    await untilHeard(other, subject);
    expect(turns).toEqual(['away', 'back']);
  });

  test('[CLU-4] too much for NATS is lost as on the way, and takes nothing with it', async () => {
    const [one, subject] = [await aBus(), newId()];
    one.tell(subject, new Uint8Array(5_000_000));
    one.listen(subject, (heard) => heard.answer(bytes('here')));
    await untilHeard(one, subject);
    expect(one.isAway).toBe(false);
  });

  test('at the start it has to be there', async () => {
    await expect(openNats('nats://127.0.0.1:1', 'test', makeLog('silent'))).rejects.toThrow(UnreachableBus);
  });
});
