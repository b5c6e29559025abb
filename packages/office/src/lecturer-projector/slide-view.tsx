import type { ClassDebrief } from '@fracht/protocol';
import type { Slide } from '../lecturer-debrief/agenda.ts';
import type { BesideGame, Bookmark } from '../lecturer-debrief/curve-lines.ts';
import { BesideSlide } from './beside-slide.tsx';
import { BestKnownSlide, CurveSlide } from './curve-slides.tsx';
import { DecisionSlide, type NameOf } from './decision-slide.tsx';
import { NextSlide } from './next-slide.tsx';
import { SentencesSlide } from './sentences-slide.tsx';

type SlideViewProps = {
  readonly slide: Slide;
  /** The game's id. */
  readonly game: string;
  /** The game's name. */
  readonly name: string;
  readonly debrief: ClassDebrief;
  /** The game of comparison; null: none. */
  readonly beside: BesideGame | null;
  readonly bookmarks: readonly Bookmark[];
  /** The result is uncovered. */
  readonly isOn: boolean;
  /** Null: names are off. */
  readonly nameOf: NameOf | null;
};

/** One slide by its kind. */
export function SlideView({ slide, game, name, debrief, beside, bookmarks, isOn, nameOf }: SlideViewProps) {
  if ('point' in slide) {
    return <DecisionSlide point={slide.point} isBestMoment={slide.is === 'BEST_MOMENT'} isOn={isOn} nameOf={nameOf} />;
  }
  if (slide.is === 'CURVE') {
    return <CurveSlide debrief={debrief} beside={beside} bookmarks={bookmarks} isOn={isOn} />;
  }
  if (slide.is === 'BEST_KNOWN') return <BestKnownSlide debrief={debrief} isOn={isOn} />;
  if (slide.is === 'BESIDE') return beside === null ? null : <BesideSlide games={[{ name, debrief }, beside]} />;
  if (slide.is === 'SENTENCES') return <SentencesSlide game={game} isOn={isOn} />;
  return <NextSlide debrief={debrief} />;
}
