import type { ReactNode } from 'react';
import {
  type GameState,
  type Player,
  type PlayerStatus,
  botOf,
  hasCome,
  isHere,
  isShown,
  isTended,
  rankStudents,
  score,
} from '@fracht/engine';
import { botMark, gameText } from '@fracht/content';
import { initials as initialsOf } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { playerFullName } from '../parts/player-name.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './players-button.module.css';

const FACES = 4;

const FACE_CLASS: Readonly<Record<PlayerStatus, string | undefined>> = {
  CONNECTED: styles.waits,
  JOINED: styles.waits,
  PLAYING: undefined,
  LEFT: styles.left,
  FINISHED: undefined,
};

/** How many of the `expected` students are in the game, after its end how many played: a few faces with their state, and a menu of all with scores. (LOB-1) */
export function PlayersMenu({ expected }: { readonly expected: number }) {
  const { player } = useViewer();
  const players = useGame((game) => inOrder(game, player));
  const all = useGame((game) => game.players);
  const isOver = useGame(({ state }) => state === 'FINISHED');
  const count = players.filter(isOver ? hasTakenPart : isHere).length;
  return (
    <Popover
      trigger={<Faces players={players} own={player} words={countWords(isOver, count, expected)} />}
      triggerClass={styles.button ?? ''}
      label={(isOver ? gameText.players.openAfter : gameText.players.open)(count, expected)}
      title={gameText.players.title}
    >
      <ul className={styles.list}>
        {players.map((person) => (
          <PlayerRow key={person.id} person={person} name={playerFullName(person, all)} isOwn={person.id === player} />
        ))}
      </ul>
    </Popover>
  );
}

function countWords(isOver: boolean, count: number, all: number): ReactNode {
  const of = <b>{gameText.ofPlayers(count, all)}</b>;
  return isOver ? (
    <>
      <bdi>{`${gameText.players.played} `}</bdi>
      {of}
    </>
  ) : (
    <>
      {of}
      <bdi>{` ${gameText.inGame}`}</bdi>
    </>
  );
}

/** Whether a person has played in this place, wherever that person is now. */
function hasTakenPart(player: Player): boolean {
  return hasCome(player) && player.hasPlayed;
}

function Faces({
  players,
  own,
  words,
}: {
  readonly players: readonly Player[];
  readonly own: string;
  readonly words: ReactNode;
}) {
  const rest = players.length - FACES;
  return (
    <>
      <span className={styles.faces} aria-hidden="true">
        {players.slice(0, FACES).map((person) => (
          <Face key={person.id} person={person} isOwn={person.id === own} />
        ))}
        {rest > 0 ? <span className={styles.face} data-initials={gameText.players.more(rest)} /> : null}
      </span>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
      <span className={styles.small}>
        <Icon name="i-user" />
      </span>
    </>
  );
}

function Face({ person, isOwn }: { readonly person: Player; readonly isOwn: boolean }) {
  const isAway = isTended(person);
  const isBot = !isAway && botOf(person) !== null;
  return (
    <span
      className={classNames(
        styles.face,
        isOwn && styles.me,
        isBot ? styles.bot : FACE_CLASS[isAway ? 'LEFT' : person.status],
      )}
      data-initials={isBot ? undefined : initialsOf(person.user)}
      aria-hidden="true"
    >
      {isBot ? <Icon name="i-bot" size={16} /> : person.status === 'FINISHED' ? null : <i />}
    </span>
  );
}

type PlayerRowProps = { readonly person: Player; readonly name: string; readonly isOwn: boolean };

function PlayerRow({ person, name, isOwn }: PlayerRowProps) {
  const isTeacher = person.type === 'TEACHER';
  return (
    <li className={classNames(styles.row, isOwn && styles.own)}>
      <Face person={person} isOwn={isOwn} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.state}>{`${isTeacher ? `${gameText.players.teacher}, ` : ''}${stateOf(person)}`}</span>
      </span>
      <span className={styles.score}>{isTeacher ? '' : formatNumber(score(person))}</span>
    </li>
  );
}

function stateOf(person: Player): string {
  const level = botOf(person);
  if (isTended(person)) return botMark.tends;
  return level === null ? gameText.players.status[person.status] : botMark[level];
}

/** The viewer first, then students by rank, the teacher last. */
function inOrder(game: GameState, own: string): readonly Player[] {
  const places = new Map(rankStudents(game).map(({ player, place }) => [player.id, place]));
  const placeOf = ({ id }: Player): number => places.get(id) ?? game.players.length;
  return game.players
    .filter(isShown)
    .sort((one, other) => rank(one, own) - rank(other, own) || placeOf(one) - placeOf(other));
}

function rank(player: Player, own: string): number {
  if (player.id === own) return 0;
  return player.type === 'STUDENT' ? 1 : 2;
}
