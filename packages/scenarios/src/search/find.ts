import type { Answer, Breach, Breaks, Effect, Situation } from '@fracht/engine';
import type { Command } from '../commands/commands.ts';
import { type EditedItem, rootsOf } from '../item/item.ts';
import { questionsOf } from '../questions/questions.ts';

/** One hit of a search: the path of its field, the text there, and the range of the hit in it. */
export type Hit = {
  readonly field: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether it can be replaced: only texts written by the author can. */
  readonly isText: boolean;
};

/**
 * A searchable field: a text written by the author, or an effect, which is searched by its words on the screen. `breach`: the rule to which
 * the text belongs, which is replaced as a whole.
 */
type SearchableField = { readonly field: string; readonly written: string | Effect; readonly breach?: Breach };

/** All hits of the words in an item, in reading order, ignoring case and diacritics. `effectText`: how an effect is shown. */
export function hitsIn(edited: EditedItem, words: string, effectText: (effect: Effect) => string): readonly Hit[] {
  const wanted = plain(words);
  if (wanted.trim() === '') return [];
  return fieldsOf(edited).flatMap(({ field, written }) =>
    typeof written === 'string'
      ? hitsOf({ field, text: written, isText: true }, wanted)
      : hitsOf({ field, text: effectText(written), isText: false }, wanted).slice(0, 1),
  );
}

/** The command that replaces these hits; hits whose text has changed in the meantime are left alone. */
export function replacing(edited: EditedItem, hits: readonly Hit[], by: string): Command {
  const fields = new Map(fieldsOf(edited).map((field) => [field.field, field]));
  const texts = new Map<string, string>();
  for (const { field, text: found, from, to } of hits.toReversed()) {
    const now = texts.get(field) ?? found;
    const known = fields.get(field);
    if (known?.written === found) texts.set(field, now.slice(0, from) + by + now.slice(to));
  }
  const commands = Array.from(texts, ([field, after]) => {
    const breach = fields.get(field)?.breach;
    return breach === undefined
      ? commandFor(edited, field, after)
      : commandFor(edited, field.slice(0, -'.why'.length), { ...breach, why: after });
  });
  return { do: 'several', commands };
}

/** All searchable fields of an item. */
function fieldsOf(edited: EditedItem): readonly SearchableField[] {
  const trees = rootsOf(edited).flatMap(({ tree, root }) =>
    questionsOf(tree, root).flatMap(({ node, path }) => fieldsOfQuestion(node, path)),
  );
  return [...fieldsOfItem(edited), ...trees];
}

function fieldsOfItem({ kind, item }: EditedItem): readonly SearchableField[] {
  const own = [text('name', item.name), text('description', item.description)];
  return kind === 'CHANGE' ? own : [...own, text('help', item.help), text('knowledge', item.knowledge)];
}

function fieldsOfQuestion(node: Situation, path: string): readonly SearchableField[] {
  const variants = node.texts.flatMap((variant, index) =>
    variant === node.text ? [] : [text(`${path}.texts.${String(index)}`, variant)],
  );
  const own = [text(`${path}.text`, node.text), ...variants];
  if (node.answers.length > 0)
    return [
      ...own,
      ...node.answers.flatMap((answer, index) => fieldsOfAnswer(answer, `${path}.answers.${String(index)}`)),
    ];
  if (node.textAnswer === null) return own;
  return [
    ...own,
    text(`${path}.textAnswer`, node.textAnswer),
    ...fieldsOfBreaks(`${path}.breaks_ok`, node.breaks_ok),
    text(`${path}.feedback_ok`, node.feedback_ok),
    ...fieldsOfEffects(`${path}.effects_ok`, node.effects_ok),
    ...fieldsOfBreaks(`${path}.breaks_wrong`, node.breaks_wrong),
    text(`${path}.feedback_wrong`, node.feedback_wrong),
    ...fieldsOfEffects(`${path}.effects_wrong`, node.effects_wrong),
  ];
}

function fieldsOfAnswer({ text: words, breaks, feedback, effects }: Answer, path: string): readonly SearchableField[] {
  return [
    text(`${path}.text`, words),
    ...fieldsOfBreaks(`${path}.breaks`, breaks),
    text(`${path}.feedback`, feedback),
    ...fieldsOfEffects(`${path}.effects`, effects),
  ];
}

function fieldsOfBreaks(path: string, breaks: Breaks | undefined): readonly SearchableField[] {
  return typeof breaks === 'object' ? [{ field: `${path}.why`, written: breaks.why, breach: breaks }] : [];
}

function fieldsOfEffects(path: string, effects: readonly Effect[]): readonly SearchableField[] {
  return effects.map((effect, index) => ({ field: `${path}.${String(index)}.value`, written: effect }));
}

function text(field: string, words: string): SearchableField {
  return { field, written: words };
}

function hitsOf(field: Pick<Hit, 'field' | 'text' | 'isText'>, wanted: string): readonly Hit[] {
  const within = plain(field.text);
  const hits: Hit[] = [];
  for (let from = within.indexOf(wanted); from !== -1; from = within.indexOf(wanted, from + wanted.length))
    hits.push({ ...field, from, to: from + wanted.length });
  return hits;
}

/** Normalizes a text without changing its length: lower case, no diacritics, ordinary blanks. */
function plain(words: string): string {
  return Array.from({ length: words.length }, (_, index) => letter(words.charAt(index))).join('');
}

function letter(sign: string): string {
  if (/\s/u.test(sign)) return ' ';
  const small = sign.toLowerCase();
  const bare = small === 'ł' ? 'l' : small.normalize('NFD').charAt(0);
  return bare.length === 1 ? bare : sign;
}

function commandFor(edited: EditedItem, field: string, words: string | Breach): Command {
  const answer = /^(.*)\.answers\.(\d+)\.(text|feedback|breaks)$/u.exec(field);
  if (answer?.[1] !== undefined)
    return { do: 'answer', path: answer[1], index: Number(answer[2]), fields: { [String(answer[3])]: words } };
  const variant = /^(.*)\.texts\.(\d+)$/u.exec(field);
  if (variant?.[1] !== undefined && typeof words === 'string')
    return { do: 'variant', path: variant[1], index: Number(variant[2]), text: words };
  const own = /^(.*)\.([^.]+)$/u.exec(field);
  if (own?.[1] !== undefined) return { do: 'question', path: own[1], fields: { [String(own[2])]: words } };
  return edited.kind === 'CHANGE'
    ? { do: 'change', fields: { [field]: words } }
    : { do: 'emergency', fields: { [field]: words } };
}
