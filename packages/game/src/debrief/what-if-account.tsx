import { type ReactNode, useId, useState } from 'react';
import { whatIfText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ComparisonNotes } from './comparison-notes.tsx';
import { DifferencesTable, differenceSum } from './differences-table.tsx';
import { tellingRows } from './happened-words.ts';
import { changedParts, changeWords } from './worth-words.ts';
import styles from './what-if-account.module.css';

const { account: words, sure } = whatIfText;

/**
 * The account of the differences, collapsed, with their number and sum; below it that the situations are the same, and, also collapsed, what the comparison is
 * based on. (DBS-6)
 */
export function WhatIfAccount({ whatIf, words: choice }: { readonly whatIf: WhatIfPayload; readonly words: string }) {
  const { differences, happened } = whatIf;
  const parts = changedParts(differenceSum(whatIf));
  const count = words.count(tellingRows(differences).length);
  return (
    <Card>
      <Fold names={words} note={count} end={parts === '' ? changeWords(0) : parts}>
        <DifferencesTable whatIf={whatIf} words={choice} />
      </Fold>
      <p className={styles.luck}>{sure.luck(differences.length, happened)}</p>
      <Fold names={sure} note={restsOn(whatIf)}>
        <ComparisonNotes whatIf={whatIf} />
      </Fold>
    </Card>
  );
}

/** How many later decisions were no longer possible, and how much a bot did. */
function restsOn({ refused, repairs }: WhatIfPayload): string {
  const moves = repairs.filter(({ isOwn }) => !isOwn).length;
  const parts = [
    refused.length === 0 ? '' : sure.refusedCount(refused.length),
    moves === 0 ? '' : sure.movesCount(moves),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

type FoldProps = {
  readonly names: { readonly show: string; readonly hide: string };
  readonly note: string;
  readonly end?: string;
  readonly children: ReactNode;
};

/** A section behind a button as wide as the card. */
function Fold({ names, note, end = '', children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="i-down" size={16} className={classNames(isOpen && styles.up)} />
        <b>{isOpen ? names.hide : names.show}</b>
        <span>{note}</span>
        <em>{end}</em>
      </button>
      <div id={id}>{isOpen ? children : null}</div>
    </>
  );
}
