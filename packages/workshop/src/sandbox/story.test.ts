import { expect, test } from 'vitest';
import { applyAction, type GameAction, type GameState, advanceToNews } from '@fracht/engine';
import { AUTHOR, aSandbox } from '../../test/a-sandbox.ts';
import { formatChange, formatGrosze } from '@fracht/kit/format.ts';
import type { StoryLine } from './story-line.ts';
import { storyOf } from './story.ts';

function done(game: GameState, action: GameAction): GameState {
  const result = applyAction(game, action, { player: AUTHOR.id, type: 'STUDENT', day: '2026-11-21' });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** The lines from one state on until nothing more happens. */
function restOf(start: GameState): { readonly end: GameState; readonly lines: readonly StoryLine[] } {
  const lines: StoryLine[] = [];
  let game = start;
  for (let next = advanceToNews(game); next !== null; next = advanceToNews(game)) {
    lines.push(...storyOf(game, next));
    game = next;
  }
  return { end: game, lines };
}

const words = (lines: readonly StoryLine[]) =>
  lines.map(({ text, detail }) => `${text} ${detail}`.trim().replaceAll('\u00a0', ' '));

test('[TRY-4] what struck is told, and that the car stands', () => {
  const { before, struck } = aSandbox('K05');
  const told = words(storyOf(before, struck));
  expect(told[0]).toMatch(/^Zlecenie WAR\/1126\/\d+: Awaria silnika z ładunkiem\. ST-01 czeka na Twoją decyzję\.$/u);
  expect(told[1]).toBe('ST-01: Sytuacja krytyczna');
});

test('[TRY-4] [SIT-10] a random situation is told with what it brings, then how long the car stands', () => {
  const { before, struck } = aSandbox('A01');
  const lines = storyOf(before, struck);
  expect(lines[0]?.tone).toBe('decision');
  expect(words(lines)[0]).toBe('Korek na obwodnicy Postój: 35 min.');
  expect(words(lines)).toContain('ST-01 stoi do 10:35');
});

test('[TRY-4] a decision is told with its points, its effects in words, the money and the replacement; in the end the balance', () => {
  const { struck } = aSandbox('K05');
  const order = struck.orders[0]?.id ?? '';
  const item = struck.setup.library.emergencies[0];
  const lines: StoryLine[] = [];
  let game = struck;
  for (const tree of ['situation', 'carSituation', 'timeWindowSituation'] as const) {
    while (game.orders[0]?.emergencies[0]?.done === false) {
      const root = item?.[tree];
      const answer = root?.answers.findIndex(({ newCar }) => newCar) ?? -1;
      const action = {
        action: 'RESOLVE_EMERGENCY',
        order,
        emergency: 'K05',
        tree,
        answer: Math.max(0, answer),
        input: 0,
      } as const;
      const result = applyAction(game, action, { player: AUTHOR.id, type: 'STUDENT', day: '2026-11-21' });
      if (!result.ok) break;
      lines.push(...storyOf(game, result.value));
      game = result.value;
    }
  }
  const decisions = lines.filter(({ tone }) => tone === 'decision');
  expect(decisions.length).toBe(game.orders[0]?.emergencies[0]?.decisions.length);
  expect(decisions.every(({ text, detail }) => text.startsWith('Odpowiedź: ') && /pkt/u.test(detail))).toBe(true);
  const answers = game.orders[0]?.emergencies[0]?.decisions.map(({ points }) => formatChange(points)) ?? [];
  const said = lines.filter(({ text }) => text === 'Rozwiązana sytuacja').map(({ detail }) => detail);
  const bonuses = [item?.inTimePoints, item?.noHelpPoints].map((points) => `${formatChange(points ?? 0)}\u00a0pkt`);
  expect([answers.length, said]).toEqual([decisions.length, bonuses]);
  expect(words(lines).join('\n')).toContain('wysłany samochód zastępczy');
  expect(words(lines).join('\n')).toMatch(/zastępczy samochód ST-\S+ jest w drodze/u);
  const { end, lines: rest } = restOf(game);
  const own = end.players[0]?.ledger.filter((entry) => entry.order === order) ?? [];
  const settledAt = rest.find(({ tone }) => tone === 'end')?.at ?? 0;
  const money = own.filter(({ at }) => at <= settledAt).reduce((sum, entry) => sum + entry.money, 0);
  expect(words(rest)).toContainEqual(expect.stringMatching(/ładunek przejął/u));
  expect(rest.filter(({ tone }) => tone === 'end')).toEqual([
    {
      at: settledAt,
      tone: 'end',
      text: 'Zlecenie rozliczone',
      detail: expect.stringContaining(formatChange(money, formatGrosze)) as unknown,
    },
  ]);
});

test('[TRY-4] what a customer moves is told with the hours before and after, a call with who was called', () => {
  const { struck } = aSandbox('K05');
  const [order] = struck.orders;
  if (order === undefined) throw new Error('No order');
  const call = {
    action: 'RESOLVE_EMERGENCY',
    order: order.id,
    emergency: 'K05',
    tree: 'situation',
    call: 'boss',
  } as const;
  expect(words(storyOf(struck, done(struck, call)))).toEqual(['Telefon do szefa −5 pkt']);
  const { from, to } = order.deliverWindow;
  const moved = {
    ...struck,
    orders: [{ ...order, deliverWindow: { from: from + 60, to: to + 60 }, type: 'ATP' as const }],
  };
  expect(words(storyOf(struck, moved))).toEqual([
    'Wymagany samochód: ST → ATP',
    'Okno rozładunku: 12:30–17:30 → 13:30–18:30',
  ]);
});
