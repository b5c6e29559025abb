import { TREE_NAMES } from '@fracht/engine';
import { findingText, writtenPlace } from '@fracht/content';
import { checkItem } from '@fracht/scenarios';
import { type FieldIssues, fieldIssues, type LibraryKind, treeText, type UnreadFields } from '@fracht/protocol';
import type { z } from 'zod';
import { readItem } from '../storage/library-items.ts';

/** Errors that keep an item out of games, in words, by field. */
export type ItemFaults = Readonly<Record<string, readonly string[]>>;

/**
 * The errors that the check finds in an item as it was written, before defaults are filled in; null: none. Only for an item that the strict
 * schema accepts. Used wherever items come into games. (ADR 0026)
 */
export function faultsIn(kind: LibraryKind, written: UnreadFields): ItemFaults | null {
  const read = readItem('WRITTEN', kind, written);
  if (!read.ok) return {};
  const faults: Record<string, string[]> = {};
  for (const { code, path, level } of checkItem(read.value.kind, read.value.item)) {
    if (level !== 'error') continue;
    const [field = ''] = path.split('.');
    (faults[field] ??= []).push(`${writtenPlace({ ...read.value.item }, path)}: ${findingText[code]}`);
  }
  return Object.keys(faults).length === 0 ? null : faults;
}

/** The issues of a schema by field; an issue within a tree comes with its question and answer. */
export function issuesOf(written: UnreadFields, issues: readonly z.core.$ZodIssue[]): FieldIssues {
  const found: Record<string, FieldIssues[string][number][]> = {};
  for (const [path, all] of Object.entries(placedIssues(written, issues))) {
    const [field = path] = path.split('.');
    (found[field] ??= []).push(...all);
  }
  return found;
}

/** The same, by the full path to each value. */
export function placedIssues(written: UnreadFields, issues: readonly z.core.$ZodIssue[]): FieldIssues {
  const item = withTrees(written);
  const placed = Object.entries(fieldIssues(issues, Number.POSITIVE_INFINITY)).map(([path, all]) => {
    const place = path.includes('.') ? { place: writtenPlace(item, path) } : {};
    return [path, all.map((issue) => ({ ...issue, ...place }))] as const;
  });
  return Object.fromEntries(placed);
}

/** The item with its trees parsed, where they were given as JSON text. */
function withTrees(written: UnreadFields): UnreadFields {
  const trees = TREE_NAMES.map((tree) => [tree, treeText.safeParse(written[tree]).data] as const);
  return { ...written, ...Object.fromEntries(trees) };
}
