import { Suspense, useEffect, useRef } from 'react';
import { Lightbulb, TimerOff } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { findPlayer } from '@fracht/engine';
import { gameText, ledgerText, practiceText } from '@fracht/content';
import { formatGrosze } from '@fracht/kit/format.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { HelpButton } from '../shell/help-button.tsx';
import tools from '../shell/top-bar-tools.module.css';
import bar from '../shell/top-bar.module.css';
import { useGame, useViewer } from '../store/hooks.ts';
import type { PracticeRun } from './practice-run.ts';
import { practiceStore } from './practice-store.ts';
import { STEPS } from './steps.ts';
import styles from './practice-bar.module.css';

/** Loaded when it is first opened. */
const Ledger = lazyPart(() => import('../ledger/ledger.tsx').then((part) => part.Ledger));

type BarProps = {
  readonly run: PracticeRun;
  /** The address to which leaving the practice leads. */
  readonly exit: string;
};

/** The bar above the practice: the five steps in the place of the game's clock; money and points once something has been settled. (PRT-5) */
export function PracticeBar({ run, exit }: BarProps) {
  const { step, isHidden, isAlone } = practiceStore();
  const isSettling = step === STEPS.length;
  return (
    <header className={bar.bar}>
      <Link className={bar.logo} to={exit} aria-label={practiceText.skip}>
        <Icon name="i-logo" size={30} />
      </Link>
      <h1 className={classNames(styles.name, isSettling && styles.settling)}>{practiceText.title}</h1>
      <Steps step={step} isNarrow={isSettling} />
      <div className={bar.grow} />
      {isSettling ? <Settlement run={run} /> : null}
      <div className={tools.tools}>
        <span className={styles.clockless}>
          <TimerOff size={18} aria-hidden="true" />
          <bdi>{practiceText.noClock}</bdi>
        </span>
        {isAlone ? null : (
          <button
            type="button"
            className={tools.icon}
            data-hints-switch
            aria-label={isHidden ? practiceText.help : practiceText.hide}
            aria-pressed={!isHidden}
            onClick={() => practiceStore.setState({ isHidden: !isHidden })}
          >
            <Lightbulb size={20} aria-hidden="true" />
          </button>
        )}
        <HelpButton />
        <Link className={buttonClass({})} to={exit}>
          {practiceText.skip}
        </Link>
      </div>
    </header>
  );
}

/** The money, which the last step asks the student to look at; it opens the game's own ledger. */
function Settlement({ run }: { readonly run: PracticeRun }) {
  const place = useRef<HTMLDivElement>(null);
  const { player } = useViewer();
  const money = useGame((game) => findPlayer(game, player)?.money ?? 0);
  useEffect(() => {
    const button = place.current;
    const look = (): void => run.looked();
    button?.addEventListener('click', look);
    return () => button?.removeEventListener('click', look);
  }, [run]);
  return (
    <div ref={place} data-practice-stats className={styles.stats}>
      <span className={bar.label} aria-hidden="true">
        {gameText.money}
      </span>
      <Popover
        trigger={formatGrosze(money)}
        triggerClass={bar.explained ?? ''}
        label={ledgerText.open.MONEY(formatGrosze(money))}
        title={ledgerText.title}
        align="end"
      >
        <Suspense fallback={null}>
          <Ledger first="MONEY" />
        </Suspense>
      </Popover>
    </div>
  );
}

/** The five steps; `isNarrow`: only the present one has its name. */
function Steps({ step, isNarrow }: { readonly step: number; readonly isNarrow: boolean }) {
  return (
    <ol className={classNames(styles.steps, isNarrow && styles.narrow)} aria-label={practiceText.steps}>
      {STEPS.map((name, index) => {
        const number = index + 1;
        const isDone = number < step;
        const isNow = number === step;
        return (
          <li
            key={name}
            className={classNames(styles.step, isDone && styles.done, isNow && styles.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.number}>
              {isDone ? <Icon name="b-check" size={16} label={practiceText.isDone} /> : number}
            </span>
            <span className={styles.word}>{practiceText.stepList[index]?.name}</span>
          </li>
        );
      })}
    </ol>
  );
}
