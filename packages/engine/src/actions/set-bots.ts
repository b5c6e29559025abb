import { withLevels, withoutBots } from '../rounds/seats.ts';
import type { Apply } from './rule.ts';

/** Number of places where none was ever named: the server knows how many members the group has. */
const AS_MANY_AS_MEMBERS = 0;

/**
 * From now on bots fill the empty places, and those that sit already play at the level chosen; with the level of before and a number only the number
 * changes. Without a level all of them leave. (BTS-5)
 */
export const applySetBots: Apply<'SET_BOTS'> = (state, { level, places }) => {
  if (level === null) {
    const { bots: _bots, ...rest } = withoutBots(state);
    return rest;
  }
  const bots = { level, places: places ?? state.bots?.places ?? AS_MANY_AS_MEMBERS };
  const isNumberOnly = places !== undefined && state.bots?.level === level;
  return isNumberOnly ? { ...state, bots } : withLevels({ ...state, bots }, level);
};
