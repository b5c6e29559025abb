import { RefreshCw } from 'lucide-react';
import { panelText, uiText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows, WholeRow } from '../ui/table.tsx';

/** What a table shows before its list has come: grey rows, or, where the list could not be loaded, that and another try. */
export function PendingRows({
  columns,
  rows,
  onRetry,
}: {
  columns: number;
  rows?: number | undefined;
  /** Null while the list may still come. */
  onRetry: (() => void) | null;
}) {
  if (onRetry === null) return <SkeletonRows columns={columns} rows={rows} label={uiText.loading} />;
  return (
    <WholeRow columns={columns}>
      <LoadError onRetry={onRetry} />
    </WholeRow>
  );
}

/** A list could not be loaded: why, and another try. */
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
