import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseFile } from './choose-file.tsx';
import { leftOver } from './import-rules.ts';
import { Imported } from './imported.tsx';
import { MendRows } from './mend-rows.tsx';
import { useImport, type Import } from './use-import.ts';
import styles from './import-screen.module.css';

const STEPS = ['file', 'check', 'done'] as const;

/** Imports students from a file in three steps: the file; a check of its rows (and of its columns, if they are not clear); the result. (docs/adr/0025) */
export function ImportScreen() {
  const text = studentsImportText;
  const typed = useUnsavedGuard();
  const work = useImport(typed);
  const step = work.done !== null ? 2 : work.draft === null && !work.isAsking ? 0 : 1;
  return (
    <>
      <div>
        <Link to="/panel/lecturer/students" className={styles.back}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{text.back}</bdi>
        </Link>
        <PageHead title={text.title}>
          <Steps at={step} />
        </PageHead>
      </div>
      <Step work={work} />
      <TypedQuestion typed={typed} />
    </>
  );
}

function Step({ work }: { work: Import }) {
  const { done, isAsking, read, draft } = work;
  if (done !== null && draft !== null)
    return <Imported done={done} left={leftOver(draft, done)} onOther={work.restart} />;
  // The key resets its state for another sheet, which has other columns.
  if (isAsking && read !== null) return <ChooseColumns key={read.sheet} work={work} read={read} />;
  if (draft === null) return <ChooseFile isBusy={work.isReading} onChoose={work.choose} />;
  return <MendRows work={work} draft={draft} />;
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
          <bdi>{steps[step]}</bdi>
        </li>
      ))}
    </ol>
  );
}
