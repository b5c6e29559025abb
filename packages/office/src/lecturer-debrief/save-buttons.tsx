import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { classDebriefText, reportText } from '@fracht/content';
import type { ClassDebriefPayload, GamePayload } from '@fracht/protocol';
import { callClassReport } from '@fracht/kit/api/class-report-calls.ts';
import { curriculumQuery } from '@fracht/kit/api/curriculum-queries.ts';
import { useGameNotes } from '@fracht/kit/api/game-note-queries.ts';
import { fileName } from '@fracht/kit/files/save-file.ts';
import { saveTable, saveWorkbook } from '@fracht/kit/files/table-file.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { debriefRows } from './debrief-rows.ts';
import { competenceRows, decisionRows, happeningRows, ledgerRows, orderRows } from './report-rows.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import styles from './debrief.module.css';

type SaveButtonsProps = {
  readonly game: GamePayload;
  readonly ready: Extract<ClassDebriefPayload, { state: 'READY' }>;
};

const TABLES = ['decisions', 'orders', 'ledger', 'happenings', 'competences'] as const;

/**
 * Saves the debrief and all that belongs to it as a workbook or CSV, for the teacher, or prints its page, for the class, or one page for each student. (CDB-10,
 * CDB-11, CDB-12, RPR-3)
 */
export function SaveButtons({ game, ready: { debrief, names } }: SaveButtonsProps) {
  const text = classDebriefText;
  const notes = useGameNotes(game.id).data ?? [];
  const client = useQueryClient();
  const { isBusy, busily } = useBusily('class report');
  const nameOf = (first: string, ending: 'csv' | 'xlsx') =>
    fileName([first, game.groupName, String(game.number), game.date], ending);
  const sheet = { sheet: text.file.sheet, rows: debriefRows({ debrief, names, notes }) };
  const tables = async () => {
    const [students, curriculum] = await Promise.all([callClassReport(game.id), client.fetchQuery(curriculumQuery)]);
    return {
      decisions: decisionRows(students),
      orders: orderRows(students),
      ledger: ledgerRows(students),
      happenings: happeningRows(students),
      competences: competenceRows(students, curriculum),
    };
  };
  const saveAll = async (): Promise<void> => {
    const all = await tables();
    const sheets = TABLES.map((table) => ({ sheet: reportText.sheets[table], rows: all[table] }));
    await saveWorkbook(nameOf(text.file.name, 'xlsx'), [sheet, ...sheets]);
  };
  const saveOne = async (table: (typeof TABLES)[number]): Promise<void> => {
    const name = nameOf(reportText.files[table], 'csv');
    await saveTable({ name, sheet: reportText.sheets[table], rows: (await tables())[table] });
  };
  return (
    <>
      <Menu
        label={reportText.more}
        items={TABLES.map((table) => ({
          text: reportText.sheets[table],
          onPick: () => void busily(() => saveOne(table)),
        }))}
      />
      <div className={styles.save} role="group" aria-label={text.save}>
        <Button isBusy={isBusy} onClick={() => void busily(saveAll)}>
          <Download className="i" aria-hidden="true" />
          {text.xlsx}
        </Button>
        <Button onClick={() => void busily(() => saveTable({ name: nameOf(text.file.name, 'csv'), ...sheet }))}>
          {text.csv}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer className="i" aria-hidden="true" />
          {text.print}
        </Button>
      </div>
      <Link to={`/game/${encodeURIComponent(game.id)}/report`} className={buttonClass({})}>
        {text.printAll}
      </Link>
    </>
  );
}
