import type { ChangeEvent, Emergency, Library } from '@fracht/engine';
import { CHANGES } from './changes/index.ts';
import { CRITICAL_SITUATIONS } from './critical/index.ts';
import { active, type LibraryItem } from '@fracht/scenarios';
import { ACCIDENTS } from './random/index.ts';

export { ACCIDENTS } from './random/index.ts';
export { SURVEY_QUESTIONS } from './survey-questions.ts';

/** The critical situations of a new installation. */
export const EMERGENCIES: readonly LibraryItem<Emergency>[] = CRITICAL_SITUATIONS.map(active);

/** The change events of a new installation, all active, because a lesson needs them. */
export const CHANGE_EVENTS: readonly LibraryItem<ChangeEvent>[] = CHANGES.map(active);

/** The whole library of a new installation, in the form of a game's. */
export const SHIPPED_LIBRARY: Library = { emergencies: EMERGENCIES, accidents: ACCIDENTS, changes: CHANGE_EVENTS };
