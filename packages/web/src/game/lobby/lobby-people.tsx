import type { Player } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fullName, initialsOf } from '../shell/player-name.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './lobby-screen.module.css';

const TONES: Readonly<Record<Player['status'], Tone>> = {
  CONNECTED: 'info',
  JOINED: 'ok',
  PLAYING: 'ok',
  LEFT: 'neutral',
  FINISHED: 'neutral',
};

/** Everybody who has come, with how far they are. */
export function LobbyPeople() {
  const { player } = useViewer();
  const players = useGame((game) => game.players);
  const students = players.filter(({ type }) => type === 'STUDENT');
  const ready = students.filter(({ status }) => status === 'JOINED' || status === 'PLAYING').length;
  return (
    <section className={styles.card} aria-live="polite">
      <h2>
        {gameText.lobby.presence}
        <span>{students.length === 0 ? '' : gameText.lobby.ready(ready, students.length)}</span>
      </h2>
      {students.length === 0 ? <p className={styles.empty}>{gameText.lobby.none}</p> : null}
      <ul className={styles.people}>
        {players.map((person) => (
          <PersonRow key={person.id} person={person} isOwn={person.id === player} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, isOwn }: { readonly person: Player; readonly isOwn: boolean }) {
  return (
    <li className={classNames(styles.person, isOwn && styles.own)}>
      <span className={styles.face} aria-hidden="true">
        {initialsOf(person.user)}
      </span>
      <span className={styles.name}>{fullName(person.user)}</span>
      <Chip tone={TONES[person.status]}>
        {person.type === 'TEACHER' ? gameText.players.teacher : gameText.players.status[person.status]}
      </Chip>
    </li>
  );
}
