import type { AnswerOutcome, EffectType } from '@fracht/engine';
import { effectsSentence } from './effect-words.ts';
import { ledgerReasonLabels } from './ledger-reasons.ts';
import { NUMBER } from './number.ts';

const GAP = '\u00a0';
type OutcomeName = AnswerOutcome['what'];
type Words = (outcome: AnswerOutcome) => string;

const asEffect =
  (type: EffectType): Words =>
  ({ value }) =>
    effectsSentence([{ type, value }]);

const WORDS: Readonly<Record<OutcomeName, Words>> = {
  MONEY: ({ value, reason = 'EFFECT' }) => {
    const lead = reason === 'EFFECT' ? (value < 0 ? 'Koszt' : 'Wpływ') : ledgerReasonLabels[reason];
    return `${lead}: ${zloty(value)}`;
  },
  POINTS: ({ value, reason = 'SITUATION' }) => `${ledgerReasonLabels[reason]}: ${signed(value)}${GAP}pkt`,
  STOOD: asEffect('TIME'),
  DISTANCE: ({ value }) =>
    effectsSentence([{ type: value < 0 ? 'REMOVE_DISTANCE' : 'ADD_DISTANCE', value: Math.abs(value) }]),
  PICK_LONGER: asEffect('PROLONG_PICKUP'),
  PICK_LATER: asEffect('MOVE_PICKUP'),
  DELIVERY_LONGER: asEffect('PROLONG_SHIPMENT'),
  DELIVERY_LATER: asEffect('MOVE_SHIPMENT'),
  CITY: asEffect('CHANGE_CITY'),
  TYPE: () => 'Zlecenie na inny typ samochodu.',
  FREIGHT: ({ value }) => `Fracht za zlecenie: ${zloty(value)}`,
  NO_FREIGHT: asEffect('NO_PAYMENT'),
  TURNED_BACK: asEffect('GO_BACK'),
  GIVEN_UP: () => 'Zlecenie kończy się bez dostawy.',
  UNRANKED: asEffect('CANCEL_RANKING_PLAYER'),
  GROUP_UNRANKED: asEffect('CANCEL_RANKING_GROUP'),
  WOKEN: asEffect('END_PARKING'),
  RESTED: asEffect('REST_DRIVER'),
  CAR: ({ car = '' }) => `Jedzie inny samochód: ${car}.`,
};

/** What an answer has done, in one line: "Koszt: −1 800 zł", "Postój: 10 godz.". (SIC-18) */
export function outcomeWords(outcome: AnswerOutcome): string {
  return WORDS[outcome.what](outcome);
}

function zloty(grosze: number): string {
  return `${signed(grosze / 100)}${GAP}zł`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${NUMBER.format(Math.abs(value))}`;
}
