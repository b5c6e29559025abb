import { useRef, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { landingShowText, world } from '@fracht/content';
import { formatGameHour, formatGrosze, formatNumber, gameDay } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { HeroCities } from '../hero-map.tsx';
import { HERO_TRACK } from './hero-track.gen.ts';
import { readTrack, type ShowTrip } from './read-track.ts';
import { noticeAt, totalsAt, tripAt } from './scene.ts';
import { ShowNotice } from './show-notice.tsx';
import { placeTrucks, ShowTrucks } from './show-trucks.tsx';
import { useIsVisible, usePrefersReducedMotion, useShowTime } from './use-show-time.ts';
import styles from './hero-show.module.css';

const SHOW = readTrack(HERO_TRACK);

/**
 * A recorded game on the landing map: trucks of four companies, the hour, the group's money and points, and notices. It stops while paused, out of view, or for
 * visitors who prefer reduced motion. (LND-13)
 */
export function HeroShow() {
  const place = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = usePrefersReducedMotion();
  const isSeen = useIsVisible(place);
  const minute = useShowTime(isSeen && !isPaused && !isStill, SHOW.ends, (now) => {
    if (layer.current !== null) placeTrucks(layer.current, SHOW, now);
  });
  const now = Math.min(minute * 60, SHOW.ends);
  const trip = tripAt(SHOW, now);
  const notice = noticeAt(SHOW, minute * 60);
  const text = landingShowText;
  return (
    <>
      <ShowTrucks
        show={SHOW}
        trip={trip}
        struck={notice?.code === 'EMERGENCY' ? notice.truck : -1}
        now={now}
        ref={layer}
      />
      <HeroCities />
      <div className={styles.show} ref={place} role="group" aria-label={text.label}>
        <p className="vh">{text.about}</p>
        <Totals now={now} />
        <div className={styles.foot}>
          {notice === null ? null : <ShowNotice key={notice.at} notice={notice} />}
          <div className={styles.trip}>
            <span className={styles.sign}>{text.demo}</span>
            {trip === null ? <span>{text.idle}</span> : <Trip trip={trip} />}
            {isStill ? null : (
              <Button
                kind="ghost"
                size="s"
                iconOnly
                aria-label={isPaused ? text.play : text.pause}
                onClick={() => setIsPaused(!isPaused)}
              >
                {isPaused ? <Play className="i" aria-hidden="true" /> : <Pause className="i" aria-hidden="true" />}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function Totals({ now }: { now: number }) {
  const text = landingShowText;
  const { money, points } = totalsAt(SHOW, now);
  const round = Math.min(Math.floor(now / SHOW.round), Math.floor(SHOW.ends / SHOW.round) - 1);
  const share = (now - round * SHOW.round) / SHOW.round;
  const minutes = now / 60;
  return (
    <div className={styles.totals}>
      <RingClock round={round + 1} share={share} size={40} label={text.round(round + 1, Math.round(share * 100))} />
      <dl>
        <Fact name={text.day(gameDay(minutes))} value={formatGameHour(minutes)} />
        <Fact name={text.money} value={formatGrosze(money)} isWide />
        <Fact name={text.points} value={formatNumber(points)} />
      </dl>
    </div>
  );
}

function Fact({ name, value, isWide = false }: { name: string; value: string; isWide?: boolean }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Trip({ trip: { truck, from, to, arrival } }: { trip: ShowTrip }) {
  const type = SHOW.trucks[truck]?.type ?? 'ST';
  const name = (id: number) => world.cities.find((city) => city.id === id)?.displayName ?? '';
  return (
    <>
      <TypeGlyph type={type} />
      <span>{landingShowText.trip(name(from), name(to), formatGameHour(arrival / 60))}</span>
    </>
  );
}
