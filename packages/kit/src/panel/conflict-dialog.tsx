import { type ReactNode, useId, useState } from 'react';
import { conflictText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { RadioCard, RadioCards } from '../ui/choice.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './conflict-dialog.module.css';

/** One value that two people have changed: as typed here, and as the other person saved it. */
export type Conflict<Id> = {
  readonly id: Id;
  readonly name: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
};

type ConflictSide = 'mine' | 'theirs';

/** Shown when a save collides with somebody else's: the person chooses what stays, value by value or one side for all. */
export function ConflictDialog<Id extends string | number>({
  conflicts,
  isBusy,
  onSettle,
  onBack,
}: {
  conflicts: readonly Conflict<Id>[];
  isBusy: boolean;
  /** `theirs`: the values for which the other person's version stays. */
  onSettle: (theirs: readonly Id[]) => void;
  onBack: () => void;
}) {
  const text = conflictText;
  const group = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<Id, ConflictSide>>(new Map());
  const all = (side: ConflictSide): void => setChosen(new Map(conflicts.map(({ id }) => [id, side])));
  const isOpen = conflicts.some(({ id }) => !chosen.has(id));
  return (
    <Modal
      show
      isTop
      isWide
      title={text.title}
      onClose={onBack}
      footer={
        <>
          <Button className="push" onClick={onBack}>
            {text.back}
          </Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            reason={isOpen ? text.chooseFirst : null}
            onClick={() => onSettle(conflicts.filter(({ id }) => chosen.get(id) === 'theirs').map(({ id }) => id))}
          >
            {text.settle}
          </Button>
        </>
      }
    >
      <div className="stack stack-4">
        <p>{text.told(conflicts.length)}</p>
        {conflicts.length < 2 ? null : <AllOfOneSide onChoose={all} />}
        {conflicts.map(({ id, name, mine, theirs }) => (
          <Choice
            key={id}
            {...{ name, mine, theirs }}
            group={`${group}-${String(id)}`}
            chosen={chosen.get(id)}
            onChoose={(side) => setChosen((before) => new Map(before).set(id, side))}
          />
        ))}
      </div>
    </Modal>
  );
}

function AllOfOneSide({ onChoose }: { onChoose: (side: ConflictSide) => void }) {
  return (
    <div className="row wrap">
      <Button size="s" onClick={() => onChoose('mine')}>
        {conflictText.allMine}
      </Button>
      <Button size="s" onClick={() => onChoose('theirs')}>
        {conflictText.allTheirs}
      </Button>
    </div>
  );
}

function Choice({
  name,
  mine,
  theirs,
  group,
  chosen,
  onChoose,
}: Omit<Conflict<string>, 'id'> & {
  group: string;
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}) {
  return (
    <RadioCards label={name}>
      {(['mine', 'theirs'] as const).map((side) => (
        <RadioCard
          key={side}
          name={group}
          title={conflictText.sides[side]}
          note={<span className={styles.value}>{side === 'mine' ? mine : theirs}</span>}
          checked={chosen === side}
          onChange={() => onChoose(side)}
        />
      ))}
    </RadioCards>
  );
}
