import { CAR_TYPES, EFFECT_TYPES, LANDS } from '@fracht/engine';
import { z } from 'zod';
import { report } from '@fracht/kit/report.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import type { AccidentDraft } from './accident-draft.ts';

/** What was typed in this browser and is not saved, and the version it follows. */
export type KeptAccident = { readonly version: number; readonly draft: AccidentDraft };

const effect = z.object({ key: z.number(), type: z.enum(EFFECT_TYPES), value: z.string(), isFull: z.boolean() });
const stored = z.object({
  version: z.number(),
  draft: z.object({
    name: z.string(),
    isActive: z.boolean(),
    types: z.array(z.enum(CAR_TYPES)),
    lands: z.array(z.enum(LANDS)),
    effects: z.array(effect),
  }),
});

/** What this browser holds of a situation for the present person; null: nothing, or nothing that can be read. */
export function readKeptAccident(id: string): KeptAccident | null {
  try {
    const text = localStorage.getItem(nameOf(id));
    return text === null ? null : stored.parse(JSON.parse(text));
  } catch (cause) {
    report('kept accident', cause);
    return null;
  }
}

/** Holds what was typed until it is saved; null lets it go. */
export function keepAccident(id: string, kept: KeptAccident | null): void {
  try {
    if (kept === null) localStorage.removeItem(nameOf(id));
    else localStorage.setItem(nameOf(id), JSON.stringify(kept));
  } catch (cause) {
    report('kept accident', cause);
  }
}

function nameOf(id: string): string {
  return `accident ${sessionStore.getState().user?.id ?? ''} ${id}`;
}
