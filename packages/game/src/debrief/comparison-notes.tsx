import type { ReactNode } from 'react';
import { rejectionText, whatIfText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { SpriteName } from '@fracht/kit/ui/icon.tsx';
import { actionWords } from './action-words.ts';
import { hourOf } from './moment-words.ts';
import styles from './comparison-notes.module.css';

const { sure: words } = whatIfText;
/** The maximum number of later decisions, and of the bot's actions, that are listed one by one. */
const MOST = 6;

/** What a comparison is based on: which later decisions of the player were no longer possible, and what a bot did in the player's place. (DBS-6) */
export function ComparisonNotes({ whatIf }: { readonly whatIf: WhatIfPayload }) {
  return (
    <ul className={styles.notes}>
      <Fact icon="i-user">{words.field}</Fact>
      <Refused refused={whatIf.refused} />
      <Moves repairs={whatIf.repairs} />
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: SpriteName; readonly children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={16} />
      <div>{children}</div>
    </li>
  );
}

function Refused({ refused }: Pick<WhatIfPayload, 'refused'>) {
  if (refused.length === 0) return <Fact icon="b-check">{words.fits}</Fact>;
  const told = refused.map(({ at, action, code }) =>
    words.why(words.at(actionWords(action), hourOf(at)), withoutStop(rejectionText[code])),
  );
  return (
    <Fact icon="b-tight">
      <b>{words.refused(refused.length)}</b> <List all={told} />
    </Fact>
  );
}

function Moves({ repairs }: Pick<WhatIfPayload, 'repairs'>) {
  const moves = repairs.filter(({ isOwn }) => !isOwn);
  const hasOwn = repairs.length > moves.length;
  if (repairs.length === 0) return <Fact icon="i-replay">{words.noMoves}</Fact>;
  return (
    <Fact icon="i-replay">
      {moves.length === 0 ? null : (
        <>
          <b>{words.moves(moves.length)}</b>{' '}
          <List all={moves.map(({ at, action }) => words.at(actionWords(action), hourOf(at)))} />
          <bdi>{`${words.noNew} `}</bdi>
        </>
      )}
      {hasOwn ? <bdi>{words.ownAnswers}</bdi> : null}
    </Fact>
  );
}

/** The first items of a list, without repetitions, and how many more there are. */
function List({ all }: { readonly all: readonly string[] }) {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  const shown = [...times].slice(0, MOST);
  const left = all.length - shown.reduce((sum, [, count]) => sum + count, 0);
  return (
    <ul className={styles.listed}>
      {shown.map(([what, count]) => (
        <li key={what}>{words.times(what, count)}</li>
      ))}
      {left === 0 ? null : <li>{words.more(left)}</li>}
    </ul>
  );
}

/** A sentence in brackets ends without a full stop. */
function withoutStop(text: string): string {
  return text.replace(/\.$/u, '');
}
