import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { PHONE_CALLS, type HelpCall } from '@fracht/engine';
import { situationCardText, situationHelpText } from '@fracht/content';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { gameStore } from '../store/game-store.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { callAction } from './situation-actions.ts';
import type { OwnSituation } from './own-situations.ts';
import { useReply } from './use-situations.ts';
import styles from './help.module.css';

const ICONS = { driver: 'i-phone', boss: 'i-boss' } as const satisfies Readonly<Record<HelpCall, string>>;

/** Calls to the driver and the boss with their price, their advice, and background knowledge. (SIT-6) */
export function HelpSection({ own }: { readonly own: OwnSituation }) {
  const { hasHelp, hasAloneBonus, help, knowledge } = own.shown;
  const { calls } = own.open;
  const paysCalls = PHONE_CALLS.some((call) => own.shown.callPoints[call] > 0);
  const [isRead, setIsRead] = useState(false);
  const [hasCalled, setHasCalled] = useState(false);
  const page = useId();
  if (!hasHelp && knowledge === '') return null;
  return (
    <section className={styles.help} aria-label={situationHelpText.title}>
      {hasHelp && hasAloneBonus && calls.length === 0 ? (
        <p className={styles.alone}>{paysCalls ? situationCardText.aloneYet : situationCardText.alone}</p>
      ) : null}
      <div className={styles.ways}>
        {hasHelp
          ? PHONE_CALLS.map((call) => <CallButton key={call} own={own} call={call} onCall={() => setHasCalled(true)} />)
          : null}
        {knowledge === '' ? null : (
          <button
            type="button"
            className={styles.way}
            aria-expanded={isRead}
            aria-controls={isRead ? page : undefined}
            onClick={() => setIsRead(!isRead)}
          >
            <Icon name="i-book" size={18} />
            <span>
              <bdi>{situationHelpText.knowledge}</bdi>
              <small>{situationHelpText.free}</small>
            </span>
          </button>
        )}
      </div>
      {help === null ? null : (
        <Advice key={calls.length} isAskedFor={hasCalled}>
          <Adviser last={calls.at(-1)} />
          <TermText text={help} />
        </Advice>
      )}
      {isRead ? (
        <Advice id={page} isAskedFor isQuiet>
          <TermText text={knowledge} />
        </Advice>
      ) : null}
    </section>
  );
}

type AdviceProps = {
  readonly id?: string;
  /** The viewer has just asked for it. */
  readonly isAskedFor: boolean;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

/** A piece of advice. If the viewer has just asked for it, it takes the focus: so it scrolls into view and is read aloud. */
function Advice({ id, isAskedFor, isQuiet = false, children }: AdviceProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAskedFor) text.current?.focus();
  }, [isAskedFor]);
  return (
    <p ref={text} id={id} tabIndex={-1} className={classNames(styles.told, isQuiet && styles.known)}>
      {children}
    </p>
  );
}

function Adviser({ last }: { readonly last: HelpCall | undefined }) {
  return <b>{last === undefined ? situationHelpText.advice : situationHelpText.adviceOf[last]}</b>;
}

type CallButtonProps = { readonly own: OwnSituation; readonly call: HelpCall; readonly onCall: () => void };

function CallButton({ own, call, onCall }: CallButtonProps) {
  const action = callAction(own, call);
  const refusal = gameStore((store) => refusalOf(store, action));
  const { isPending } = useReply(own);
  const isCalled = own.open.calls.includes(call);
  const isOff = isCalled || isPending || refusal !== null;
  return (
    <button
      type="button"
      className={styles.way}
      aria-disabled={isOff || undefined}
      title={refusal ?? undefined}
      onClick={() => {
        if (isOff) return;
        onCall();
        void perform(action);
      }}
    >
      <Icon name={isCalled ? 'b-check' : ICONS[call]} size={18} />
      <span>
        <bdi>{situationHelpText[call]}</bdi>
        <small>{isCalled ? situationHelpText.asked : situationCardText.price(own.shown.callPoints[call])}</small>
      </span>
    </button>
  );
}
