import { Check, CircleAlert, Minus, Pencil, Plus } from 'lucide-react';
import { findingPlace, libraryFilesText } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Pick } from '@fracht/kit/ui/choice.tsx';
import { Cell, Head, Table } from '@fracht/kit/ui/table.tsx';
import styles from './library-import.module.css';
import { type ImportItem, isTaken, type LibraryImport } from './use-library-import.ts';

const LOOKS = {
  new: { tone: 'ok', Sign: Plus },
  changed: { tone: 'warn', Sign: Pencil },
  same: { tone: 'neutral', Sign: Minus },
  wrong: { tone: 'bad', Sign: CircleAlert },
} as const satisfies Readonly<Record<ImportItem['status'], { tone: Tone; Sign: typeof Check }>>;

/** The order of the rows: those that cannot be imported first, so that they are not overlooked among hundreds that can. */
function wrongFirst(rows: readonly ImportItem[]): readonly ImportItem[] {
  return rows.toSorted((one, other) => Number(other.status === 'wrong') - Number(one.status === 'wrong'));
}

/** What the import would do with each item of a file; those that change the library can be left out. */
export function ImportTable({ work: { step, rows, chosen, choose } }: { work: LibraryImport }) {
  const text = libraryFilesText;
  const turn = (index: number): void => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    choose(next);
  };
  return (
    <Table label={text.table} className={step === 'look' ? styles.looked : undefined}>
      <thead>
        <tr>
          <Head width={48} isHidden>
            {text.columns.take}
          </Head>
          <Head>{text.columns.name}</Head>
          <Head>{step === 'done' ? text.columns.taken : text.columns.status}</Head>
          <Head>{text.columns.details}</Head>
        </tr>
      </thead>
      <tbody>
        {wrongFirst(rows).map((row) => (
          <tr key={row.index}>
            <Cell className={styles.take}>
              {step === 'look' && isTaken(row) ? (
                <Pick label={text.takeOne(row.name)} checked={chosen.has(row.index)} onChange={() => turn(row.index)} />
              ) : null}
            </Cell>
            <Cell isStrong className={styles.name}>
              {row.name === '' ? text.noName : row.name}
            </Cell>
            <Cell>
              <Status row={row} isDone={step === 'done'} />
            </Cell>
            <Cell isMuted>{detailsOf(row)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Status({ row: { status }, isDone }: { row: ImportItem; isDone: boolean }) {
  const text = libraryFilesText;
  const { tone, Sign } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" />}>
      {isDone ? text.taken[status] : text.status[status]}
    </Chip>
  );
}

/** What is wrong with an item, what it changes, and what is not imported, in words. */
function detailsOf({ errors, fields, isMissingPictures, isFaulty, faults, unknown }: ImportItem): string {
  const wrong = Object.entries(errors).map(([field, words]) => placed(field, words.join(' ')));
  const differing = fields.length === 0 ? [] : [libraryFilesText.differs(fields.map(findingPlace).join(', '))];
  return [
    ...wrong,
    ...differing,
    ...(isMissingPictures ? [libraryFilesText.pictures] : []),
    ...(isFaulty ? [libraryFilesText.faulty, ...faults] : []),
    ...(unknown.length === 0 ? [] : [libraryFilesText.unknown(unknown)]),
  ].join(' ');
}

/** An error of a field in words; the server's words for one in a tree already name its place. */
function placed(field: string, words: string): string {
  return field.includes('.') ? words : `${findingPlace(field)}: ${words}`;
}
