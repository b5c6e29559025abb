import { fineNow, withFine } from '../cars/fines.ts';
import { grosze } from '../units.ts';
import type { EffectRule } from './rule.ts';

/** Fines the player `value` zł for exceeded working time; with 0, the fine that the tariff sets now. (EFF-4) */
export const overdueTicket: EffectRule = {
  apply(state, { value }, { carPlace }) {
    if (carPlace === -1) return state;
    return withFine(state, carPlace, value === 0 ? fineNow(state, carPlace) : grosze(value));
  },
};
