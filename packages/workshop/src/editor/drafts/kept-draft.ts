import type { LibraryKind } from '@fracht/protocol';
import { z } from 'zod';
import { report } from '@fracht/kit/report.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import type { EditedItem } from '@fracht/scenarios';
import { editedItem } from './desk.ts';

/** What was written in this browser and has not reached the server: what it follows there, and all of it. */
export type KeptDraft = { readonly revision: string | null; readonly version: number; readonly edited: EditedItem };

const stored = z.object({ revision: z.string().nullable(), version: z.number(), item: z.unknown() });

/** What this browser still holds of an item for the present person; null: nothing, or nothing that can be read. */
export function readKept(kind: LibraryKind, id: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(nameOf(id));
    if (text === null) return null;
    const { item, ...base } = stored.parse(JSON.parse(text));
    return { ...base, edited: editedItem(kind, item) };
  } catch (cause) {
    report('kept draft', cause);
    return null;
  }
}

/** Holds what was written until the server has it; null lets it go. False where this browser holds nothing. */
export function keepHere(id: string, kept: KeptDraft | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(nameOf(id));
    else {
      const { edited, ...base } = kept;
      localStorage.setItem(nameOf(id), JSON.stringify({ ...base, item: edited.item }));
    }
    return true;
  } catch (cause) {
    report('kept draft', cause);
    return false;
  }
}

function nameOf(id: string): string {
  return `draft ${sessionStore.getState().user?.id ?? ''} ${id}`;
}
