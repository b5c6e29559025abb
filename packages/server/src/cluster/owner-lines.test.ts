import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aGame } from '../../test/live/a-game.ts';
import { aLiveSchool } from '../../test/live/live-school.ts';
import { GameRegistry } from '../live/game-registry.ts';
import { isLive } from '../live/live-game.ts';
import { ActionRates } from '../sockets/action-rates.ts';
import { Pulses, SILENT_MS } from '../sockets/pulses.ts';
import type { Bus } from './bus.ts';
import { readProcessNote } from './notes.ts';
import { OwnerLines } from './owner-lines.ts';
import { subjectsOf } from './subjects.ts';
import { carriedKind } from './carried.ts';

test('[STR-4] [CLU-1] a stream that another process holds ends too where its client says no more that it is there', async () => {
  const school = await aLiveSchool([aGame()]);
  const parts = school.parts();
  const { scheduler, logger } = parts;
  const registry = new GameRegistry(parts);
  onTestFinished(async () => {
    await registry.close();
    await school.close();
  });
  const live = await registry.open('g1');
  if (!isLive(live)) throw new Error('no game');
  const told: unknown[] = [];
  const bus: Bus = {
    isAway: false,
    ask: async () => ({ ok: false, why: 'NOBODY' }),
    tell: (_subject, bytes) => {
      if (carriedKind(bytes) === 'NOTE') told.push(readProcessNote(bytes));
    },
    listen: () => () => undefined,
    onAway: () => undefined,
    onBack: () => undefined,
    close: async () => undefined,
  };
  const viewer = { player: 'anna', type: 'STUDENT' } as const;
  const link = {
    admit: async () => ({ ok: true as const, live, viewer, login: 's', holds: async () => true }),
    logger,
    rate: 20,
    together: new ActionRates(40, scheduler.clock.now),
    pulses: new Pulses(scheduler),
    now: scheduler.clock.now,
  };
  const lines = new OwnerLines({ me: 'owner', bus, subjects: subjectsOf('school'), scheduler, logger, link });
  const stream = { kind: 'STREAM', edge: 'edge', line: 7, game: 'g1', ticket: 'ticket' } as const;
  await lines.openStream(stream, () => undefined);
  link.pulses.hear('ticket', 'anna');
  for (let passed = 0; passed < SILENT_MS; passed += 1000) {
    expect(told).toEqual([]);
    lines.beat({ kind: 'BEAT', edge: 'edge', lines: [7] });
    school.clock.move(1000);
    await setImmediate();
  }
  expect(told).toEqual([{ kind: 'CLOSE', line: 7, code: 1001, reason: 'SERVER_STOPS' }]);
  await until('it is forgotten', () => link.pulses.size === 0);
  expect(live.room.size).toBe(0);
  lines.close();
});
