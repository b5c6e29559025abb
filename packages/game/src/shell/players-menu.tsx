import { score, rankStudents, type GameState, type Player, type PlayerStatus } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { fullName, initials as initialsOf } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import styles from './players-button.module.css';

const FACES = 4;
const HERE: readonly PlayerStatus[] = ['CONNECTED', 'JOINED', 'PLAYING', 'FINISHED'];

const FACE_CLASS: Readonly<Record<PlayerStatus, string | undefined>> = {
  CONNECTED: styles.waits,
  JOINED: styles.waits,
  PLAYING: undefined,
  LEFT: styles.left,
  FINISHED: undefined,
};

/** How many of the `expected` students are in the game: a few faces with their state, and a menu of all with scores. (LOB-1) */
export function PlayersMenu({ expected }: { readonly expected: number }) {
  const { player } = useViewer();
  const players = useGame((game) => inOrder(game, player));
  const here = players.filter(({ type, status }) => type === 'STUDENT' && HERE.includes(status)).length;
  return (
    <Popover
      trigger={<Faces players={players} own={player} here={here} all={expected} />}
      triggerClass={styles.button ?? ''}
      label={gameText.players.open(here, expected)}
      title={gameText.players.title}
    >
      <ul className={styles.list}>
        {players.map((person) => (
          <PlayerRow key={person.id} person={person} isOwn={person.id === player} />
        ))}
      </ul>
    </Popover>
  );
}

function Faces({
  players,
  own,
  here,
  all,
}: {
  readonly players: readonly Player[];
  readonly own: string;
  readonly here: number;
  readonly all: number;
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
        <b>{gameText.ofPlayers(here, all)}</b> {gameText.inGame}
      </span>
      <span className={styles.small}>
        <Icon name="i-user" />
      </span>
    </>
  );
}

function Face({ person, isOwn }: { readonly person: Player; readonly isOwn: boolean }) {
  return (
    <span
      className={classNames(styles.face, isOwn && styles.me, FACE_CLASS[person.status])}
      data-initials={initialsOf(person.user)}
      aria-hidden="true"
    >
      <i />
    </span>
  );
}

function PlayerRow({ person, isOwn }: { readonly person: Player; readonly isOwn: boolean }) {
  const isTeacher = person.type === 'TEACHER';
  return (
    <li className={classNames(styles.row, isOwn && styles.own)}>
      <Face person={person} isOwn={isOwn} />
      <span className={styles.name}>
        {fullName(person.user)}
        <span className={styles.state}>
          {isTeacher ? `${gameText.players.teacher}, ` : ''}
          {gameText.players.status[person.status]}
        </span>
      </span>
      <span className={styles.score}>{isTeacher ? '' : formatNumber(score(person))}</span>
    </li>
  );
}

/** The viewer first, then students by their places, the teacher last. */
function inOrder(game: GameState, own: string): readonly Player[] {
  const places = new Map(rankStudents(game).map(({ player, place }) => [player.id, place]));
  const placeOf = ({ id }: Player): number => places.get(id) ?? game.players.length;
  return [...game.players].sort((one, other) => rank(one, own) - rank(other, own) || placeOf(one) - placeOf(other));
}

function rank(player: Player, own: string): number {
  if (player.id === own) return 0;
  return player.type === 'STUDENT' ? 1 : 2;
}
