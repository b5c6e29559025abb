import { expect, test } from 'vitest';
import { answer, ask, change, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { effectOrigin } from '../../src/debrief/effect-origin.ts';
import type { Effect } from '../../src/library.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const SEND = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;

/** A customer pays 700 zł for a change; an insurer pays 800 zł; the last answer ends the carriage. */
function paidFor({ ends, rulesVersion }: { readonly ends: Effect; readonly rulesVersion?: number }) {
  const surcharge = change({
    id: 'relacja',
    name: 'Inna relacja',
    description: 'Klient sprzedał towar komu innemu.',
    type: 'CHANGE_PICK_TIME',
    situation: ask('Co odpowiadasz?', [answer(10, 'Za dopłatą', 'Dobrze.', [effect('GIVE_MONEY', 700)])]),
  });
  const critical = (id: string, effects: readonly Effect[]) =>
    emergency({
      id,
      name: id,
      subtype: 'EMERGENCY',
      image: null,
      description: 'Opis.',
      help: '',
      knowledge: '',
      situation: ask('Co robisz?', [answer(0, 'To', 'Tak.', effects)]),
    });
  const emergencies = [critical('polisa', [effect('GIVE_MONEY', 800)]), critical('koniec', [ends])];
  const setup = aSetup({
    settings: QUIET,
    library: { emergencies, accidents: [], changes: [surcharge] },
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
  });
  return aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] }))
    .does(BOOK)
    .does({ action: 'START_EVENTS', situation: 'relacja', player: ANNA }, TEACHER)
    .does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: 'relacja', answer: 0 });
}

/** On the road with its cargo: the insurer pays. */
function onTheRoad(ends: Effect, rulesVersion?: number) {
  const lesson = paidFor({ ends, ...(rulesVersion === undefined ? {} : { rulesVersion }) })
    .does(SEND)
    .at(100);
  return happens(lesson, 'polisa');
}

function happens(lesson: ReturnType<typeof paidFor>, situation: string) {
  return lesson
    .does({ action: 'START_EVENTS', situation, player: ANNA }, TEACHER)
    .does({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: situation, tree: 'situation', answer: 0 });
}

const RETURNED = 'EFFECT -700';

/**
 * Where Anna's entries with the reason EFFECT come from, according to her view and the school's: 700 zł from a change, 800 from an insurer, and so
 * on.
 */
function origins(lesson: ReturnType<typeof paidFor>) {
  return [lesson.game(), viewFor(lesson.game(), { player: ANNA, type: 'STUDENT' })].map((game) =>
    game.players
      .filter(({ id }) => id === ANNA)
      .flatMap((anna) => anna.ledger.map((entry) => ({ entry, origin: effectOrigin(game, anna, entry) })))
      .flatMap(({ entry, origin }) => (origin === null ? [] : [`${String(entry.money / 100)} ${origin.of}`])),
  );
}

test('[PAY-11] a surcharge that went back is told from what answers cost and bring, whatever ended the order', () => {
  const givenUp = happens(onTheRoad(effect('LEAVE_SHIPMENT', 100)), 'koniec');
  const [whole, own] = origins(givenUp);
  expect(whole).toEqual(own);
  expect(whole?.filter((told) => told.endsWith('RETURN'))).toEqual(['-700 RETURN']);
  expect(whole?.filter((told) => told.endsWith('ANSWER')).slice(0, 2)).toEqual(['700 ANSWER', '800 ANSWER']);
  const turnedBack = happens(onTheRoad(effect('GO_BACK', 1)), 'koniec').at(900);
  const late = paidFor({ ends: effect('TIME', 10) }).at(1440 + 121);
  const aboard = onTheRoad(effect('TIME', 10)).does({ action: 'FINISH' }, TEACHER);
  const givenBack = paidFor({ ends: effect('TIME', 10) }).does({ action: 'CANCEL_ORDER', order: ORDER });
  for (const lesson of [turnedBack, late, aboard, givenBack]) {
    for (const told of origins(lesson)) expect(told).toContain('-700 RETURN');
  }
});

test('[PAY-11] an answer that costs as much as was paid before is an answer', () => {
  const paid = happens(onTheRoad(effect('MONETARY', 700)), 'koniec').at(900);
  expect(origins(paid)[0]).toEqual(['700 ANSWER', '800 ANSWER', '-700 ANSWER']);
});

test('[PAY-10] an answer that gives the order up gives back what its customer has paid for changes, and not what an insurer has', () => {
  const lesson = happens(onTheRoad(effect('LEAVE_SHIPMENT', 0)), 'koniec');
  expect(lesson.order().expired).toBe(true);
  expect(lesson.ledger()).toContain(RETURNED);
  expect(lesson.ledger()).not.toContain('EFFECT -800');
});

test('[PAY-10] so does cargo that was turned back', () => {
  const lesson = happens(onTheRoad(effect('GO_BACK', 1)), 'koniec');
  expect(lesson.ledger()).not.toContain(RETURNED);
  expect(lesson.at(900).order().delivered).toBe(true);
  expect(lesson.ledger()).toContain(RETURNED);
});

test('[PAY-10] so does an order that was not loaded in time, and one that is aboard when the game ends', () => {
  const late = paidFor({ ends: effect('TIME', 10) }).at(1440 + 121);
  expect(late.order().expired).toBe(true);
  expect(late.ledger()).toContain(RETURNED);
  const aboard = onTheRoad(effect('TIME', 10)).does({ action: 'FINISH' }, TEACHER);
  expect(aboard.ledger()).toContain(RETURNED);
});

test('[PAY-10] what is delivered owes nothing, though it is not paid', () => {
  const paid = onTheRoad(effect('NO_PAYMENT', 1)).at(900);
  expect(paid.order().delivered).toBe(true);
  expect(paid.ledger()).not.toContain(RETURNED);
});

test('[LOG-6] by rules before version 13 the surcharge stays', () => {
  expect(happens(onTheRoad(effect('LEAVE_SHIPMENT', 0), 12), 'koniec').ledger()).not.toContain(RETURNED);
});
