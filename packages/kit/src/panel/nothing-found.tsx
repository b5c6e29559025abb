import { SearchX } from 'lucide-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { WholeRow } from '../ui/table.tsx';

/** What a table shows when its search or filter leaves nothing. */
export function NothingFound({
  columns,
  text,
}: {
  columns: number;
  text: { readonly title: string; readonly text: string };
}) {
  return (
    <WholeRow columns={columns}>
      <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} title={text.title} text={text.text} />
    </WholeRow>
  );
}
