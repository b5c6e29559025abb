import { classDebriefText, competenceLabels, reportText } from '@fracht/content';
import type { ClassSkillsPayload, HomeworkDebriefPayload, HomeworkPayload } from '@fracht/protocol';
import { Download } from 'lucide-react';
import { formatDate } from '@fracht/kit/format.ts';
import { fileName } from '@fracht/kit/files/save-file.ts';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import { saveTable, saveWorkbook } from '@fracht/kit/files/table-file.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { pointRows } from '../lecturer-debrief/debrief-rows.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import { skillRows } from './skill-rows.ts';

type FilesProps = {
  readonly homework: Pick<HomeworkPayload, 'groupName' | 'title'>;
  readonly debrief: Pick<Extract<HomeworkDebriefPayload, { readonly state: 'READY' }>, 'unlawful' | 'dearest'>;
  /** Undefined: not there yet. */
  readonly skills: ClassSkillsPayload | undefined;
};

/** Saves the debrief of an assignment as a workbook, with its competences, or its decisions as CSV. (HWO-10) */
export function DebriefFiles({ homework: { groupName, title }, debrief, skills }: FilesProps) {
  const text = classDebriefText;
  const { isBusy, busily } = useBusily('homework debrief');
  const nameOf = (ending: 'csv' | 'xlsx') =>
    fileName([text.file.name, groupName, title, formatDate(serverNow())], ending);
  const decisions = { sheet: text.file.sheet, rows: [text.file.columns, ...pointRows(debrief)] };
  const saveAll = async (): Promise<void> => {
    const competences = skills === undefined ? [] : [{ sheet: reportText.sheets.competences, rows: countRows(skills) }];
    await saveWorkbook(nameOf('xlsx'), [decisions, ...competences]);
  };
  return (
    <div className="row end wrap" role="group" aria-label={text.save}>
      <Button isBusy={isBusy} onClick={() => void busily(saveAll)}>
        <Download className="i" aria-hidden="true" />
        {text.xlsx}
      </Button>
      <Button onClick={() => void busily(() => saveTable({ name: nameOf('csv'), ...decisions }))}>{text.csv}</Button>
    </div>
  );
}

/** How many students have which word, one row per competence. (HWO-10) */
export function countRows(skills: ClassSkillsPayload): Rows {
  const { name, columns } = classDebriefText.competences;
  return [
    [name, columns.strong, columns.normal, columns.practise, columns.tooLittle],
    ...skillRows(skills).map(({ competence, strong, normal, practise, tooLittle }) => [
      competenceLabels[competence],
      strong,
      normal,
      practise,
      tooLittle,
    ]),
  ];
}
