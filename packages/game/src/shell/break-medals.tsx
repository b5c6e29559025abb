import { breakText } from '@fracht/content';
import { formatGrosze } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import type { WireGame } from '@fracht/protocol';
import { playerName } from '../parts/player-name.ts';
import { useGame, useRoundNews, useViewer } from '../store/hooks.ts';
import styles from './break-medals.module.css';

type WireMedal = WireGame['medals'][number];

const SIGNS: Readonly<Record<WireMedal['what'], SpriteName>> = {
  PUNCTUAL: 'b-check',
  CHEAPEST_KM: 'i-road',
  BEST_ANSWERS: 'i-star',
  BIGGEST_STEP: 'i-step',
};

const words = breakText;

/** The medals of a round, each with who won it and for what; the viewer's own in gold, and named "Ty". (JOY-7) */
export function BreakMedals({ round }: { readonly round: number }) {
  const { medals } = useRoundNews();
  if (medals.length === 0) return null;
  return (
    <section className={styles.part} aria-label={words.medals(round)}>
      <h3>{words.medals(round)}</h3>
      <ul className={styles.medals}>
        {medals.map((medal) => (
          <Medal key={medal.what} medal={medal} />
        ))}
      </ul>
    </section>
  );
}

function Medal({ medal }: { readonly medal: WireMedal }) {
  const viewer = useViewer().player;
  const isOwn = medal.players.includes(viewer);
  const others = useGame(({ players }) =>
    players
      .filter(({ id }) => id !== viewer && medal.players.includes(id))
      .map((player) => playerName(player, players)),
  );
  const names = words.shared(isOwn ? [words.you, ...others] : others);
  return (
    <li className={classNames(styles.medal, isOwn && styles.own)}>
      <span className={styles.disc}>
        <Icon name={SIGNS[medal.what]} size={20} />
      </span>
      <b>{words.medal[medal.what]}</b>
      <span>{`${names}, ${words.fact(medal.what, medal, formatGrosze(medal.value))}`}</span>
    </li>
  );
}
