import { studentsImportText } from '@fracht/content';
import { useGroups } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { missingGroups, rowName, type ImportDraft } from './import-rules.ts';
import type { Import } from './use-import.ts';

type NotesProps = { readonly work: Import; readonly draft: ImportDraft };

/** What else was found in the file: a class in its title, offered as the group; lists on other sheets; groups to be created; and rows that are not people. */
export function FileNotes({ work, draft }: NotesProps) {
  const text = studentsImportText;
  const { group = '', leftOut = [], sheets = [], others = [] } = work.read ?? {};
  const without = draft.rows.filter((row) => row.group.trim() === '').length;
  return (
    <>
      {others.map((other) => (
        <Note key={other.sheet}>
          <b>{text.otherSheet(sheets[other.sheet] ?? '', other.people)}</b>
          <bdi> </bdi>
          <Button size="s" isBusy={work.isAdding} onClick={() => work.addSheet(other)}>
            {text.takeSheet(sheets[other.sheet] ?? '')}
          </Button>
        </Note>
      ))}
      {group === '' || without === 0 ? null : (
        <Note>
          <b>{text.classFound(group)}</b>
          <bdi>{` ${text.classQuestion(without)} `}</bdi>
          <Button size="s" isBusy={work.isChecking} onClick={() => work.putIntoGroup(group)}>
            {text.classTake(group)}
          </Button>
        </Note>
      )}
      <MissingGroups work={work} draft={draft} />
      {leftOut.length === 0 ? null : (
        <Note>
          {`${text.leftOut(leftOut.length)} ${leftOut.map(({ row, text: words }) => text.leftOutRow(rowName(row, sheets), words)).join(', ')}`}
        </Note>
      )}
    </>
  );
}

/** Offers to make several missing groups with one press; a single one is offered in its row. */
function MissingGroups({ work, draft }: NotesProps) {
  const text = studentsImportText;
  const { data: groups } = useGroups();
  const missing = groups === undefined ? [] : missingGroups(draft, groups);
  if (missing.length < 2) return null;
  return (
    <Note>
      <b>{text.groupsMissing(missing.length)}</b>
      <bdi>{` ${missing.join(', ')}. `}</bdi>
      <Button size="s" isBusy={work.isChecking} onClick={() => work.createGroups(missing)}>
        {text.createAll(missing.length)}
      </Button>
    </Note>
  );
}
