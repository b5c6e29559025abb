import { useEffect, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { landingText } from '@fracht/content';
import { formatGameHour, gameDay } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { RingClock } from '../../ui/ring-clock.tsx';
import { TypeGlyph } from '../../ui/type-glyph.tsx';
import { nextArrival, type HeroTrip } from './hero-trip.ts';
import styles from './hero-show.module.css';

/** Minutes of the game since its noon at which the show begins, and how long a round is. A second of the show is a minute. */
const BEGINS = 180;
const ROUND = 600;

type HeroShowProps = {
  readonly trip: HeroTrip;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
};

/** What goes on on the landing map: the hour, the trip of the chosen truck, and the button that holds it all. */
export function HeroShow({ trip, isPaused, onPause }: HeroShowProps) {
  const text = landingText.hero;
  const shown = useSeconds(isPaused);
  const minutes = BEGINS + shown;
  const arrival = BEGINS + nextArrival(trip.truck, shown);
  const share = (minutes % ROUND) / ROUND;
  const round = (Math.floor(minutes / ROUND) % 4) + 1;
  return (
    <div className={styles.show}>
      <div className={styles.clock}>
        <RingClock round={round} share={share} size={40} label={text.round(round, Math.round(share * 100))} />
        <p>
          <small>{text.day(gameDay(minutes))}</small>
          <b>{formatGameHour(minutes)}</b>
        </p>
      </div>
      <div className={styles.trip}>
        <span className={styles.sign}>{text.demo}</span>
        <TypeGlyph type={trip.truck.type} />
        <span>{text.trip(trip.from, trip.to, formatGameHour(arrival))}</span>
        <Button
          kind="ghost"
          size="s"
          iconOnly
          aria-label={isPaused ? text.play : text.pause}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play className="i" aria-hidden="true" /> : <Pause className="i" aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}

function useSeconds(isPaused: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isPaused]);
  return seconds;
}
