import { type Player, botOf, isHere } from '@fracht/engine';
import { gameText, placesText } from '@fracht/content';
import { initials as initialsOf, type GamePlayerPayload } from '@fracht/protocol';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useViewer } from '../store/hooks.ts';
import { markOf } from './practice-card.tsx';
import { PracticeMark } from './practice-mark.tsx';
import { SeatSelect } from './seat-select.tsx';
import { useExpectedPlayers } from './use-expected-players.ts';
import { usePractice } from './use-practice.ts';
import { type BotsSeat, useSeats } from './use-seats.ts';
import styles from './lobby-seats.module.css';

const TONES: Readonly<Record<Player['status'], Tone>> = {
  CONNECTED: 'info',
  JOINED: 'ok',
  PLAYING: 'ok',
  LEFT: 'neutral',
  FINISHED: 'neutral',
};

/** The places of the game: solid with a person, dashed with a square sign for a bot, dashed and empty if somebody is missing. (LOB-1, LOB-6) */
export function LobbySeats() {
  const { persons, bots, empty, nameOf } = useSeats();
  return (
    <section className={styles.card} aria-live="polite">
      <h2>
        <bdi>{placesText.title}</bdi>
        <span>
          <Counts here={persons.filter(isHere).length} bots={bots.length} />
        </span>
      </h2>
      {persons.length + bots.length === 0 ? <p className={styles.none}>{gameText.lobby.none}</p> : null}
      <ul className={styles.seats}>
        {persons.map((player) => (
          <PersonSeat key={player.id} player={player} name={nameOf(player.id)} />
        ))}
        {bots.map((seat) => (
          <BotSeat key={seat.player.id} {...seat} name={nameOf(seat.player.id)} />
        ))}
        {empty.map((member) => (
          <EmptySeat key={member.id} member={member} name={nameOf(member.id)} />
        ))}
      </ul>
    </section>
  );
}

/** With bots, how many of each there are; else how many of those who may play have joined. */
function Counts({ here, bots }: { readonly here: number; readonly bots: number }) {
  const { students, expected } = useExpectedPlayers();
  if (bots > 0) return <bdi>{placesText.counts(here, bots)}</bdi>;
  const ready = students.filter(({ status }) => status === 'JOINED' || status === 'PLAYING').length;
  return expected === 0 ? null : <bdi>{gameText.lobby.ready(ready, expected)}</bdi>;
}

/** A person as shown in the list of places. */
type Named = { readonly name: string };

function PersonSeat({ player, name }: Named & { readonly player: Player }) {
  const viewer = useViewer();
  const isOwn = player.id === viewer.player;
  return (
    <li className={classNames(styles.seat, isOwn && styles.own, player.status === 'LEFT' && styles.away)}>
      <span className={styles.face} aria-hidden="true">
        {initialsOf(player.user)}
      </span>
      <b className={styles.name}>{name}</b>
      <Chip tone={TONES[player.status]}>{gameText.players.status[player.status]}</Chip>
      <MarkOf player={player.id} />
      {player.status === 'LEFT' && viewer.type === 'TEACHER' ? <SeatSelect player={player} name={name} /> : null}
    </li>
  );
}

function BotSeat({ player, isMembers, name }: Named & BotsSeat) {
  const isTeacher = useViewer().type === 'TEACHER';
  const level = botOf(player) ?? 'ordinary';
  return (
    <li className={classNames(styles.seat, styles.bot)}>
      <span className={styles.face}>
        <Icon name="i-bot" size={20} />
      </span>
      <b className={styles.name}>{name}</b>
      <span className={styles.sub}>
        {`${isTeacher ? '' : `${placesText.sits(level)}, `}${isMembers ? placesText.waits : placesText.extra}`}
      </span>
      {isTeacher ? <SeatSelect player={player} name={name} /> : null}
    </li>
  );
}

function EmptySeat({ member: { id, user }, name }: Named & { readonly member: GamePlayerPayload }) {
  return (
    <li className={classNames(styles.seat, styles.away)}>
      <span className={styles.face} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <b className={styles.name}>{name}</b>
      <Chip tone="neutral">{gameText.players.absent}</Chip>
      <MarkOf player={id} />
    </li>
  );
}

/** How far a student has come in the practice, once that is known. */
function MarkOf({ player }: { readonly player: string }) {
  const { data: marks } = usePractice();
  if (marks === undefined) return null;
  return (
    <span className={styles.practice}>
      <PracticeMark practice={markOf(marks, player)} />
    </span>
  );
}
