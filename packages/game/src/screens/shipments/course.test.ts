import { OFFERED } from '@fracht/testing/game/offered.ts';
import { expect, test } from 'vitest';
import { findPlayer, ordersOf, parseOrderStage } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { courseOf, type CourseStep } from './course.ts';
import { stepTitle } from './course-words.ts';
import { documentsOf } from './documents.ts';
import { ownFit, shipmentLists, currentWindowStart } from './shipment-order.ts';

const played = aPlayedGame();

function courses(hours: number): readonly (readonly CourseStep[])[] {
  const game = gameAt(played, hours * 3600);
  const me = findPlayer(game, 's1');
  return shipmentLists(game, 's1').open.map((order) => {
    const plan = ownFit(game, order, game.now)?.plan ?? null;
    return courseOf({ order, journal: me?.journal ?? [], ledger: me?.ledger ?? [], plan, now: game.now });
  });
}

test('[SHP-3] a course runs forward in time: what was, what goes on, what is planned', () => {
  for (const hours of [2, 6, 14, 22]) {
    for (const steps of courses(hours)) {
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
      const phases = steps.map(({ phase }) => phase);
      expect(phases).toEqual(phases.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
      expect(phases.filter((phase) => phase === 'current').length).toBeLessThanOrEqual(1);
    }
  }
});

test('[SHP-3] [LOG-3] the course of a delivered order begins with its booking, ends with its delivery and has all its points', () => {
  const me = findPlayer(played.end, 's1');
  const delivered = ordersOf(played.end, 's1').filter((order) => order.delivered);
  expect(delivered.length).toBeGreaterThan(3);
  for (const order of delivered) {
    const ledger = me?.ledger ?? [];
    const steps = courseOf({ order, journal: me?.journal ?? [], ledger, plan: null, now: played.end.now });
    expect(steps[0]?.deed.what).toBe('ORDER_BOOKED');
    expect(steps.at(-1)?.deed.what).toBe('ORDER_DELIVERED');
    const earned = ledger.filter((entry) => entry.order === order.id).reduce((sum, { points }) => sum + points, 0);
    expect(steps.reduce((sum, { points }) => sum + points, 0)).toBe(earned);
  }
});

test('[SHP-3] a wait after the unloading window is one for a new slot, and a stop for a situation is told apart from it', () => {
  const game = gameAt(played, 6 * 3600);
  const [order] = ordersOf(game, 's1');
  if (order === undefined) throw new Error('no order');
  const step = (deed: CourseStep['deed'], at: number): CourseStep => ({
    key: 'step',
    deed,
    phase: 'planned',
    at,
    until: null,
    car: null,
    city: null,
    parking: null,
    points: 0,
    metres: 0,
  });
  const end = order.deliverWindow.to * 60;
  const title = (deed: CourseStep['deed'], at: number) => stepTitle(step(deed, at), order, game);
  expect(title({ source: 'plan', what: 'WAIT' }, end - 3600)).toBe('Oczekiwanie na okno');
  expect(title({ source: 'plan', what: 'WAIT' }, end + 3600)).toBe('Oczekiwanie na nowy termin rozładunku');
  const struck = ['EMERGENCY', 'WAITING_EMERGENCY_STOP'] as const;
  expect(struck.map((what) => title({ source: 'journal', what }, 0))).toEqual([
    'Sytuacja krytyczna',
    'Postój do decyzji',
  ]);
});

test('[SHP-3] the windows of an order count from the first one that still matters, past or not', () => {
  const [order] = played.end.orders;
  if (order === undefined) throw new Error('no order');
  const before = parseOrderStage({ ...order, ...OFFERED, player: 's1', bookedAt: 0, car: 'ST-01' });
  const aboard = parseOrderStage({ ...before, loaded: true });
  expect(currentWindowStart(before)).toBe(order.pickWindow.from * 60);
  expect(currentWindowStart(aboard)).toBe(order.deliverWindow.from * 60);
});

function cityCoded(wanted: string): number {
  const city = played.end.setup.world.cities.find(({ code }) => code === wanted);
  if (city === undefined) throw new Error(`No city ${wanted}`);
  return city.id;
}

test('[SHP-4] papers follow the type of cargo and come with the car, the loading and the delivery', () => {
  const [order] = played.end.orders;
  if (order === undefined) throw new Error('no order');
  const papers = (change: object) =>
    documentsOf({ ...order, ...change }, played.end.setup.world).map(({ kind, state }) => `${kind} ${state}`);
  const open = { delivered: false, expired: false, loaded: false, car: null };
  expect(papers({ ...open, type: 'ST', eu: false })).toEqual(['ORDER present', 'WAYBILL later', 'PROOF later']);
  expect(papers({ ...open, type: 'ATP', eu: true, car: 'ATP-01', loaded: true })).toEqual([
    'ORDER present',
    'ATP_CERTIFICATE present',
    'CMR present',
    'TEMPERATURE later',
    'PROOF later',
  ]);
  expect(papers({ ...open, type: 'ADR', eu: true, expired: true })).toContain('PROOF missing');
  const [hamburg = 0, rotterdam = 0] = ['HAM', 'ROT'].map((code) => cityCoded(code));
  const within = { ...open, type: 'ST', eu: true, base: hamburg, destination: cityCoded('HAN') };
  expect(papers(within)).toEqual(['ORDER present', 'POSTING later', 'WAYBILL later', 'PROOF later']);
  expect(papers({ ...within, destination: rotterdam })).toEqual([
    'ORDER present',
    'POSTING later',
    'CMR later',
    'PROOF later',
  ]);
  expect(papers({ ...within, destination: cityCoded('POZ') })).toEqual(['ORDER present', 'CMR later', 'PROOF later']);
});

const ORDER = ['done', 'current', 'planned'];
