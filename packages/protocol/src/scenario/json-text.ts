import { z } from 'zod';
import { type StructureFault, structureFault } from './measure.ts';

/**
 * A structure that comes as the JSON text of it or as it is; an empty text is none. Refused where it is no JSON, too large, too deep or
 * names reserved keys. What comes out is still unknown, but safe to be read by recursion. (protocol "Envelope")
 */
export const jsonText = structure(0);

/** The same for a question with all that follows it. */
export const treeText = structure(1);

const BROKEN = Symbol('no JSON');

function structure(startQuestions: 0 | 1) {
  return z.unknown().transform((given, context) => {
    const value = typeof given === 'string' ? parsed(given) : given;
    const fault: StructureFault | null =
      value === BROKEN ? { code: 'JSON_FORMAT' } : structureFault(value, startQuestions);
    if (fault === null) return value;
    context.addIssue({ code: 'custom', message: fault.code, params: { limit: fault.limit } });
    return z.NEVER;
  });
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}
