import type { SkipReason } from '@fracht/protocol';

/** Why a row of an imported file is skipped. */
const WORDS: Readonly<Record<SkipReason, (group: string) => string>> = {
  DUPLICATE: () => 'Ta osoba jest już wyżej w\u00a0tym pliku.',
  ALREADY_THERE: () => 'Ta osoba jest już na Twojej liście.',
  OTHER_GROUP: (group) => `Ta osoba jest już w\u00a0grupie ${group}.`,
};

/** The Polish text of a skipped row; `group` is the person's of now. */
export function skipText(reason: SkipReason, group: string): string {
  return WORDS[reason](group);
}
