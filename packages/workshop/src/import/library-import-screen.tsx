import { ArrowLeft, FileJson } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { libraryFilesText, libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot } from '@fracht/kit/ui/card.tsx';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { FileDrop } from '@fracht/kit/panel/file-drop.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { ImportTable } from './import-table.tsx';
import { isTaken, type LibraryImport, useLibraryImport } from './use-library-import.ts';
import styles from './library-import.module.css';

const LISTS: Readonly<Record<LibraryKind, string>> = {
  EMERGENCY: '/panel/admin/emergencies',
  ACCIDENT: '/panel/admin/accidents',
  CHANGE: '/panel/admin/changes',
};

/** Imports situations from a file: each is checked before anything is written. (ADR 0013) */
export function LibraryImportScreen() {
  const text = libraryFilesText;
  const given = useSearchState().get('lista');
  const work = useLibraryImport();
  const kind = work.file?.kind ?? (given === 'ACCIDENT' || given === 'CHANGE' ? given : 'EMERGENCY');
  return (
    <>
      <PageHead title={text.title} sub={work.step === 'done' ? undefined : text.sub}>
        <Link to={LISTS[kind]} className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{text.back}</bdi>
        </Link>
      </PageHead>
      {work.step === 'choose' ? <Choose work={work} /> : <Look work={work} kind={kind} />}
    </>
  );
}

function Choose({ work: { share, fault, look } }: { work: LibraryImport }) {
  const text = libraryFilesText;
  return (
    <Card label={text.title}>
      <CardBody>
        <FileDrop
          sign={<FileJson aria-hidden="true" />}
          text={text}
          accept=".json,application/json"
          isBusy={share !== null}
          errors={fault === null ? [] : [fault]}
          onFile={(file) => void look(file)}
        >
          {share === null ? null : <ProgressBar share={share} label={text.checking} className={styles.bar} />}
        </FileDrop>
      </CardBody>
    </Card>
  );
}

function Look({ work, kind }: { work: LibraryImport; kind: LibraryKind }) {
  const text = libraryFilesText;
  const { step, rows, chosen, share, fault, take, restart } = work;
  const count = (status: (typeof rows)[number]['status']): number => rows.filter((row) => row.status === status).length;
  const counts = { new: count('new'), changed: count('changed'), same: count('same'), wrong: count('wrong') };
  return (
    <Card label={text.table}>
      <CardBody>
        <p role="status">
          {step === 'done' ? text.done(rows.filter(isTaken).length) : text.summary(libraryText.titles[kind], counts)}
        </p>
        <FieldErrorList errors={fault === null ? [] : [fault]} />
      </CardBody>
      <ImportTable work={work} />
      <CardFoot className={styles.foot}>
        {share === null ? null : (
          <ProgressBar share={share} label={share < 1 ? text.taking : text.saving} className={styles.bar} />
        )}
        {step === 'done' ? (
          <Link to={LISTS[kind]} className={buttonClass({ kind: 'primary' })}>
            {text.back}
          </Link>
        ) : (
          <Button
            kind="primary"
            isBusy={share !== null}
            reason={chosen.size === 0 ? text.nothing : null}
            onClick={() => void take()}
          >
            {text.submit(chosen.size)}
          </Button>
        )}
        <Button isBusy={share !== null} onClick={restart}>
          {text.other}
        </Button>
      </CardFoot>
    </Card>
  );
}
