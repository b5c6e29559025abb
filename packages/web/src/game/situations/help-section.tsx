import { CALLS, type Call } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { gameStore } from '../store/game-store.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { callAction } from './situation-actions.ts';
import type { OwnSituation } from './own-situations.ts';
import { useReply } from './use-situations.ts';
import styles from './situation-card.module.css';

const ICONS = { driver: 'i-phone', boss: 'i-boss' } as const satisfies Readonly<Record<Call, string>>;

/** Calls to the driver and the boss, the advice they gave, and what one ought to know. (rules §9) */
export function HelpSection({ own }: { readonly own: OwnSituation }) {
  const { hasHelp, help, knowledge } = own.shown;
  return (
    <section className={styles.section} aria-label={situationsText.help.title}>
      {hasHelp ? (
        <div className={styles.calls}>
          {CALLS.map((call) => (
            <CallButton key={call} own={own} call={call} />
          ))}
        </div>
      ) : null}
      <div role="status">
        {help === null ? null : (
          <p className={styles.advice}>
            <b>{situationsText.help.advice}</b>
            {help}
          </p>
        )}
      </div>
      {knowledge === '' ? null : (
        <details className={styles.knowledge}>
          <summary>
            <Icon name="i-book" size={18} />
            <b>{situationsText.help.knowledge}</b> <small>{situationsText.help.free}</small>
          </summary>
          <p>{knowledge}</p>
        </details>
      )}
    </section>
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
      className={styles.call}
      aria-disabled={isOff || undefined}
      title={refusal ?? undefined}
      onClick={() => {
        if (!isOff) void perform(action);
      }}
    >
      <Icon name={ICONS[call]} size={18} />
      <span>
        {situationsText.help[call]}
        <small>{isCalled ? situationsText.help.asked : situationsText.help.note}</small>
      </span>
    </button>
  );
}
