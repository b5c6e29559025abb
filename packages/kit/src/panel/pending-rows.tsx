import { RefreshCw } from 'lucide-react';
import { panelText, uiText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows, WholeRow } from '../ui/table.tsx';

/** What a table shows before its list is loaded: a skeleton of grey rows; after a failure an error with a retry. */
export function PendingRows({
  columns,
  rows,
  onRetry,
}: {
  columns: number;
  rows?: number | undefined;
  /** Null while the list is still loading. */
  onRetry: (() => void) | null;
}) {
  if (onRetry === null) return <SkeletonRows columns={columns} rows={rows} label={uiText.loading} />;
  return (
    <WholeRow columns={columns}>
      <LoadError onRetry={onRetry} />
    </WholeRow>
  );
}

/** Says that a list could not be loaded, and offers a retry. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const text = panelText.loadError;
  return (
    <EmptyState
      icon={<RefreshCw className="i-l" aria-hidden="true" />}
      title={text.title}
      text={text.text}
      action={<Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}
