import type { RuleSource } from '@fracht/engine';
import { GLOSSARY } from '../src/help/index.ts';
import { HELP_PAGES } from '../src/help/pages.ts';
import { brokenText } from '../src/pl/broken.ts';
import { carsText } from '../src/pl/game-cars.ts';
import { partsText } from '../src/pl/game-parts.ts';
import { SHIPPED_LIBRARY } from '../src/situations/index.ts';
import { practiceSituation } from '../src/situations/practice.ts';

/** Remarks in brackets after a place. */
const NOTE = /\s\([^)]*\)/gu;

/** A place in a law with the day on which it was looked up, and everything that cites it with that day. */
export type UsedSource = { readonly source: RuleSource; readonly usedBy: readonly string[] };

/** Every source cited in a text of the game, once, by law, place and day. */
export function allSources(): readonly UsedSource[] {
  const { emergencies, accidents, changes } = SHIPPED_LIBRARY;
  const situations = [...emergencies, ...changes, ...accidents, practiceSituation];
  const named = [
    ...situations.map(({ id, sources = [] }) => ({ user: id, sources })),
    ...Object.values(GLOSSARY).map(({ word, sources = [] }) => ({ user: `glossary: ${word}`, sources })),
    ...Object.entries(HELP_PAGES).map(([name, { sources = [] }]) => ({ user: `help: ${name}`, sources })),
    { user: 'debrief: past a limit', sources: Object.values(brokenText) },
    { user: 'order: cabotage', sources: partsText.cabotage.sources },
    { user: 'parkings of a car', sources: carsText.parkings.sources },
  ].flatMap(({ user, sources }) =>
    sources.map(({ article, ...source }) => ({ user, source: { ...source, article: article.replace(NOTE, '') } })),
  );
  const used = new Map<string, { readonly source: RuleSource; readonly usedBy: string[] }>();
  for (const { user, source } of named) {
    const key = [source.law, source.article, source.checked].join(' ');
    const known = used.get(key) ?? { source, usedBy: [] };
    used.set(key, { source, usedBy: [...known.usedBy, user] });
  }
  return [...used.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** By law, then by place, comparing numbers by value: art. 4 comes before art. 12. */
function keyOf({ source: { law, article, checked } }: UsedSource): string {
  return `${law} ${article.replace(/\d+/gu, (digits) => digits.padStart(4, '0'))} ${checked}`;
}
