import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ClassDebrief, ClassDebriefPayload } from '@fracht/protocol';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { report } from '@fracht/kit/report.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { type Slide, slideAddress, slidesOf } from '../lecturer-debrief/agenda.ts';
import type { BesideGame, Bookmark } from '../lecturer-debrief/curve-lines.ts';
import { firstMoment, momentOfBest } from '../lecturer-debrief/class-points.ts';
import { projectorWishes, projectNames } from '../lecturer-debrief/projector-wishes.ts';
import { besideOf } from '../lecturer-debrief/use-beside.ts';
import { useIsLesson } from '../lecturer-debrief/use-is-lesson.ts';
import { deedOf, type ProjectorDeed } from './projector-keys.ts';
import { ProjectorHead } from './projector-head.tsx';
import { ProjectorFoot } from './projector-foot.tsx';
import { SlideView } from './slide-view.tsx';
import styles from './projector.module.css';

type ProjectorProps = {
  readonly id: string;
  /** The game's name. */
  readonly name: string;
  readonly debrief: ClassDebrief;
  /** The game of comparison; null: none. */
  readonly beside: BesideGame | null;
  readonly bookmarks: readonly Bookmark[];
  readonly names: Extract<ClassDebriefPayload, { state: 'READY' }>['names'];
};

/** The slides, one at a time; a new slide begins covered. (PRJ-1 to PRJ-4) */
export function Projector({ id, name, debrief, beside, bookmarks, names }: ProjectorProps) {
  const navigate = useNavigate();
  const address = useSearchState();
  const hasNames = projectorWishes((wishes) => wishes.hasNames);
  const slides = slidesOf(debrief, { isBeside: beside !== null, isLesson: useIsLesson(id) });
  const index = placeIn(slides, address.get('slajd'));
  const [revealed, setRevealed] = useState<number | null>(null);
  const slide = slides[index] ?? { is: 'CURVE' };
  const moment = momentOf(slide);
  const goTo = (next: number): void => {
    const wanted = slides[next];
    if (wanted === undefined) return;
    setRevealed(null);
    address.set({ slajd: String(slideAddress(wanted, next)) });
  };
  const deeds: Readonly<Record<ProjectorDeed, () => void>> = {
    REVEAL: () => setRevealed(revealed === index ? null : index),
    NEXT: () => goTo(index + 1),
    PREVIOUS: () => goTo(index - 1),
    MAP: () => {
      const search = { t: moment?.at ?? 0, from: `slide.${index + 1}`, ...besideOf(address) };
      if (moment !== null) void navigate({ to: '/replay/$id', params: { id }, search });
    },
    NAMES: () => projectNames(!hasNames),
    FULL: () => void switchFullScreen(),
    LEAVE: () => void navigate({ to: '/panel/lecturer/games/$id/debrief', params: { id }, search: besideOf(address) }),
  };
  useKeys(deeds);
  const isOn = revealed === index;
  const nameOf = (player: string): string => names.find((one) => one.id === player)?.name ?? '';
  return (
    <div className={styles.page}>
      <ProjectorHead
        id={id}
        name={name}
        slides={slides}
        index={index}
        people={debrief.players.length}
        hasNames={hasNames}
      />
      <SlideView
        slide={slide}
        game={id}
        name={name}
        debrief={debrief}
        beside={beside}
        bookmarks={bookmarks}
        isOn={isOn}
        nameOf={hasNames ? nameOf : null}
      />
      <ProjectorFoot
        deeds={deeds}
        isOn={isOn}
        hasNames={hasNames}
        hasMoment={moment !== null}
        isSentences={slide.is === 'SENTENCES'}
      />
    </div>
  );
}

/** The moment that a slide shows on the map; null: it has none. */
function momentOf(slide: Slide): ReturnType<typeof firstMoment> {
  if (!('point' in slide)) return null;
  if (slide.is === 'BEST_MOMENT') return momentOfBest(slide.point);
  return firstMoment(slide.is === 'DECISION' ? slide : { point: slide.point, isUnlawful: false });
}

/** The slides that an address names by a word. */
const NAMED: Readonly<Record<string, Slide['is']>> = { plan: 'BEST_KNOWN', koniec: 'SENTENCES' };

/** The slide that an address names, by its number or its word; the first one by default. */
function placeIn(slides: readonly Slide[], told: string): number {
  const named = NAMED[told];
  if (named !== undefined) {
    return Math.max(
      0,
      slides.findIndex(({ is }) => is === named),
    );
  }
  const number = Number(told);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, slides.length) - 1 : 0;
}

/** Does what the keys mean, wherever the focus is. (PRJ-3) */
function useKeys(deeds: Readonly<Record<ProjectorDeed, () => void>>): void {
  useKeyDown((event) => {
    const deed = deedOf(event);
    if (deed === null) return;
    event.preventDefault();
    deeds[deed]();
  });
}

/** Turns full screen on or off; if the browser forbids it, that is only logged. */
async function switchFullScreen(): Promise<void> {
  try {
    await (document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen());
  } catch (cause) {
    report('full screen', cause);
  }
}
