import type { Fault } from './fault.ts';
import { FAULTS_OF_RULES } from './faults/rules.ts';
import { FAULTS_OF_SCREENS } from './faults/screens.ts';
import { FAULTS_OF_THE_SERVER } from './faults/server.ts';

/** All planted faults. */
export const FAULTS: readonly Fault[] = [...FAULTS_OF_RULES, ...FAULTS_OF_THE_SERVER, ...FAULTS_OF_SCREENS];
