import { classDebriefText, projectorText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { type Slide, slideWords } from '../lecturer-debrief/agenda.ts';
import { WhoWrote } from './sentences-slide.tsx';
import styles from './projector.module.css';

type HeadProps = {
  readonly id: string;
  /** The game's name. */
  readonly name: string;
  readonly slides: readonly Slide[];
  /** The index of the slide that is shown, from 0. */
  readonly index: number;
  /** How many played. */
  readonly people: number;
  readonly hasNames: boolean;
};

/** Above a slide: its position among the slides, its name, and the game and people it is about. (PRJ-4) */
export function ProjectorHead({ id, name, slides, index, people, hasNames }: HeadProps) {
  const slide = slides[index] ?? { is: 'CURVE' };
  const rounds = 'point' in slide ? classDebriefText.inRounds(slide.point.rounds) : '';
  return (
    <header className={styles.top}>
      <span className={styles.progress} role="img" aria-label={projectorText.slide(index + 1, slides.length)}>
        {slides.map((_, place) => (
          <i key={place} className={classNames(place < index && styles.done, place === index && styles.current)} />
        ))}
      </span>
      <b>{titleOf(slide)}</b>
      <span className={styles.facts}>
        {slide.is === 'SENTENCES' ? (
          <WhoWrote game={id} name={name} />
        ) : (
          projectorText.head(name, rounds, people, hasNames)
        )}
      </span>
    </header>
  );
}

function titleOf(slide: Slide): string {
  if (slide.is !== 'DECISION') return slideWords(slide).name;
  return (slide.isUnlawful ? projectorText.unlawful : projectorText.decision)(slide.number, slide.all);
}
