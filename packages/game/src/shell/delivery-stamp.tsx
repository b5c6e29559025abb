import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { joyText } from '@fracht/content';
import { formatChange, formatGameHour, formatMoney } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { cityName } from '../parts/route-words.ts';
import { endMoment, type DeliveryMoment } from '../store/ui-store.ts';
import { useGame, useRoundNews, useViewer } from '../store/hooks.ts';
import styles from './delivery-stamp.module.css';

/** How long a delivery is shown, in ms. */
const SHOWN_MS = 5000;

/**
 * A punctual delivery: a stamp with what it brought, from which the amount flies to the money in the bar. It does not block the screen under it and goes by
 * itself; the shell announces it once to screen readers. (JOY-6)
 */
export function DeliveryStamp({ moment }: { readonly moment: DeliveryMoment }) {
  const { id, orders, money, points, at } = moment;
  const [order = ''] = orders;
  const { player } = useViewer();
  const { headline } = useRoundNews();
  const city = useGame(({ setup, orders: all }) => {
    const told = all.find((one) => one.id === order);
    return told === undefined ? '' : cityName(setup.world, told.destination);
  });
  const flying = useRef<HTMLSpanElement>(null);
  useFlight(flying);
  useEffect(() => {
    const timer = setTimeout(() => endMoment(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const isOne = orders.length === 1;
  const amount = formatChange(money, formatMoney);
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.stamp}>
        <span className={styles.title}>
          <Icon name="b-check" size={16} />
          <bdi>{isOne ? joyText.delivered : joyText.several(orders.length)}</bdi>
        </span>
        <b>{amount}</b>
        <p>
          {`${isOne ? joyText.place(order, city, formatGameHour(at / 60)) : orders.join(', ')} · ${joyText.points(formatChange(points))}`}
        </p>
        {isOne && headline?.player === player ? <p className={styles.first}>{joyText.first}</p> : null}
      </div>
      <span ref={flying} className={styles.flying}>
        {amount}
      </span>
    </div>
  );
}

/** Sets a style variable to the distance of the stamp from the money in the bar. */
function useFlight(flying: RefObject<HTMLSpanElement | null>): void {
  useLayoutEffect(() => {
    const [chip, aim] = [flying.current, document.querySelector('[data-money]')];
    if (chip === null || aim === null) return;
    const [from, to] = [chip.getBoundingClientRect(), aim.getBoundingClientRect()];
    chip.style.setProperty('--fly-x', `${Math.round(to.left + 16 - from.left)}px`);
    chip.style.setProperty('--fly-y', `${Math.round(to.bottom - 26 - from.top)}px`);
  }, [flying]);
}
