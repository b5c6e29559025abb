import type { RuleSource } from '@fracht/engine';
import type { TermId } from './index.ts';

/** Help for one screen: what is seen there, what is done there, and the terms needed for it. (HLP-2) */
export type HelpPage = {
  /** The title of help about a part of a screen, such as an open situation; help about a whole screen has the title of its route. */
  readonly title?: string;
  readonly see: readonly string[];
  readonly act: readonly string[];
  readonly terms: readonly TermId[];
  /** The sources of the rules that it mentions; absent: it mentions none. (SRC-1) */
  readonly sources?: readonly RuleSource[];
};

export type HelpPages = Readonly<Record<string, HelpPage>>;
