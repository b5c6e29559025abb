import { Check, Hourglass, MailX, Printer } from 'lucide-react';
import { letterText } from '@fracht/content';
import type { OutboxLetter } from '@fracht/kit/api/panel-calls.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';

/** Whether the admin has to hand a letter over: no mail server sends it. */
export function isToHandOver({ sentAt, isWaiting, failure }: OutboxLetter): boolean {
  return sentAt === null && !isWaiting && failure === null;
}

/** The state of a letter: sent, waiting, refused by the mail server, or to be handed over by the admin. (ADM-4) */
export function LetterState({ letter }: { letter: OutboxLetter }) {
  const text = letterText;
  const { sentAt, isWaiting, attempts, failure } = letter;
  const reason = failure === null || sentAt !== null ? null : <p className="xs muted">{text.reason(failure)}</p>;
  if (sentAt !== null)
    return (
      <Chip tone="ok" icon={<Check aria-hidden="true" />}>
        {text.sent(formatDateTime(sentAt))}
      </Chip>
    );
  if (isWaiting)
    return (
      <>
        <Chip tone="warn" icon={<Hourglass aria-hidden="true" />}>
          {text.waiting}
        </Chip>
        {attempts === 0 ? null : <span className="xs muted">{` ${text.tries(attempts)}`}</span>}
        {reason}
      </>
    );
  if (reason !== null)
    return (
      <>
        <Chip tone="bad" icon={<MailX aria-hidden="true" />}>
          {text.failed}
        </Chip>
        {reason}
      </>
    );
  return <Chip icon={<Printer aria-hidden="true" />}>{text.byHand}</Chip>;
}
