import { createContext, use, useMemo, type ReactNode } from 'react';
import { PencilLine } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { draftText } from '@fracht/content';
import type { DraftSummary, LibraryKind } from '@fracht/protocol';
import { useDrafts } from '@fracht/kit/api/draft-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import styles from './library-screen.module.css';

const DraftsShown = createContext<ReadonlyMap<string, DraftSummary>>(new Map());

/** Adds to the rows of a library the drafts of their items; drafts that were never published are listed above them. */
export function WithDrafts({ kind, children }: { kind: LibraryKind; children: ReactNode }) {
  const { data } = useDrafts();
  const own = useMemo(() => (data ?? []).filter((draft) => draft.kind === kind), [data, kind]);
  const byItem = useMemo(() => new Map(own.map((draft) => [draft.id, draft])), [own]);
  const unpublished = own.filter(({ published }) => !published);
  return (
    <DraftsShown value={byItem}>
      {unpublished.length === 0 ? null : <Unpublished drafts={unpublished} />}
      {children}
    </DraftsShown>
  );
}

/** A link to the draft of an item, if it has one. */
export function DraftChip({ id }: { id: string }) {
  const draft = use(DraftsShown).get(id);
  if (draft === undefined) return null;
  const title = draftText.chipTitle(whoOf(draft), formatDateTime(draft.date));
  return (
    <Link to="./$item/edit" params={{ item: id }} title={title}>
      <Chip tone="info" icon={<PencilLine aria-hidden="true" />}>
        {draftText.chip}
        <span className="vh">{`: ${whoOf(draft)}`}</span>
      </Chip>
    </Link>
  );
}

function Unpublished({ drafts }: { drafts: readonly DraftSummary[] }) {
  return (
    <Card>
      <CardHead title={draftText.unpublished} />
      <CardBody>
        <ul className="stack stack-2">
          {drafts.map((draft) => (
            <li key={draft.id} className="row wrap">
              <Link to="./$item/edit" params={{ item: draft.id }} className={styles.draft}>
                {draft.name.trim() === '' ? draftText.noName : draft.name}
              </Link>
              <span className="small muted">{draftText.chipTitle(whoOf(draft), formatDateTime(draft.date))}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function whoOf({ author }: DraftSummary): string {
  return author === null ? draftText.nobody : personName(author);
}
