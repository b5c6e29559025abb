import { uiText } from '@fracht/content';
import { retryOf } from '../api/panel-queries.ts';
import { Card, CardBody } from '../ui/card.tsx';
import { LoadError } from './pending-rows.tsx';

type PendingProps = { readonly asked: Parameters<typeof retryOf>[0] };

/** A placeholder while something is loading, or an error with a retry; nothing once it is there. */
export function Pending({ asked }: PendingProps) {
  const onRetry = retryOf(asked);
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  return asked.data === undefined ? <p className="muted">{uiText.loading}</p> : null;
}

/** `Pending` as a card, for a page with nothing else to show. */
export function PendingCard({ asked }: PendingProps) {
  const onRetry = retryOf(asked);
  return <Card>{onRetry === null ? <CardBody>{uiText.loading}</CardBody> : <LoadError onRetry={onRetry} />}</Card>;
}
