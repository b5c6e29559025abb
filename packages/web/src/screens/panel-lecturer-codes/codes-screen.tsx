import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, KeyRound, Printer, RefreshCw } from 'lucide-react';
import { codesText } from '@fracht/content';
import { callMakeCodes, type LoginCard } from '../../api/lecturer-calls.ts';
import { useLoginCards, useNewCards } from '../../api/lecturer-queries.ts';
import { useGroups, useStudents } from '../../api/panel-queries.ts';
import { formatDateTime } from '../../format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Confirm } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../panel/page-head.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { commonGroup, pagesOf } from './sheet-rules.ts';
import styles from './codes-screen.module.css';

/** The sheet of one-time codes made last, to be printed and cut. (protocol "Users") */
export function CodesScreen() {
  const text = codesText;
  const cards = useLoginCards();
  return (
    <div className="stack stack-5">
      <div className={styles.noPrint}>
        <Link to="/panel/lecturer/students" className={styles.back}>
          <ArrowLeft className="i" aria-hidden="true" />
          {text.back}
        </Link>
        {cards.length === 0 ? <PageHead title={text.title} /> : <Head cards={cards} />}
      </div>
      {cards.length === 0 ? <NoCards /> : <Sheets cards={cards} />}
    </div>
  );
}

function Head({ cards }: { cards: readonly LoginCard[] }) {
  const text = codesText;
  const group = useGroupOf(cards);
  const renew = useNewCards(callMakeCodes);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PageHead
      title={group === '' ? text.title : text.titleOf(group)}
      sub={text.sub(cards.length, pagesOf(cards).length)}
    >
      <span className={styles.until}>{text.until(formatDateTime(firstEnd(cards)))}</span>
      <Button isBusy={renew.isPending} onClick={() => setIsAsking(true)}>
        <RefreshCw className="i" aria-hidden="true" />
        {text.renew}
      </Button>
      <Button kind="primary" onClick={() => window.print()}>
        <Printer className="i" aria-hidden="true" />
        {text.print}
      </Button>
      <Confirm
        show={isAsking}
        title={text.renewTitle}
        text={text.renewText}
        keep={text.renewKeep}
        act={text.renew}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          renew.mutate(cards.map(({ id }) => id));
        }}
      />
    </PageHead>
  );
}

function Sheets({ cards }: { cards: readonly LoginCard[] }) {
  const group = useGroupOf(cards);
  const pages = pagesOf(cards);
  return (
    <>
      <div className={styles.noPrint}>
        <Note>{codesText.once}</Note>
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
