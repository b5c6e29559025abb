import { useEffect, useRef } from 'react';
import { Banknote, CircleCheck, ClipboardList, Coins, MessageSquare, MousePointerClick, Truck } from 'lucide-react';
import { sandboxText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import type { StoryLine, StoryTone } from './story-line.ts';
import styles from './stage.module.css';

const SIGNS = {
  decision: MousePointerClick,
  order: ClipboardList,
  news: MessageSquare,
  gain: Coins,
  loss: Banknote,
  car: Truck,
  end: CircleCheck,
} as const satisfies Record<StoryTone, unknown>;

/** The log of what has happened, scrolled to its newest line. */
export function StoryList({ lines }: { readonly lines: readonly StoryLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    <section className={styles.log} aria-label={sandboxText.log.title}>
      <h3>{sandboxText.log.title}</h3>
      {count === 0 ? <p className="muted">{sandboxText.log.empty}</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div ref={list} role="log" aria-label={sandboxText.log.title} tabIndex={0}>
        <ol>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added at the end
            <li key={index} className={classNames(styles.line, styles[line.tone])}>
              <StoryRow line={line} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StoryRow({ line: { at, tone, text, detail } }: { readonly line: StoryLine }) {
  const Sign = SIGNS[tone];
  return (
    <>
      <time>{formatGameHour(at / 60)}</time>
      <Sign className="i" aria-hidden="true" />
      <span>
        <bdi>{text}</bdi>
        {detail === '' ? null : <small>{detail}</small>}
      </span>
    </>
  );
}
