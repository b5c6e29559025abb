import { withLevels, withoutBots } from '../rounds/seats.ts';
import type { Apply } from './rule.ts';

/** The number of places when none was ever given: the server knows how many members the group has. */
const AS_MANY_AS_MEMBERS = 0;

/**
 * From now on bots fill the empty places, and those already there play at the chosen level. If the level stays the same and a number is given, only
 * the number changes. Without a level all bots leave. (BTS-5)
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
