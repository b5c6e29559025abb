import { CAR_ACTIONS, CAR_TYPES, COMPETENCES, EFFECT_TYPES, LANDS, LAWS, CAR_OWNERSHIPS } from '@fracht/engine';
import type { AccidentPayload } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { callAddItem, callLibrary, callSaveItem, type LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import type { Rules } from '@fracht/kit/panel/edited/edited.ts';
import { localCopies } from '@fracht/kit/panel/edited/local-copies.ts';
import type { Parts } from '@fracht/kit/panel/edited/parts.ts';
import { z } from 'zod';
import { type AccidentDraft, accidentDraftOf, accidentFields, isSameAccident, NEW_DRAFT } from './accident-draft.ts';
import { NEW_ITEM } from './new-item.ts';

/** A situation as the server has it; null: it has none yet. */
export type KnownAccident = AccidentPayload | null;

/** How a random situation is edited. The next save names the version that its author has seen; 0: there is none yet. */
const RULES: Rules<AccidentDraft, KnownAccident, number> = {
  valueOf: (known) => (known === null ? NEW_DRAFT : accidentDraftOf(known)),
  baseOf: (known) => known?.version ?? 0,
  chosenBaseOf: (known) => known?.version ?? 0,
  isThere: () => true,
  isUnchanged: isSameAccident,
  isSame: isSameAccident,
  hasMoved: (known, now) => known?.version !== now?.version,
  collision: () => null,
  afterSave: (value, sent) => ({ value, saved: sent }),
};

const effect = z.object({ key: z.number(), type: z.enum(EFFECT_TYPES), value: z.string(), isFull: z.boolean() });
const source = z.object({ law: z.enum(LAWS), article: z.string(), checked: z.string() });
const stored = z.object({
  version: z.number(),
  draft: z.object({
    name: z.string(),
    competence: z.enum(COMPETENCES).optional(),
    sources: z.array(source).optional(),
    isActive: z.boolean(),
    types: z.array(z.enum(CAR_TYPES)),
    lands: z.array(z.enum(LANDS)),
    ownership: z.enum(CAR_OWNERSHIPS).optional(),
    status: z.enum(CAR_ACTIONS).optional(),
    effects: z.array(effect),
  }),
});

const COPIES = localCopies<AccidentDraft, number>(
  'accident',
  0,
  ({ value, base }) => ({ version: base, draft: value }),
  (text) => {
    const { version, draft } = stored.parse(text);
    return { value: draft, base: version };
  },
);

/** Settings of the autosave of a random situation: it saves only when its author asks, and calls `relist` to refresh the list. */
export function accidentParts(relist: () => Promise<void>): Parts<AccidentDraft, KnownAccident, number> {
  return {
    rules: RULES,
    overtaken: 'CHANGED_MEANWHILE',
    timing: null,
    copies: COPIES,
    placeOf: (known) => known?.id ?? NEW_ITEM,
    source: {
      read: presentOf,
      save: async (draft, version, known) => {
        const item = itemOf(await send(draft, version, known));
        await relist();
        return item;
      },
      publish: (known) => Promise.resolve(known),
      remove: (known) => Promise.resolve(known),
    },
    onStored: () => undefined,
  };
}

function send(draft: AccidentDraft, version: number, known: KnownAccident): Promise<LibraryEntry> {
  if (known === null) return callAddItem('ACCIDENT', accidentFields(draft));
  return callSaveItem('ACCIDENT', known.id, accidentFields(draft), version);
}

/** Reads the situation from the server. Throws ApiError if it is gone or the server does not answer, after a notice has said so. */
async function presentOf(known: KnownAccident): Promise<AccidentPayload> {
  const entry = (await callLibrary('ACCIDENT')).find(({ item }) => item.id === known?.id);
  if (entry === undefined) throw new ApiError({ status: 404, code: 'NOT_FOUND', text: '', fields: {} });
  return itemOf(entry);
}

function itemOf(entry: LibraryEntry): AccidentPayload {
  if (entry.kind !== 'ACCIDENT') throw new Error('Another kind of situation was answered');
  return entry.item;
}
