import { expect, test } from 'vitest';
import { answer, ask, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { fromSavedState, toSavedState } from '../../src/save.ts';
import { orderFor, shownSituation } from '../../src/situations/show.ts';
import type { OpenSituation, Order } from '../../src/state.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const BRING = { action: 'START_EVENTS', situation: 'awaria', player: ANNA } as const;
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const BREAKDOWN = emergency({
  id: 'awaria',
  name: 'Awaria',
  subtype: 'EMERGENCY',
  image: null,
  description: 'Silnik stanął.',
  help: '',
  knowledge: '',
  situation: ask('Pierwsze?', [answer(1, 'To', 'Tak.'), answer(0, 'Tamto', 'Nie.')]),
});

/** The scenario's game with a question that has several wordings, for a seed. */
function inWords(seed: string, texts: readonly string[], rulesVersion?: number) {
  const { situation } = BREAKDOWN;
  const asked = { ...BREAKDOWN, situation: situation === null ? null : { ...situation, texts } };
  const library = { emergencies: [asked], accidents: [], changes: [] };
  const setup = aSetup({ seed, settings: QUIET, library, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(120)
    .does(BRING, TEACHER);
  const text = () => shownSituation(lesson.game(), 'emergencies', openOf(lesson.order()))?.node?.text ?? '';
  return { lesson, text };
}

function openOf({ emergencies: [open] }: Order): OpenSituation {
  if (open === undefined) throw new Error('Nothing struck');
  return open;
}

const SEEDS = Array.from({ length: 20 }, (_, index) => `ziarno-${index}`);

test('[SIT-16] of a question’s wordings one is asked, another in another game; a blank one never', () => {
  const asked = new Set(SEEDS.map((seed) => inWords(seed, ['Pierwsze?', 'Drugie?', ' ', 'Trzecie?']).text()));
  expect([...asked].sort()).toEqual(['Drugie?', 'Pierwsze?', 'Trzecie?']);
  expect(new Set(SEEDS.map((seed) => inWords(seed, ['Drugie?'], 1).text()))).toEqual(new Set(['Pierwsze?']));
});

test('[SIT-16] [SIT-13] [LOG-5] a wording stays while its question stands, is the one told afterwards, and no view holds the others', () => {
  const { lesson, text } = inWords('ziarno-3', ['Drugie?', 'Trzecie?']);
  const first = text();
  const again = fromSavedState(lesson.game().setup, toSavedState(lesson.at(200).game()));
  const [order] = again.orders;
  if (order === undefined) throw new Error('No order');
  const view = orderFor(again, order, { player: ANNA, type: 'STUDENT' });
  expect(view.emergencies[0]?.shown?.node?.text).toBe(first);
  const others = ['Pierwsze?', 'Drugie?', 'Trzecie?'].filter((words) => words !== first);
  for (const words of others)
    expect(JSON.stringify(viewFor(again, { player: ANNA, type: 'STUDENT' }))).not.toContain(words);
  lesson.does({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'awaria', tree: 'situation', answer: 0 });
  expect(shownSituation(lesson.game(), 'emergencies', openOf(lesson.order()))?.decisions[0]?.question).toBe(first);
});
