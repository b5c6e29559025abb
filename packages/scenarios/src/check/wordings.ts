import type { Situation } from '@fracht/engine';
import { type Finding, warning, when } from './finding.ts';
import { repeatedAt } from './same.ts';
import { checkWording } from './texts.ts';

/** Checks the wordings of a question: each must be usable, and none a duplicate. */
export function checkWordings({ text, texts }: Situation, path: string): readonly Finding[] {
  const [again] = repeatedAt(texts);
  return [
    ...checkWording(text, `${path}.text`),
    ...texts.flatMap((wording, index) => (wording === text ? [] : checkWording(wording, `${path}.texts.${index}`))),
    ...when(again !== undefined, warning('TEXT_TWICE', `${path}.texts.${String(again)}`)),
  ];
}
