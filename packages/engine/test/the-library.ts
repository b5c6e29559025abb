import { CHANGE_EVENTS, EMERGENCIES } from '../../content/src/situations/index.ts';
import { ACCIDENTS } from '../../content/src/situations/random/index.ts';
import type { Library } from '../src/library.ts';

/** Everything that a new installation knows. */
export const THE_LIBRARY: Library = { emergencies: EMERGENCIES, accidents: ACCIDENTS, changes: CHANGE_EVENTS };
