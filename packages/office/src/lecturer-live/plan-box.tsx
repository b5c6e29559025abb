import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { lessonsText, planText, uiText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import type { GamePlanPayload } from '@fracht/protocol';
import { useGamePlan } from '@fracht/kit/api/lesson-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { useBackCloses } from '@fracht/kit/ui/back-closes.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useKeepsClear } from '@fracht/kit/ui/keep-clear.ts';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { usePlanTicks } from './plan-ticks.ts';
import box from './message-box.module.css';
import styles from './plan-box.module.css';

const PARTS = ['show', 'ask', 'watch'] as const;
/** The number of the debrief's questions, after the rounds. */
const DEBRIEF = ROUNDS + 1;

type PlanBoxProps = { readonly game: string; readonly round: number; readonly onClose: () => void };

/** The plan of the present round for the teacher: what to show, what to ask, what to watch, with lines to tick off. (LVP-7, LVP-8) */
export function PlanBox({ game, round, onClose }: PlanBoxProps) {
  const asked = useGamePlan(game);
  const onRetry = retryOf(asked);
  const own = useRef<HTMLElement>(null);
  const isMoved = useKeepsClear(own, game);
  useBackCloses(true, onClose);
  useEffect(() => own.current?.focus(), []);
  return (
    <section
      ref={own}
      tabIndex={-1}
      className={classNames(box.box, styles.plan, isMoved && box.moved)}
      role="dialog"
      aria-label={planText.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={box.head}>
        <h2>{planText.title}</h2>
        <Button kind="ghost" size="s" iconOnly aria-label={planText.close} onClick={onClose}>
          <X className="i" aria-hidden="true" />
        </Button>
      </div>
      {asked.data === undefined ? (
        <div className={box.body}>{onRetry === null ? uiText.loading : <LoadError onRetry={onRetry} />}</div>
      ) : (
        <Plan plan={asked.data} game={game} present={Math.max(1, round)} />
      )}
    </section>
  );
}

type PlanProps = { readonly plan: GamePlanPayload; readonly game: string; readonly present: number };

function Plan({ plan, game, present }: PlanProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? present;
  const round = plan.rounds[at - 1];
  const ticks = usePlanTicks(game);
  return (
    <div className={styles.body}>
      <p className="small muted">{plan.lesson === null ? planText.general : planText.of(plan.lesson)}</p>
      <Segmented
        label={planText.rounds}
        isSmall
        value={at}
        segments={[
          ...plan.rounds.map((_, index) => ({ value: index + 1, text: planText.round(index + 1) })),
          { value: DEBRIEF, text: planText.debrief },
        ]}
        onChange={setChosen}
      />
      {round === undefined ? (
        <Lines title={lessonsText.debrief} lines={plan.debrief} ticks={ticks} />
      ) : (
        <>
          <h3>{round.title}</h3>
          {PARTS.map((part) => (
            <Lines key={part} title={lessonsText[part]} lines={round[part]} ticks={ticks} />
          ))}
        </>
      )}
      <p className="small muted">{planText.kept}</p>
    </div>
  );
}

type LinesProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly ticks: ReturnType<typeof usePlanTicks>;
};

function Lines({ title, lines, ticks: { ticked, tick } }: LinesProps) {
  return (
    <fieldset className={styles.lines}>
      <legend>{title}</legend>
      {lines.map((line) => (
        <label key={line} className={ticked.includes(line) ? styles.done : undefined}>
          <input type="checkbox" checked={ticked.includes(line)} onChange={() => tick(line)} />
          <span>{line}</span>
        </label>
      ))}
    </fieldset>
  );
}
