import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useOpened } from '@fracht/kit/ui/use-opened.ts';
import type { LiveRow } from './live-rows.ts';
import { MessageBox } from './message-box.tsx';
import { NoteBox } from './note-box.tsx';
import { type NotedMoment, useNoting } from './use-noting.ts';
import { type LiveBox, LIVE_BOXES, useWritten } from './use-written.ts';

const PlanBox = lazyPart(() => import('./plan-box.tsx').then((part) => part.PlanBox));

/** A player's id, or everybody. */
type Recipient = string;

type LiveBoxesParts = {
  readonly game: string;
  /** The present moment. */
  readonly now: NotedMoment;
  readonly people: readonly LiveRow[];
  /** Called with whether a box contains unsent or unsaved text. */
  readonly onWriting: (isWriting: boolean) => void;
};

type LiveBoxes = {
  readonly write: (to: Recipient) => void;
  readonly note: () => void;
  readonly openPlan: () => void;
  /** The open boxes, and the confirmation before their text is lost. */
  readonly shown: ReactNode;
};

/** Plan, note and message open at the same place; the one opened last is on top. Each keeps what was typed in it. (LVP-10) */
export function useLiveBoxes({ game, now, people, onWriting }: LiveBoxesParts): LiveBoxes {
  const [order, setOrder] = useState<readonly LiveBox[]>(LIVE_BOXES);
  const raise = (box: LiveBox): void => setOrder((before) => [...before.filter((one) => one !== box), box]);
  const { typed, tell, leave } = useWritten(onWriting);
  const message = useOpened<Recipient>();
  const plan = useOpened<'plan'>();
  const noting = useNoting(now, () => raise('note'));
  const ways = (box: LiveBox, close: () => void) => {
    const onClose = (): void => {
      tell(box, false);
      close();
    };
    return {
      onWritten: (isWritten: boolean) => tell(box, isWritten),
      onClose,
      onLeave: () => leave(box, onClose),
    };
  };
  const boxes: Readonly<Record<LiveBox, ReactNode>> = {
    plan: plan.what === null ? null : <PlanBox game={game} round={now.round} onClose={plan.close} />,
    note: noting.noted === null ? null : <NoteBox game={game} {...noting.noted} {...ways('note', noting.close)} />,
    message:
      message.what === null ? null : (
        <MessageBox rows={people} first={message.what} {...ways('message', message.close)} />
      ),
  };
  return {
    write(to) {
      raise('message');
      message.open(to);
    },
    note: noting.begin,
    openPlan() {
      raise('plan');
      plan.open('plan');
    },
    shown: (
      <>
        {order.map((box) => (
          <Suspense key={box} fallback={null}>
            {boxes[box]}
          </Suspense>
        ))}
        <TypedQuestion typed={typed} />
      </>
    ),
  };
}
