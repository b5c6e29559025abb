import { Download, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { accountsText, codesText, studentsText } from '@fracht/content';
import type { NameApart, UserPayload } from '@fracht/protocol';
import { savePerson } from '@fracht/kit/panel/save-person.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Row } from '@fracht/kit/ui/table.tsx';
import { SharedMark } from '../shared-groups/shared-mark.tsx';
import { seenInGame } from './seen-in-game.ts';
import styles from './students-table.module.css';

export type StudentRowProps = {
  readonly student: UserPayload;
  /** The display name of the student in the list. (VAL-6) */
  readonly called: NameApart;
  readonly groupName: string;
  /** Until when the viewer leads this student of another lecturer; null: without an end, undefined: the viewer's own student. */
  readonly shared: { readonly until: string | null } | undefined;
  /** When the list was loaded, in ms. */
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onEdit: () => void;
  /** Makes a spare code, which changes nothing until it is used. */
  readonly onSpareCode: () => void;
  /** Whether it is being made. */
  readonly isCoding: boolean;
  /** Asks for a code that replaces the previous password or code at once. */
  readonly onNewCode: () => void;
  readonly onRemove: () => void;
};

/** One student of the list, with a menu of actions. */
export function StudentRow({
  student,
  called,
  groupName,
  shared,
  now,
  isChosen,
  onChoose,
  ...actions
}: StudentRowProps) {
  const text = studentsText;
  const name = called.whole;
  return (
    <Row state={isChosen ? 'selected' : undefined}>
      <Cell className={styles.pick}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={text.selectOne(name)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </Cell>
      <Cell isName className={styles.name}>
        <span className={styles.who}>
          <Avatar initials={student.initials} />
          <span>
            <Called student={student} mark={called.mark} />
            {shared === undefined ? null : <SharedMark until={shared.until} />}
          </span>
        </span>
      </Cell>
      <Cell isMuted className={styles.email}>
        {`${student.email === '' ? text.loginOf(student.login ?? '') : student.email}${student.email === '' && student.has_password === true ? `, ${text.hasPin}` : ''}`}
      </Cell>
      <Cell isName>
        {student.group === null ? (
          <Button size="s" onClick={actions.onEdit} aria-label={`${text.assign}: ${name}`}>
            <Plus className="i" aria-hidden="true" />
            {text.assign}
          </Button>
        ) : (
          groupName
        )}
      </Cell>
      <Cell isNumber label={text.columns.games}>
        {student.games_played ?? 0}
      </Cell>
      <Cell label={text.columns.seen}>
        <Seen student={student} now={now} />
      </Cell>
      <Cell className={styles.actions}>
        <RowActions name={name} isOwn={shared === undefined} onSave={() => void savePerson(student)} {...actions} />
      </Cell>
    </Row>
  );
}

function Called({ student, mark }: { student: UserPayload; mark: string | null }) {
  return (
    <>
      <bdi>{`${student.first_name} `}</bdi>
      <b>{student.last_name}</b>
      {mark === null ? null : <bdi className="muted">{` (${mark})`}</bdi>}
    </>
  );
}

/** When the student was last in a game, or that the account waits for its first login. */
function Seen({ student, now }: { student: UserPayload; now: number }) {
  if (!student.active && student.last_played == null)
    return <Chip icon={<KeyRound aria-hidden="true" />}>{studentsText.seen.waiting}</Chip>;
  return <span className="muted tn nw">{seenInGame(student.last_played ?? null, now)}</span>;
}

type RowActionsProps = Pick<StudentRowProps, 'onEdit' | 'onSpareCode' | 'isCoding' | 'onNewCode' | 'onRemove'> & {
  readonly name: string;
  /** Whether the caller may save and delete the account. */
  readonly isOwn: boolean;
  readonly onSave: () => void;
};

function RowActions({ name, isOwn, onSave, onEdit, onSpareCode, isCoding, onNewCode, onRemove }: RowActionsProps) {
  const text = studentsText;
  return (
    <span className="row end">
      <Button kind="ghost" size="s" isBusy={isCoding} aria-label={codesText.spare.actFor(name)} onClick={onSpareCode}>
        <KeyRound className="i" aria-hidden="true" />
        {codesText.spare.act}
      </Button>
      <Button kind="ghost" size="s" iconOnly aria-label={text.edit(name)} onClick={onEdit}>
        <Pencil className="i" aria-hidden="true" />
      </Button>
      <Menu
        label={text.more(name)}
        items={[
          { text: codesText.forOne, icon: <KeyRound aria-hidden="true" />, onPick: onNewCode },
          ...(isOwn
            ? [
                { text: accountsText.save, icon: <Download aria-hidden="true" />, onPick: onSave },
                { text: text.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: onRemove },
              ]
            : []),
        ]}
      />
    </span>
  );
}
