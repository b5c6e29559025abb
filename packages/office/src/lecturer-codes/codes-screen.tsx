import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, KeyRound, Printer, RefreshCw, Wifi } from 'lucide-react';
import { codesText } from '@fracht/content';
import { useAddresses } from '@fracht/kit/api/address-queries.ts';
import type { LoginCard } from '@fracht/kit/api/lecturer-calls.ts';
import { useLoginCards } from '@fracht/kit/api/lecturer-queries.ts';
import { useGroups, useStudents } from '@fracht/kit/api/panel-queries.ts';
import { formatDayTime } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { addressChoices, cardsAt } from './address-rules.ts';
import { CodesSheet } from './codes-sheet.tsx';
import { MakeCodesDialog } from './make-codes-dialog.tsx';
import { SheetAddress } from './sheet-address.tsx';
import { commonGroup, pagesOf } from './sheet-rules.ts';
import styles from './codes-screen.module.css';

/** The printable page of the one-time codes made last, to be cut into cards. (COD-1, COD-2) */
export function CodesScreen() {
  const text = codesText;
  const cards = useLoginCards();
  return (
    <div className="stack stack-5">
      <div className={styles.noPrint}>
        <div className="row row-4 wrap between">
          <Link to="/panel/lecturer/students" className={styles.back}>
            <ArrowLeft className="i" aria-hidden="true" />
            <bdi>{text.back}</bdi>
          </Link>
          <Link to="/test" className={styles.back}>
            <Wifi className="i" aria-hidden="true" />
            <bdi>{text.networkTest}</bdi>
          </Link>
        </div>
        {cards.length === 0 ? <PageHead title={text.title} /> : <Head cards={cards} />}
      </div>
      {cards.length === 0 ? <NoCards /> : <Sheets cards={cards} />}
    </div>
  );
}

function Head({ cards }: { cards: readonly LoginCard[] }) {
  const text = codesText;
  const group = useGroupOf(cards);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PageHead
      title={group === '' ? text.title : text.titleOf(group)}
      sub={text.sub(cards.length, pagesOf(cards).length)}
    >
      <span className={styles.until}>{text.until(formatDayTime(firstEnd(cards)))}</span>
      <Button onClick={() => setIsAsking(true)}>
        <RefreshCw className="i" aria-hidden="true" />
        {text.renew}
      </Button>
      <Button kind="primary" onClick={() => window.print()}>
        <Printer className="i" aria-hidden="true" />
        {text.print}
      </Button>
      {isAsking ? (
        <MakeCodesDialog
          users={cards.map(({ id }) => id)}
          title={text.renewTitle}
          text={text.renewText}
          keep={text.renewKeep}
          act={text.renew}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </PageHead>
  );
}

function Sheets({ cards }: { cards: readonly LoginCard[] }) {
  const group = useGroupOf(cards);
  const { data: known } = useAddresses();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = wanted ?? (known?.isLocal === true ? (addressChoices(known, location.origin)[0] ?? null) : null);
  const pages = pagesOf(chosen === null ? cards : cardsAt(cards, chosen));
  return (
    <>
      <div className={classNames(styles.noPrint, 'stack stack-4')}>
        <Note>{codesText.once}</Note>
        {known === undefined || chosen === null ? null : (
          <SheetAddress known={known} chosen={chosen} onChoose={setWanted} />
        )}
      </div>
      {pages.map((page, index) => (
        <CodesSheet key={page[0]?.id} cards={page} group={group} page={index + 1} pages={pages.length} />
      ))}
    </>
  );
}

function NoCards() {
  const text = codesText;
  return (
    <Card>
      <EmptyState
        icon={<KeyRound className="i-l" aria-hidden="true" />}
        title={text.empty.title}
        text={text.empty.text}
        action={
          <Link to="/panel/lecturer/students" className={buttonClass({ kind: 'primary' })}>
            {text.back}
          </Link>
        }
      />
    </Card>
  );
}

function useGroupOf(cards: readonly LoginCard[]): string {
  const students = useStudents().data ?? [];
  const groups = useGroups().data ?? [];
  const id = commonGroup(cards, students);
  return groups.find((group) => group.id === id)?.name ?? '';
}

function firstEnd(cards: readonly LoginCard[]): number {
  return Math.min(...cards.map(({ expiresAt }) => expiresAt));
}
