import { CircleDashed, Play } from 'lucide-react';
import { practiceMarkText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { PracticeOfPlayer } from '@fracht/protocol';
import styles from './practice-mark.module.css';

/** How far one student has come in the practice, by an icon and words: for information, never a condition. (LOB-8) */
export function PracticeMark({ practice }: { readonly practice: PracticeOfPlayer }) {
  const { step, done } = practice;
  if (done) {
    return (
      <span className={classNames(styles.mark, styles.done)}>
        <Icon name="b-check" size={14} />
        <bdi>{practiceMarkText.done}</bdi>
      </span>
    );
  }
  return (
    <span className={classNames(styles.mark, step > 0 ? styles.doing : styles.none)}>
      {step > 0 ? <Play size={14} aria-hidden="true" /> : <CircleDashed size={14} aria-hidden="true" />}
      <bdi>{step > 0 ? practiceMarkText.step(step) : practiceMarkText.none}</bdi>
    </span>
  );
}
