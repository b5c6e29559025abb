import { expect, test } from 'vitest';
import type { NearEnd } from '../rooms/channel.ts';
import { PackedMessage } from '../rooms/message.ts';
import { CarriedLine } from './carried-line.ts';
import { EdgeLine } from './edge-line.ts';
import { Parcels } from './parcels.ts';

const message = (words: string): PackedMessage => PackedMessage.text(Buffer.from(words));

/** A client's end that sends nothing on until it is told to. */
function aNearEnd() {
  const sent: string[] = [];
  const closed: string[] = [];
  let drain: () => void = () => undefined;
  const end = { waiting: 0 };
  const near: NearEnd = {
    send: (messages) => void sent.push(...messages.map(({ bytes }) => bytes.toString())),
    waiting: () => end.waiting,
    whenDrained: (done) => {
      drain = done;
    },
    close: (code, reason) => void closed.push(`${String(code)} ${reason}`),
  };
  return { near, sent, closed, end, drain: () => drain() };
}

function anEdgeLine() {
  const told: string[] = [];
  const line = new EdgeLine(1, {
    say: (bytes) => void told.push(bytes.toString()),
    tell: (what) => void told.push(what),
  });
  return { line, told };
}

test('[CLU-1] what comes before the client is there waits for it, the end too', () => {
  const { line, told } = anEdgeLine();
  const { near, sent, closed } = aNearEnd();
  line.queue(message('one'));
  line.flush();
  line.queue(message('two'));
  line.end(1001, 'SERVER_STOPS');
  expect(sent).toEqual([]);
  line.attach(near);
  expect({ sent, closed }).toEqual({ sent: ['one', 'two'], closed: ['1001 SERVER_STOPS'] });
  line.say(Buffer.from('late'), false);
  line.gone();
  expect(told).toEqual([]);
});

test('[SOC-7] a client that takes too slowly is told to its owner once, and again when it has caught up', () => {
  const { line, told } = anEdgeLine();
  const { near, end, drain } = aNearEnd();
  line.attach(near);
  end.waiting = 300_000;
  for (const words of ['one', 'two']) {
    line.queue(message(words));
    line.flush();
  }
  expect(told).toEqual(['BEHIND']);
  expect(line.isStuck).toBe(false);
  end.waiting = 5_000_000;
  expect(line.isStuck).toBe(true);
  end.waiting = 0;
  drain();
  line.gone();
  expect(told).toEqual(['BEHIND', 'DRAINED', 'GONE']);
});

test('the owner sends nothing to a client that is behind before it has caught up, and nothing after the end', async () => {
  const sent: string[] = [];
  const parcels = new Parcels((parcel) => void sent.push(...parcel.map(({ message: { bytes } }) => bytes.toString())));
  const line = new CarriedLine({
    id: 1,
    parcels,
    tellClose: (code, reason) => void sent.push(`${String(code)} ${reason}`),
  });
  const channel = line.channel('base64-deflate-raw');
  let caughtUp = 0;
  let closed = 0;
  line.on('close', () => {
    closed += 1;
  });
  expect(channel.waiting()).toBe(0);
  line.behind();
  expect(channel.waiting()).toBeGreaterThan(262_144);
  channel.whenDrained(() => {
    caughtUp += 1;
  });
  line.drained();
  line.drained();
  expect({ caughtUp, waiting: channel.waiting() }).toEqual({ caughtUp: 1, waiting: 0 });
  channel.send([message('last')]);
  parcels.flush();
  channel.close(4401, 'UNAUTHORIZED');
  channel.send([message('never')]);
  line.gone();
  expect(closed).toBe(0);
  await Promise.resolve();
  expect({ sent, closed }).toEqual({ sent: ['last', '4401 UNAUTHORIZED'], closed: 1 });
});
