import type { Emergency } from '@fracht/engine';
import { error, type Finding, fitsRange, type Range, warning, when } from './finding.ts';
import { checkPoints } from './nodes.ts';

const ANSWERING: Range = { least: 1, most: 1440, decimals: 0 };
/** Within this many game minutes nobody can read a situation and decide; one takes about a second of real time. */
const TOO_SHORT = 30;

/**
 * Checks the time limit, and the points for answering in time and for help: a player who does not ask for help must not be worse off than one
 * who does. (SIT-6)
 */
export function checkHelps(item: Emergency): readonly Finding[] {
  const { maxTime, inTimePoints, noHelpPoints } = item;
  return [
    ...when(!fitsRange(maxTime, ANSWERING), error('NUMBER_OUT_OF_RANGE', 'maxTime', ANSWERING)),
    ...when(maxTime >= ANSWERING.least && maxTime < TOO_SHORT, warning('TIME_SHORT', 'maxTime')),
    ...(['driverCallPoints', 'bossCallPoints'] as const).flatMap((call) => [
      ...checkPoints(item[call], call),
      ...when(item[call] > noHelpPoints, warning('CALL_PAYS', call)),
    ]),
    ...checkPoints(inTimePoints, 'inTimePoints'),
    ...when(inTimePoints < 0, warning('BONUS_NEGATIVE', 'inTimePoints')),
    ...checkPoints(noHelpPoints, 'noHelpPoints'),
    ...when(noHelpPoints < 0, warning('BONUS_NEGATIVE', 'noHelpPoints')),
  ];
}
