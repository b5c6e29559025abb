import { findPlayer, type ShownAnswer, type ShownDecision } from '@fracht/engine';
import { replayText, situationCardText, situationsText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { playerName } from '../parts/player-name.ts';
import { SheetScroll, SideSheet } from '../parts/side-sheet.tsx';
import { answerLetter } from '../situations/answer-key.ts';
import { AnswerPicture } from '../situations/answer-picture.tsx';
import { DecisionBox } from '../situations/decision-box.tsx';
import { HelpSection } from '../situations/help-section.tsx';
import { NumbersSection } from '../situations/numbers-section.tsx';
import { OutcomeLines } from '../situations/outcome-lines.tsx';
import { Outlook } from '../situations/outlook.tsx';
import { settledWords } from '../situations/settled-words.ts';
import type { OwnSituation } from '../situations/own-situations.ts';
import { Queue } from '../situations/queue.tsx';
import { SituationHead } from '../situations/situation-head.tsx';
import { Story } from '../situations/story.tsx';
import frame from '../situations/situation-card.module.css';
import talk from '../situations/talk.module.css';
import { useGame, useViewer } from '../store/hooks.ts';
import { foldSituations } from '../store/ui-store.ts';
import styles from './replayed-situation.module.css';

const words = replayText.situation;

type ReplayedSituationProps = {
  readonly own: OwnSituation;
  readonly queue: readonly OwnSituation[];
  /** What was answered to the question that is open; null: nothing, or nothing yet. */
  readonly answer: ShownDecision | null;
  /** The game is over: what was not answered never was. */
  readonly isOver: boolean;
};

/** The situation card as it was at the moment, read-only: the decisions so far, and the question with what was answered. (RPL-13) */
export function ReplayedSituation({ own, queue, answer, isOver }: ReplayedSituationProps) {
  const { shown, isOpen, list } = own;
  const isOwn = useViewer().player === own.open.player;
  return (
    <SideSheet label={situationsText.label(shown.name)} className={frame.sheet} isWide onEscape={foldSituations}>
      <Queue queue={queue} seen={own} />
      <SituationHead key={`head ${own.key}`} own={own} fold={words.fold} />
      <SheetScroll key={own.key}>
        {isOwn ? null : <Whose own={own} />}
        <Story own={own} />
        {shown.decisions.map((decision, index) => (
          <DecisionBox key={index} decision={decision} isEarlier {...(isOwn ? {} : { told: words.theirs })}>
            <OutcomeLines decision={decision} />
          </DecisionBox>
        ))}
        {shown.node === null || !isOpen ? (
          <Settled own={own} />
        ) : (
          <Asked text={shown.node.text} answers={shown.node.answers} answer={answer} isOver={isOver} />
        )}
        {isOpen && list === 'emergencies' ? <HelpSection key={`help ${shown.tree ?? ''}`} own={own} /> : null}
      </SheetScroll>
      <NumbersSection shown={shown} which="papers" />
    </SideSheet>
  );
}

function Whose({ own: { open } }: { readonly own: OwnSituation }) {
  const name = useGame((game) => {
    const player = findPlayer(game, open.player);
    return player === null ? null : playerName(player, game.players);
  });
  return name === null ? null : <p className={styles.whose}>{words.of(name)}</p>;
}

function Settled({ own }: { readonly own: OwnSituation }) {
  return (
    <section className={talk.section}>
      <h3 className={talk.question}>{own.open.done ? situationsText.done.title : situationCardText.lapsed.title}</h3>
      <p className={talk.total}>{settledWords(own)}</p>
      <Outlook own={own} />
    </section>
  );
}

type AskedProps = Pick<ReplayedSituationProps, 'answer' | 'isOver'> & {
  readonly text: string;
  readonly answers: readonly ShownAnswer[];
};

function Asked({ text, answers, answer, isOver }: AskedProps) {
  const chosen = answer === null ? -1 : answers.findIndex((one) => one.text === answer.answer);
  const hour = answer === null ? '' : formatGameHour(answer.at / 60);
  return (
    <section className={talk.section}>
      <h3 className={talk.question}>{text}</h3>
      {answers.length === 0 ? null : (
        <ol className={talk.answers} aria-label={situationsText.answers}>
          {answers.map((one, index) => (
            <li
              key={`${index} ${one.text}`}
              className={classNames(styles.answer, index === chosen && styles.chosen)}
              aria-current={index === chosen || undefined}
            >
              <b aria-hidden="true">{answerLetter(index)}</b>
              <span>
                <bdi>{one.text}</bdi>
                {index === chosen ? <small>{words.chosen(hour)}</small> : null}
              </span>
              <AnswerPicture image={one.image} />
              {index === chosen ? <Icon name="b-check" size={18} /> : null}
            </li>
          ))}
        </ol>
      )}
      {answer !== null && chosen === -1 ? <p className={styles.typed}>{words.typed(answer.answer, hour)}</p> : null}
      {answer === null && isOver ? <p className={styles.typed}>{words.none}</p> : null}
    </section>
  );
}
