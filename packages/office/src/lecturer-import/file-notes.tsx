import { studentsImportText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import type { ImportDraft } from './import-rules.ts';
import type { Import } from './use-import.ts';

/** What else was found in the file: a class in its title, offered as the group, and rows that are not people. */
export function FileNotes({ work, draft }: { work: Import; draft: ImportDraft }) {
  const text = studentsImportText;
  const { group = '', leftOut = [] } = work.read ?? {};
  const without = draft.rows.filter((row) => row.group.trim() === '').length;
  return (
    <>
      {group === '' || without === 0 ? null : (
        <Note>
          <b>{text.classFound(group)}</b>
          <bdi>{` ${text.classQuestion(without)} `}</bdi>
          <Button size="s" isBusy={work.isChecking} onClick={() => work.putIntoGroup(group)}>
            {text.classTake(group)}
          </Button>
        </Note>
      )}
      {leftOut.length === 0 ? null : (
        <Note>
          {`${text.leftOut(leftOut.length)} ${leftOut.map(({ row, text: words }) => text.leftOutRow(row, words)).join(', ')}`}
        </Note>
      )}
    </>
  );
}
