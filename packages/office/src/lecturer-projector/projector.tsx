import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ClassDebrief, ClassDebriefPayload } from '@fracht/protocol';
import { classDebriefText, projectorText } from '@fracht/content';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { report } from '@fracht/kit/report.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { type Slide, slidesOf, slideWords } from '../lecturer-debrief/agenda.ts';
import type { BesideGame, Bookmark } from '../lecturer-debrief/curve-lines.ts';
import { firstMoment } from '../lecturer-debrief/class-points.ts';
import { projectorWishes, projectNames } from '../lecturer-debrief/projector-wishes.ts';
import { besideOf } from '../lecturer-debrief/use-beside.ts';
import { deedOf, type ProjectorDeed } from './projector-keys.ts';
import { ProjectorFoot } from './projector-foot.tsx';
import { SlideView } from './slide-view.tsx';
import styles from './projector.module.css';

type ProjectorProps = {
  readonly id: string;
  /** The game's name. */
  readonly name: string;
  readonly debrief: ClassDebrief;
  /** The game beside; null: none. */
  readonly beside: BesideGame | null;
  readonly bookmarks: readonly Bookmark[];
  readonly names: Extract<ClassDebriefPayload, { state: 'READY' }>['names'];
};

/** The slides, one at a time; a new slide begins covered. (PRJ-1 to PRJ-4) */
export function Projector({ id, name, debrief, beside, bookmarks, names }: ProjectorProps) {
  const navigate = useNavigate();
  const address = useSearchState();
  const hasNames = projectorWishes((wishes) => wishes.hasNames);
  const slides = slidesOf(debrief, beside !== null);
  const index = placeIn(slides, address.get('slajd'));
  const [revealed, setRevealed] = useState<number | null>(null);
  const slide = slides[index] ?? { is: 'CURVE' };
  const moment = 'point' in slide ? firstMoment(slide.point) : null;
  const goTo = (next: number): void => {
    if (next < 0 || next >= slides.length) return;
    setRevealed(null);
    address.set({ slajd: String(next + 1) });
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
      <header className={styles.top}>
        <span className={styles.progress} role="img" aria-label={projectorText.slide(index + 1, slides.length)}>
          {slides.map((_, place) => (
            <i key={place} className={classNames(place < index && styles.done, place === index && styles.current)} />
          ))}
        </span>
        <b>{titleOf(slide)}</b>
        <span className={styles.facts}>
          {projectorText.head(
            name,
            'point' in slide ? classDebriefText.inRounds(slide.point.rounds) : '',
            debrief.players.length,
            hasNames,
          )}
        </span>
      </header>
      <SlideView
        slide={slide}
        name={name}
        debrief={debrief}
        beside={beside}
        bookmarks={bookmarks}
        isOn={isOn}
        nameOf={hasNames ? nameOf : null}
      />
      <ProjectorFoot deeds={deeds} isOn={isOn} hasNames={hasNames} hasMoment={moment !== null} />
    </div>
  );
}

function titleOf(slide: Slide): string {
  return slide.is === 'DECISION' ? projectorText.decision(slide.number, slide.all) : slideWords(slide).name;
}

/** The slide that an address names, by its number or as the best known plan; the first one where it names none. */
function placeIn(slides: readonly Slide[], told: string): number {
  if (told === 'plan')
    return Math.max(
      0,
      slides.findIndex(({ is }) => is === 'BEST_KNOWN'),
    );
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

/** Fills the whole screen, or gives it back; a browser that forbids it is only logged. */
async function switchFullScreen(): Promise<void> {
  try {
    await (document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen());
  } catch (cause) {
    report('full screen', cause);
  }
}
