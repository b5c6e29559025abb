import { z } from 'zod';
import { isWithinJsonBounds } from '../fields/json-bounds.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { type StructureFault, structureFault } from './structure-fault.ts';

/**
 * The schema of a structure given as JSON text or directly; an empty text is null. Refuses text that is not JSON, and structures that
 * are too large, too deep, or have reserved keys. The output is still `unknown`, but safe for recursion. (FLD-5)
 */
export const jsonText = structure(0);

/** The same for a question with its whole tree. */
export const treeText = structure(1);

const TOO_LARGE: StructureFault = { code: 'TREE_LARGE', limit: SCENARIO_LIMITS.nodes };
const BROKEN = Symbol('no JSON');

function structure(startQuestions: 0 | 1) {
  return z.unknown().transform((given, context) => {
    const isLarge = typeof given === 'string' && !isWithinJsonBounds(given);
    const value = typeof given === 'string' && !isLarge ? parsed(given) : given;
    const fault = isLarge ? TOO_LARGE : faultOf(value, startQuestions);
    if (fault === null) return value;
    context.addIssue({ code: 'custom', message: fault.code, params: { limit: fault.limit } });
    return z.NEVER;
  });
}

function faultOf(value: unknown, startQuestions: 0 | 1): StructureFault | null {
  return value === BROKEN ? { code: 'JSON_FORMAT' } : structureFault(value, startQuestions);
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}
