import type { Player } from '@fracht/engine';
import { fullName, initials as initialsOf, type GamePlayerPayload } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { useExpectedPlayers } from './use-expected-players.ts';
import styles from './lobby-screen.module.css';

const TONES: Readonly<Record<Player['status'], Tone>> = {
  CONNECTED: 'info',
  JOINED: 'ok',
  PLAYING: 'ok',
  LEFT: 'neutral',
  FINISHED: 'neutral',
};

type Person = Pick<Player, 'id' | 'user'> | Pick<GamePlayerPayload, 'id' | 'user'>;

/** Everybody who may play: those who are here with their state, then those who are missing. */
export function LobbyPeople() {
  const { player } = useViewer();
  const players = useGame((game) => game.players);
  const { students, missing, expected } = useExpectedPlayers();
  const ready = students.filter(({ status }) => status === 'JOINED' || status === 'PLAYING').length;
  return (
    <section className={styles.card} aria-live="polite">
      <h2>
        {gameText.lobby.presence}
        <span>{expected === 0 ? '' : gameText.lobby.ready(ready, expected)}</span>
      </h2>
      {students.length === 0 ? <p className={styles.empty}>{gameText.lobby.none}</p> : null}
      <ul className={styles.people}>
        {players.map((person) => (
          <PersonRow key={person.id} person={person} isOwn={person.id === player} tone={TONES[person.status]}>
            {person.type === 'TEACHER' ? gameText.players.teacher : gameText.players.status[person.status]}
          </PersonRow>
        ))}
        {missing.map((person) => (
          <PersonRow key={person.id} person={person} isOwn={false} tone="neutral">
            {gameText.players.absent}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly tone: Tone;
  readonly children: string;
};

function PersonRow({ person, isOwn, tone, children }: RowProps) {
  return (
    <li className={classNames(styles.person, isOwn && styles.own)}>
      <span className={styles.face} aria-hidden="true">
        {initialsOf(person.user)}
      </span>
      <span className={styles.name}>{fullName(person.user)}</span>
      <Chip tone={tone}>{children}</Chip>
    </li>
  );
}
