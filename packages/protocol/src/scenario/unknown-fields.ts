import { CHANGE_TYPES } from '@fracht/engine';
import type { UnreadFields } from '../fields/unread-fields.ts';
import { libraryDraftSchemas, type LibraryKind } from './library-item.ts';
import { treeText } from './json-text.ts';
import { situationSchema } from './situation.ts';

/** The known fields of an object, and which of them contain other objects. */
type Shape = { readonly known: ReadonlySet<string>; readonly inner: Readonly<Record<string, () => Shape>> };

/** Computed or drawn fields that an item has in lists and games: they are not reported as unknown. */
const DERIVED = ['active', 'version', 'value', 'done', 'pick_phone', 'deliver_phone', 'case_number', 'police_number'];
/** Optional fields of an item, which an empty item does not have. */
const OPTIONAL = ['competence', 'sources', 'cargo', 'ownership'];
/** The same for an answer and for a typed question. */
const OPTIONAL_OF_ANSWER = ['breaks'];
const OPTIONAL_OF_QUESTION = ['breaks_ok', 'breaks_wrong'];
const RATED = ['depth', 'bestScore', 'bestAnswerIndex'];
/** The most fields that are reported. */
const TOLD = 20;

const BLANK = situationSchema(null).parse({ answers: [{}] });

const EFFECT: Shape = { known: new Set(['type', 'value', 'full_val']), inner: {} };
const BREACH: Shape = { known: new Set(['law', 'article', 'why']), inner: {} };
const SOURCE: Shape = { known: new Set(['law', 'article', 'checked']), inner: {} };
const ANSWER: Shape = {
  known: new Set([...BLANK.answers.flatMap((answer) => Object.keys(answer)), ...OPTIONAL_OF_ANSWER]),
  inner: { breaks: () => BREACH, effects: () => EFFECT, situation: () => QUESTION },
};
const QUESTION: Shape = {
  known: new Set([...Object.keys(BLANK), ...OPTIONAL_OF_QUESTION, ...RATED]),
  inner: {
    answers: () => ANSWER,
    breaks_ok: () => BREACH,
    breaks_wrong: () => BREACH,
    effects_ok: () => EFFECT,
    effects_wrong: () => EFFECT,
    situation_ok: () => QUESTION,
    situation_wrong: () => QUESTION,
    afterDenySituation: () => QUESTION,
  },
};
const ITEM: Shape['inner'] = {
  sources: () => SOURCE,
  effects: () => EFFECT,
  situation: () => QUESTION,
  carSituation: () => QUESTION,
  timeWindowSituation: () => QUESTION,
};

/**
 * The paths of an item's fields that the game does not know, such as a misspelt `feedbak`; at most the first twenty. Recursive: only for
 * values that a schema has accepted. (LIB-7)
 */
export function unknownFields(kind: LibraryKind, item: UnreadFields): readonly string[] {
  const blank = libraryDraftSchemas()[kind].parse({ id: 'x', type: CHANGE_TYPES[0] });
  const found: string[] = [];
  collect(found, { known: new Set([...Object.keys(blank), ...OPTIONAL, ...DERIVED]), inner: ITEM }, item, '');
  return found;
}

function collect(found: string[], shape: Shape, value: unknown, path: string): void {
  if (found.length >= TOLD || typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}${key}`;
    if (found.length < TOLD && !shape.known.has(key)) found.push(at);
    const next = shape.inner[key];
    if (shape.known.has(key) && next !== undefined) collectInner(found, next(), inner, at);
  }
}

/** Looks into an object or a list of objects; JSON text is parsed first. */
function collectInner(found: string[], shape: Shape, value: unknown, path: string): void {
  const read = typeof value === 'string' ? treeText.safeParse(value).data : value;
  if (!Array.isArray(read)) return collect(found, shape, read, `${path}.`);
  const list: readonly unknown[] = read;
  for (const [index, entry] of list.entries()) collect(found, shape, entry, `${path}.${index}.`);
}
