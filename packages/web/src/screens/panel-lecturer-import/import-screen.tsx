import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import { classNames } from '../../ui/class-names.ts';
import { PageHead } from '../panel/page-head.tsx';
import { ChooseFile } from './choose-file.tsx';
import { Imported } from './imported.tsx';
import { MendRows } from './mend-rows.tsx';
import { useImport } from './use-import.ts';
import styles from './import-screen.module.css';

const STEPS = ['file', 'check', 'done'] as const;

/** Students out of a file in three steps: the file, a look at every row, the outcome. (spec §2; protocol "POST user/import/") */
export function ImportScreen() {
  const text = studentsImportText;
  const work = useImport();
  const step = work.done !== null ? 2 : work.draft === null ? 0 : 1;
  return (
    <>
      <div>
        <Link to="/panel/lecturer/students" className={styles.back}>
          <ArrowLeft className="i" aria-hidden="true" />
          {text.back}
        </Link>
        <PageHead title={text.title}>
          <Steps at={step} />
        </PageHead>
      </div>
      {work.done !== null ? (
        <Imported done={work.done} onOther={work.restart} />
      ) : work.draft === null ? (
        <ChooseFile isBusy={work.isReading} onChoose={work.choose} />
      ) : (
        <MendRows work={work} draft={work.draft} />
      )}
    </>
  );
}

function Steps({ at }: { at: number }) {
  const { steps } = studentsImportText;
  return (
    <ol className={styles.steps} aria-label={steps.label}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classNames(index === at && styles.now, index < at && styles.past)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{index < at ? <Check className="i" aria-hidden="true" /> : index + 1}</span>
          {steps[step]}
        </li>
      ))}
    </ol>
  );
}
