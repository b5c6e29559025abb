import {
  Ban,
  Banknote,
  CalendarClock,
  CircleParking,
  Clock,
  CornerDownLeft,
  MapPinned,
  Moon,
  PackageX,
  RotateCcw,
  Route,
  TriangleAlert,
  Trophy,
} from 'lucide-react';
import { effectBrief, effectsSentence } from '@fracht/content';
import type { Effect, EffectType } from '@fracht/engine';
import styles from './card.module.css';

const SIGNS: Readonly<Record<EffectType, typeof Clock>> = {
  TIME: Clock,
  MONETARY: Banknote,
  OVERDUE_TICKET: TriangleAlert,
  PROLONG_SHIPMENT: CalendarClock,
  MOVE_SHIPMENT: CalendarClock,
  PROLONG_PICKUP: CalendarClock,
  MOVE_PICKUP: CalendarClock,
  CHANGE_CITY: MapPinned,
  GIVE_MONEY: Banknote,
  LEAVE_SHIPMENT: PackageX,
  CANCEL_POINTS: RotateCcw,
  CANCEL_RANKING_PLAYER: Trophy,
  CANCEL_RANKING_GROUP: Trophy,
  REST_DRIVER: Moon,
  ADD_DISTANCE: Route,
  REMOVE_DISTANCE: Route,
  END_PARKING: CircleParking,
  NO_PAYMENT: Ban,
  GO_BACK: CornerDownLeft,
};

/** What an answer brings, each effect as its picture with a number; in words for screen readers. */
export function EffectSigns({ effects }: { effects: readonly Effect[] }) {
  if (effects.length === 0) return <small className={styles.effects} />;
  const words = effectsSentence(effects);
  return (
    <small className={styles.effects} title={words}>
      <span className="vh">{words}</span>
      {effects.map((effect, index) => {
        const Sign = SIGNS[effect.type];
        return (
          <span key={`${String(index)} ${effect.type}`} aria-hidden="true">
            <Sign />
            {effectBrief(effect)}
          </span>
        );
      })}
    </small>
  );
}
