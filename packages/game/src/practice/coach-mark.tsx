import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { practiceText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useWholeGame } from '../store/hooks.ts';
import { practiceFacts } from './facts.ts';
import type { PracticeRun } from './practice-run.ts';
import { type PracticePhase, practiceStore } from './practice-store.ts';
import { STEPS } from './steps.ts';
import { useCoachPlace } from './use-coach-place.ts';
import { useControl } from './use-control.ts';
import { usePressed } from './use-pressed.ts';
import styles from './coach-mark.module.css';

type CoachProps = { readonly run: PracticeRun; readonly onLost: () => void };

/**
 * The hint of the present step: what to do and why, beside the control that does it, which has a ring. With hints turned off only the outcome of a step is
 * shown. (PRT-5)
 */
export function CoachMark({ run, onLost }: CoachProps) {
  const { step, phase, isHidden, isAlone } = practiceStore();
  const isOver = step > STEPS.length;
  const isNeeded = !isOver && (isTold(phase) || (!isHidden && !isAlone));
  const control = useControl(step, isNeeded && (phase === 'YOURS' || phase === 'SHOWING'));
  useRing(control);
  usePressed(run, step, phase, control);
  return isNeeded ? <Mark run={run} control={control} onLost={onLost} /> : null;
}

function Mark({ run, control, onLost }: CoachProps & { readonly control: HTMLElement | null }) {
  const { step, phase } = practiceStore();
  const mark = useRef<HTMLDivElement>(null);
  const place = useCoachPlace(mark, control);
  useStepFocus(mark, `${String(step)} ${phase}|${String(control !== null)}`);
  return (
    <div
      ref={mark}
      role="dialog"
      className={classNames(styles.coach, place !== null && styles.placed)}
      style={place === null ? undefined : { left: place.left, top: place.top }}
      aria-label={practiceText.coach}
      data-coach={phase}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide(phase, control);
      }}
    >
      {place?.arrow === undefined || place.arrow === null ? null : (
        <span className={styles.arrow} data-side={place.arrow.side} style={arrowAt(place.arrow.at)} />
      )}
      {control === null ? null : (
        <button type="button" className={styles.jump} onClick={() => entryOf(control).focus()}>
          {practiceText.toControl}
        </button>
      )}
      <div aria-live="polite">
        <Words />
      </div>
      <Ways run={run} hasControl={control !== null} onLost={onLost} />
    </div>
  );
}

/** The text of the hint: the step and why, what is being shown, what is happening, or how it turned out. */
function Words() {
  const { step, phase, refusal, isBest } = practiceStore();
  const facts = practiceFacts(useWholeGame());
  const words = practiceText.stepList[step - 1];
  if (words === undefined) return null;
  return (
    <>
      <p className={styles.badge}>{practiceText.badge(step, STEPS.length, practiceText.whose[phase])}</p>
      <h2>{words.title}</h2>
      {phase === 'YOURS' ? <p>{words.text(facts)}</p> : null}
      {isShow(phase) ? <p>{`${words.shown} ${practiceText.shownNow}`}</p> : null}
      {phase === 'PASSING' ? <p>{words.passing?.(facts)}</p> : null}
      {phase === 'RETOLD' ? <p>{outcomeWords(isBest)}</p> : null}
      {refusal === null ? null : <p className={styles.refusal}>{refusal}</p>}
    </>
  );
}

/** What came or comes of the step is shown even without hints. */
function isTold(phase: PracticePhase): boolean {
  return phase === 'RETOLD' || phase === 'PASSING';
}

/** Hides the hints. The focus moves to the control of the step, or to the switch that turns the hints on again. (PRT-6) */
function hide(phase: PracticePhase, control: HTMLElement | null): void {
  practiceStore.setState({ isHidden: true });
  if (isTold(phase)) return;
  const next = control === null ? document.querySelector<HTMLElement>('[data-hints-switch]') : entryOf(control);
  next?.focus();
}

function isShow(phase: PracticePhase): boolean {
  return phase === 'SHOWING' || phase === 'SHOWN';
}

function outcomeWords(isBest: boolean | null): string {
  if (isBest === null) return practiceText.settled;
  return isBest ? practiceText.goodAnswer : practiceText.betterAnswer;
}

function Ways({ run, hasControl, onLost }: CoachProps & { readonly hasControl: boolean }) {
  const { step, phase, isBest } = practiceStore();
  if (isShow(phase)) return null;
  if (phase === 'PASSING') {
    return (
      <div className={styles.ways}>
        <Button onClick={() => run.fastForward()}>{practiceText.fastForward}</Button>
      </div>
    );
  }
  if (phase === 'RETOLD') {
    return (
      <div className={styles.ways}>
        {isBest === false ? <Button onClick={() => run.again()}>{practiceText.tryAgain}</Button> : null}
        <Button kind="primary" onClick={() => run.goOn()}>
          {practiceText.goOn}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {step === 1 ? null : <Button onClick={() => run.back()}>{practiceText.back}</Button>}
      {hasControl ? (
        <Button onClick={() => run.show()}>{practiceText.show}</Button>
      ) : (
        <Button onClick={onLost}>{practiceText.toStep}</Button>
      )}
    </div>
  );
}

/** The ring on the real control; removed when the step is over. */
function useRing(control: HTMLElement | null): void {
  useEffect(() => (control === null ? undefined : ringed(control)), [control]);
}

function ringed(element: HTMLElement): () => void {
  element.dataset['ring'] = '';
  element.scrollIntoView({ block: 'nearest' });
  return () => {
    delete element.dataset['ring'];
  };
}

/** A new step or outcome focuses the first button of the hint, and again when the step's control appears. (PRT-6) */
function useStepFocus(mark: RefObject<HTMLElement | null>, moment: string): void {
  const told = useRef('');
  useEffect(() => {
    const hint = mark.current;
    const [step] = moment.split('|');
    const isNew = told.current !== step;
    told.current = step ?? '';
    if (hint === null || !(isNew || hint.contains(document.activeElement))) return;
    hint.querySelector('button')?.focus({ preventScroll: true });
  }, [mark, moment]);
}

/** The element of a control that takes the focus: itself, or the first of its answers. */
function entryOf(control: HTMLElement): HTMLElement {
  return control.matches('button, a') ? control : (control.querySelector<HTMLElement>('button') ?? control);
}

function arrowAt(at: number): CSSProperties & Record<'--at', string> {
  return { '--at': `${String(at)}px` };
}
