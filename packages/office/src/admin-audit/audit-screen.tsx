import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { auditPageText } from '@fracht/content';
import { AUDIT_KINDS } from '@fracht/protocol';
import { type AuditFilter, callSeenAudit, useAudit } from '@fracht/kit/api/audit-calls.ts';
import { BinLink } from '@fracht/kit/panel/bin-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { type SearchState, useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { dayStart } from './audit-words.ts';

/** Who changed what in the school, with search and undo. (ADT-1 to ADT-3) */
export function AuditScreen() {
  const text = auditPageText;
  const address = useSearchState();
  const search = searchOf(address);
  const asked = useAudit(search);
  const lines = asked.data?.pages.flatMap((page) => page.lines);
  const isAll = Object.values(search).every((value) => value === undefined);
  useSeen(isAll ? lines?.reduce((most, { seq }) => Math.max(most, seq), 0) : undefined);
  return (
    <>
      <PageHead title={text.title} sub={text.sub}>
        <BinLink panel="admin" />
      </PageHead>
      <Card>
        {isAll && lines?.length === 0 ? (
          <EmptyState icon={<ClipboardList className="i-l" aria-hidden="true" />} {...text.empty} />
        ) : (
          <>
            <AuditFilters address={address} />
            {asked.data?.pages[0]?.isTooWide === true ? <Note tone="warn">{text.tooWide}</Note> : null}
            <AuditTable
              lines={lines}
              onRetry={asked.isError && lines === undefined ? () => void asked.refetch() : null}
              address={address}
            />
            {asked.hasNextPage ? (
              <CardFoot>
                <Button isBusy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                  {text.older}
                </Button>
              </CardFoot>
            ) : null}
          </>
        )}
      </Card>
    </>
  );
}

function searchOf({ get }: SearchState): AuditFilter {
  return {
    kind: AUDIT_KINDS.find((kind) => kind === get('rodzaj')),
    text: get('q') || undefined,
    person: get('osoba') || undefined,
    from: dayStart(get('od')),
    until: dayStart(get('do'), 1),
  };
}

/** Tells the server once the list was shown without a filter; the marks stay until the list is loaded again. */
function useSeen(newest: number | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: callSeenAudit,
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit', 'unseen'] }),
  });
  useEffect(() => {
    if (newest !== undefined && newest > 0) mutate(newest);
  }, [mutate, newest]);
}
