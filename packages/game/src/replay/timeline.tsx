import { memo, useLayoutEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { gameEndsAt, roundSeconds, roundsOf, type GameSeconds, type GameSetup } from '@fracht/engine';
import { replayText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { axisPercent, spanOf, type TimeAxis } from '../parts/time-axis.ts';
import { nightsBetween } from '../screens/summary/order-lines.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { LaneSign } from './happening-sign.tsx';
import { spokenMoment } from './happening-words.ts';
import { marksPath } from './lane-shapes.ts';
import { seek } from './playback.ts';
import { replayStore } from './replay-store.ts';
import { laneOf, lanesFor, type ReplayLane, type ShownHappening } from './shown-happenings.ts';
import signs from './happening-sign.module.css';
import styles from './timeline.module.css';

/** A press this close to a mark counts as a press on the mark, in px: more than half of a target of 24 px. */
const NEAR_PX = 12;

/** A mark of 16 units is 12 px. */
const SCALE = 12 / 16;

/** The time of the game with its rounds and nights, a lane for each kind of happening, and the playhead, which can be dragged. (RPL-9) */
export const Timeline = memo(function Timeline({ happenings, until }: TimelineProps) {
  const setup = useGame((game) => game.setup);
  const axis = useMemo(() => ({ from: 0, to: gameEndsAt(setup) }), [setup]);
  const { type } = useViewer();
  const lanes = useMemo(() => lanesFor(type), [type]);
  const track = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLDivElement>, isPress: boolean): void => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || (!isPress && event.buttons !== 1)) return;
    if (isPress) event.currentTarget.setPointerCapture(event.pointerId);
    const second = axis.to / box.width;
    const at = (event.clientX - box.left) * second;
    seek(isPress ? nearMark(happenings, at, NEAR_PX * second) : at);
  };
  return (
    <div className={styles.lanes}>
      <ul className={styles.names} aria-hidden="true">
        {lanes.map((lane) => (
          <li key={lane}>
            <LaneSign lane={lane} />
            <span>{replayText.lanes[lane]}</span>
          </li>
        ))}
      </ul>
      <div
        ref={track}
        className={styles.track}
        onPointerDown={(event) => drag(event, true)}
        onPointerMove={(event) => drag(event, false)}
      >
        <Ground axis={axis} setup={setup} until={until} />
        <Marks axis={axis} lanes={lanes} happenings={happenings} />
        <Playhead axis={axis} until={until} />
      </div>
    </div>
  );
});

type TimelineProps = { readonly happenings: readonly ShownHappening[]; readonly until: GameSeconds };

function nearMark(happenings: readonly ShownHappening[], at: number, reach: number): number {
  let nearest = at;
  let distance = reach;
  for (const happening of happenings) {
    const away = Math.abs(happening.at - at);
    if (laneOf(happening) === null || away > distance) continue;
    nearest = happening.at;
    distance = away;
  }
  return nearest;
}

type GroundProps = { readonly axis: TimeAxis; readonly setup: GameSetup; readonly until: GameSeconds };

function Ground({ axis, setup, until }: GroundProps) {
  const length = roundSeconds(setup);
  return (
    <div aria-hidden="true">
      {nightsBetween(axis.from, axis.to).map((night) => (
        <span key={night.from} className={styles.night} style={styleOf(axis, night.from, night.to)} />
      ))}
      {Array.from({ length: roundsOf(setup) }, (_, index) => (
        <span key={index} className={styles.round} style={styleOf(axis, index * length, (index + 1) * length)}>
          <b className={styles.long}>{replayText.round(index + 1)}</b>
          <b className={styles.short}>{replayText.roundShort(index + 1)}</b>
          <span className={styles.hours}>
            {`${formatGameHour((index * length) / 60)}–${formatGameHour(((index + 1) * length) / 60)}`}
          </span>
        </span>
      ))}
      {until < axis.to ? <span className={styles.coming} style={styleOf(axis, until, axis.to)} /> : null}
    </div>
  );
}

type MarksProps = {
  readonly axis: TimeAxis;
  readonly lanes: readonly ReplayLane[];
  readonly happenings: readonly ShownHappening[];
};

/** The marks, drawn once for all moments; what they mark is in the list, where each is a button. */
const Marks = memo(function Marks({ axis, lanes, happenings }: MarksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const measure = { second: width / (axis.to - axis.from), unit: 1 / SCALE };
  return (
    <div ref={frame} className={styles.marks} aria-hidden="true">
      {lanes.map((lane) => (
        <div key={lane} className={styles.lane}>
          <svg className={classNames(styles.drawn, signs[lane])} width={width} height={1}>
            <path
              d={marksPath(
                lane,
                happenings.filter((happening) => laneOf(happening) === lane),
                measure,
              )}
              transform={`scale(${SCALE})`}
              fill="currentColor"
            />
          </svg>
        </div>
      ))}
    </div>
  );
});

/** The width of an element in px, updated as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const seen = element.current;
    if (seen === null) return undefined;
    const measure = (): void => setWidth(seen.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function Playhead({ axis, until }: { readonly axis: TimeAxis; readonly until: GameSeconds }) {
  const at = replayStore((store) => store.at);
  const round = useGame((game) => game.round);
  return (
    <span
      className={styles.playhead}
      style={{ left: `${axisPercent(axis, at)}%` }}
      role="slider"
      tabIndex={0}
      aria-label={replayText.timeline}
      aria-valuemin={0}
      aria-valuemax={until}
      aria-valuenow={at}
      aria-valuetext={spokenMoment(at, round)}
    />
  );
}

function styleOf(
  axis: TimeAxis,
  from: GameSeconds,
  to: GameSeconds,
): { readonly left: string; readonly width: string } {
  const { left, width } = spanOf(axis, from, to);
  return { left: `${left}%`, width: `${width}%` };
}
