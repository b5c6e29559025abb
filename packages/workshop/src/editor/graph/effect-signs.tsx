import {
  Ban,
  Banknote,
  CalendarClock,
  CircleParking,
  Clock,
  CornerDownLeft,
  MapPinned,
  MessageCircleQuestionMark,
  Moon,
  PackageX,
  RotateCcw,
  Route,
  TriangleAlert,
  Trophy,
  Truck,
} from 'lucide-react';
import { editorText, effectBrief, effectsSentence } from '@fracht/content';
import type { Answer, Effect, EffectType } from '@fracht/engine';
import styles from './effect-signs.module.css';

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

/** What an answer can do besides its effects. */
const OTHERS = [
  { field: 'newCar', Sign: Truck },
  { field: 'input', Sign: MessageCircleQuestionMark },
] as const;

/** What an answer brings: an icon with a number for each effect, an icon for everything else it does, and all of it in words for screen readers. */
export function EffectSigns({ effects: own, answer }: { effects: readonly Effect[]; answer: Answer | null }) {
  const longer = answer?.changeDistance ?? 0;
  const effects: readonly Effect[] = longer === 0 ? own : [...own, { type: 'ADD_DISTANCE', value: longer }];
  const others = OTHERS.filter(({ field }) => answer?.[field] === true);
  if (effects.length === 0 && others.length === 0) return <small className={styles.effects} />;
  const words = [effectsSentence(effects), ...others.map(({ field }) => `${editorText.answer[field]}.`)]
    .join(' ')
    .trim();
  return (
    <small className={styles.effects} title={words}>
      <span className="vh">{words}</span>
      {effects.map((effect, index) => {
        const Sign = SIGNS[effect.type];
        return (
          <span key={`${String(index)} ${effect.type}`} aria-hidden="true">
            <Sign />
            <bdi>{effectBrief(effect)}</bdi>
          </span>
        );
      })}
      {others.map(({ field, Sign }) => (
        <span key={field} aria-hidden="true">
          <Sign />
        </span>
      ))}
    </small>
  );
}
