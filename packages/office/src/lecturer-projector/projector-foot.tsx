import type { ReactNode } from 'react';
import { projectorText, sentencesText } from '@fracht/content';
import { askForHelp } from '@fracht/kit/help/ask-for-help.ts';
import type { ProjectorDeed } from './projector-keys.ts';
import { wholeTexts } from '@fracht/kit/ui/whole-texts.tsx';
import styles from './projector.module.css';

type FootProps = {
  readonly deeds: Readonly<Record<ProjectorDeed, () => void>>;
  readonly isOn: boolean;
  readonly hasNames: boolean;
  readonly hasMoment: boolean;
  /** The slide of sentences has no names, and is the last one; the lines of the class are its buttons. */
  readonly isSentences: boolean;
};

const text = projectorText.keys;

/** Every key as a button. (PRJ-3) */
export function ProjectorFoot({ deeds, isOn, hasNames, hasMoment, isSentences }: FootProps) {
  return (
    <footer className={styles.foot} role="group" aria-label={text.label}>
      <KeyButton signs={text.space} onPress={deeds.REVEAL} isPressed={isOn}>
        {text.reveal}
      </KeyButton>
      {isSentences ? <SentenceKeys /> : null}
      <KeyButton signs={text.left} onPress={deeds.PREVIOUS}>
        <span className={isSentences ? undefined : 'vh'}>{text.previous}</span>
      </KeyButton>
      {isSentences ? null : (
        <KeyButton signs={text.right} onPress={deeds.NEXT}>
          {text.next}
        </KeyButton>
      )}
      {hasMoment ? (
        <KeyButton signs={text.m} onPress={deeds.MAP}>
          {text.map}
        </KeyButton>
      ) : null}
      {isSentences ? null : (
        <KeyButton signs={text.n} onPress={deeds.NAMES} isPressed={hasNames}>
          {text.names}
        </KeyButton>
      )}
      <KeyButton signs={text.f} onPress={deeds.FULL}>
        {text.full}
      </KeyButton>
      <KeyButton signs={text.questionMark} onPress={askForHelp}>
        {text.help}
        <span className="vh">{text.helpAbout}</span>
      </KeyButton>
      <KeyButton signs={text.escape} onPress={deeds.LEAVE} isLast>
        {text.leave}
      </KeyButton>
    </footer>
  );
}

/** The keys of the class's own lines, which are buttons themselves. (PRJ-7) */
function SentenceKeys() {
  return (
    <span className={styles.keys}>
      {text.numbers.map((sign) => (
        <kbd key={sign}>{sign}</kbd>
      ))}
      <bdi>{sentencesText.slide.write}</bdi>
    </span>
  );
}

type KeyButtonProps = {
  readonly signs: string;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  readonly isLast?: boolean;
  readonly children: ReactNode;
};

function KeyButton({ signs, onPress, isPressed, isLast = false, children }: KeyButtonProps) {
  return (
    <button
      type="button"
      className={isLast ? styles.last : undefined}
      aria-pressed={isPressed}
      onClick={(event) => {
        // A mouse click leaves no focus behind: the next press of space is the projector's again.
        if (event.detail > 0) event.currentTarget.blur();
        onPress();
      }}
    >
      <kbd aria-hidden="true">{signs}</kbd>
      {wholeTexts(children)}
    </button>
  );
}
