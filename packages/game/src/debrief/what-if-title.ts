import { whatIfText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';

/** "Co by było, gdyby …": the opposite of the decision, in words made from its data. (DBS-6) */
export function whatIfTitle({ kind, order, car, question, alternatives }: DebriefDecision): string {
  const isOfCar = kind === 'BOOK_CAR' || kind === 'HIRE_CAR';
  if (isOfCar && order !== null && alternatives.some(({ choice }) => choice.is === 'CAR')) {
    return whatIfText.otherCar(order.id);
  }
  return whatIfText.title[kind](order?.id ?? '', car?.id ?? '', question?.name ?? '');
}
