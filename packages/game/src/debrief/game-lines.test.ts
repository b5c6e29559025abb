import { score, type PlayerId } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aDebrief } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { stopsWithDecisions, type DebriefStop } from './decision.ts';
import { gameLines } from './game-lines.ts';

const { end } = aPlayedGame();
const STUDENTS = end.players.filter(({ type }) => type === 'STUDENT');
const stopsOf = (player: PlayerId): readonly DebriefStop[] => stopsWithDecisions(aDebrief(end, player));

test('[DBS-10] the amounts of the sentences add up to the score: every entry of the ledger is told once', () => {
  for (const player of STUDENTS) {
    const sum = gameLines(end, player.id, []).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(player.money + player.points * 1000);
    expect(Math.abs(sum / 100 - score(player))).toBeLessThan(1);
  }
});

test('[DBS-10] a fine that an answer brought is told though no driver went past the limit', () => {
  const [player] = STUDENTS;
  if (player === undefined) throw new Error('nobody played');
  const fine = {
    id: 1,
    at: 0,
    player: player.id,
    order: null,
    car: null,
    reason: 'FINE',
    money: -80_000,
    points: 0,
  } as const;
  const lines = gameLines({ ...end, players: [{ ...player, ledger: [fine] }] }, player.id, []);
  const told = lines.find(({ key }) => key === 'WORK_TIME');
  expect(told?.amount).toBe(-80_000);
  expect(told?.sentence).toEqual({ lead: 'Kary pieniężne', rest: ' zabrały:' });
});

test('[DBS-10] each limit of a driver is told by its name: driving time where that was passed, the day where the day was', () => {
  const [player] = STUDENTS;
  if (player === undefined) throw new Error('nobody played');
  const told = (...reasons: readonly ('WORK_OVERDUE' | 'DAY_OVERDUE')[]) => {
    const passed = { at: 0, player: player.id, order: null, car: 'ST-01', money: 0, points: -15 } as const;
    const ledger = reasons.map((reason, id) => ({ ...passed, id, reason }));
    const lines = gameLines({ ...end, players: [{ ...player, ledger }] }, player.id, []);
    return lines.find(({ key }) => key === 'WORK_TIME')?.sentence.lead;
  };
  expect(told('WORK_OVERDUE', 'WORK_OVERDUE')).toBe('Limity kierowców przekroczone: czas jazdy 2\u00a0razy');
  expect(told('DAY_OVERDUE')).toBe('Limity kierowców przekroczone: doba 1\u00a0raz');
  expect(told('WORK_OVERDUE', 'DAY_OVERDUE')).toMatch(/: czas jazdy 1\sraz, doba 1\sraz$/u);
  expect(told()).toBeUndefined();
});

test('[DBS-10] every stop hangs under one sentence, the strength under the first, numbered from above', () => {
  const stops = stopsOf('s1');
  const lines = gameLines(end, 's1', stops);
  const hung = lines.flatMap((line) => line.stops);
  expect(hung.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(new Set(hung.map(({ place }) => place))).toEqual(new Set([0, 1, 2]));
  expect(lines[0]?.stops.map(({ isStrength }) => isStrength)).toContain(true);
  for (const { place, decision } of hung) expect(stops[place]?.decision.id).toBe(decision.id);
});

test('[DBS-10] driving on hangs under work time and an answer under situations', () => {
  const entry = { id: 1, at: 0, order: null, car: 'ADR-01', points: 0 } as const;
  const players = end.players.map((player) => {
    const own = { ...entry, player: player.id };
    const ledger = [
      ...player.ledger,
      { ...own, reason: 'WORK_OVERDUE', money: 0 } as const,
      { ...own, reason: 'EFFECT', money: -100 } as const,
    ];
    return { ...player, ledger };
  });
  const lines = gameLines({ ...end, players }, 's1', stopsOf('s1'));
  const under = (key: string) => lines.find((line) => line.key === key)?.stops.map(({ decision }) => decision.kind);
  expect(under('WORK_TIME')).toContain('DRIVE_ON');
  expect(under('SITUATIONS')).toContain('ANSWER_EMERGENCY');
});

test('[DBS-10] a plan hangs under what its order lost only where it is charged with that: not as a strength, nor for its time alone', () => {
  const [stop] = stopsOf('s1');
  const order = stop?.decision.order?.id ?? null;
  if (stop === undefined || order === null) throw new Error('no order was booked');
  const late = { id: 1, at: 0, order, car: null, reason: 'LATE_PENALTY', money: -40_000, points: 0 } as const;
  const players = end.players.map((player) =>
    player.id === 's1' ? { ...player, ledger: [...player.ledger, { ...late, player: player.id }] } : player,
  );
  const lineOver = (told: DebriefStop): string | undefined =>
    gameLines({ ...end, players }, 's1', [told]).find(({ stops }) => stops.length > 0)?.key;
  const charged = (reason: 'LATE_PENALTY' | 'CAR_TIME'): DebriefStop => {
    const account = [{ reason, money: -400, points: 0, total: -400 }];
    return { ...stop, isStrength: false, decision: { ...stop.decision, account } };
  };
  expect(stop.isStrength).toBe(true);
  expect(lineOver(stop)).toBe('DELIVERED');
  expect(lineOver(charged('CAR_TIME'))).toBe('DELIVERED');
  expect(lineOver(charged('LATE_PENALTY'))).not.toBe('DELIVERED');
});

test('[DBS-10] who delivered nothing reads so', () => {
  const idle = { ...end, orders: end.orders.filter(({ player }) => player !== 's1') };
  const [first] = gameLines(idle, 's1', []);
  expect(first?.sentence.lead).toBe('Żadne zlecenie nie zostało dowiezione');
  expect(first?.icon).not.toBe('b-check');
});
