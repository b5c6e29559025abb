import { useId, useState } from 'react';
import { CALLS, type Call } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { gameStore } from '../store/game-store.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { callAction } from './situation-actions.ts';
import type { OwnSituation } from './own-situations.ts';
import { useReply } from './use-situations.ts';
import styles from './help.module.css';

const ICONS = { driver: 'i-phone', boss: 'i-boss' } as const satisfies Readonly<Record<Call, string>>;

/** Calls to the driver and the boss, the advice they gave, and what one ought to know. (rules §9) */
export function HelpSection({ own }: { readonly own: OwnSituation }) {
  const { hasHelp, help, knowledge } = own.shown;
  const [isRead, setIsRead] = useState(false);
  const page = useId();
  if (!hasHelp && knowledge === '') return null;
  return (
    <section className={styles.help} aria-label={situationsText.help.title}>
      <div className={styles.ways}>
        {hasHelp ? CALLS.map((call) => <CallButton key={call} own={own} call={call} />) : null}
        {knowledge === '' ? null : (
          <button
            type="button"
            className={styles.way}
            aria-expanded={isRead}
            aria-controls={page}
            onClick={() => setIsRead(!isRead)}
          >
            <Icon name="i-book" size={18} />
            <span>
              {situationsText.help.knowledge}
              <small>{situationsText.help.free}</small>
            </span>
          </button>
        )}
      </div>
      <div role="status">{help === null ? null : <Advice help={help} calls={own.open.calls} />}</div>
      <p id={page} className={classNames(styles.told, styles.known)} hidden={!isRead}>
        {knowledge}
      </p>
    </section>
  );
}

function Advice({ help, calls }: { readonly help: string; readonly calls: readonly Call[] }) {
  const last = calls.at(-1);
  return (
    <p className={styles.told}>
      <b>{last === undefined ? situationsText.help.advice : situationsText.help.adviceOf[last]}</b>
      {help}
    </p>
  );
}

function CallButton({ own, call }: { readonly own: OwnSituation; readonly call: Call }) {
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
        if (!isOff) void perform(action);
      }}
    >
      <Icon name={isCalled ? 'b-check' : ICONS[call]} size={18} />
      <span>
        {situationsText.help[call]}
        <small>{isCalled ? situationsText.help.asked : situationsText.help.note}</small>
      </span>
    </button>
  );
}
