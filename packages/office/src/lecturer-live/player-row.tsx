import { AlarmClock, MessageSquare, Siren, WifiOff } from 'lucide-react';
import { liveText } from '@fracht/content';
import type { Need } from '@fracht/engine';
import { formatDecimals, formatNumber, formatSeconds } from '@fracht/kit/format.ts';
import { personInitials } from '@fracht/kit/session/names.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Cell, Row, type RowState } from '@fracht/kit/ui/table.tsx';
import type { LiveRow } from './live-rows.ts';
import { SeatMenu } from './seat-menu.tsx';
import styles from './player-table.module.css';

const SIGNS: Readonly<Record<Need, typeof Siren>> = { UNANSWERED: Siren, GONE: WifiOff, STILL: AlarmClock };
const STATES: Readonly<Record<Need, RowState>> = { UNANSWERED: 'error', GONE: 'error', STILL: 'attention' };
const NONE = '–';
const { columns } = liveText.players;

/** One player: connection, problem in words, time since the last action, result; a button to write to players who need help. */
export function PlayerRow({ row, onWrite }: { readonly row: LiveRow; readonly onWrite: (player: string) => void }) {
  const { id, name, presence, need, idle } = row;
  const isAbsent = presence === 'ABSENT';
  const tone = need === null ? undefined : need === 'STILL' ? styles.still : styles.urgent;
  return (
    <Row state={need === null ? undefined : STATES[need]}>
      <Cell className={styles.who}>
        <span className={styles.person}>
          <Face row={row} />
          <span className={styles.name}>
            <b title={name}>{name}</b>
            <span className="vh">{`, ${liveText.players.presence[presence]}`}</span>
            <Why row={row} />
            <BotMark row={row} />
          </span>
        </span>
      </Cell>
      <Cell isNumber isMuted={need === null} label={columns.last} className={classNames(tone)}>
        {idle === null ? NONE : formatSeconds(Math.floor(idle))}
      </Cell>
      <Cell isNumber label={columns.orders}>
        {isAbsent ? NONE : formatNumber(row.orders)}
      </Cell>
      <Cell isNumber isStrong label={columns.money}>
        {isAbsent ? NONE : formatDecimals(row.money / 100)}
      </Cell>
      <Cell isNumber label={columns.points}>
        {isAbsent ? NONE : formatNumber(row.points)}
      </Cell>
      <Cell className={styles.act}>
        <span className={styles.deeds}>
          {row.seat === null ? null : <SeatMenu player={row.seat} name={name} />}
          {need === null ? null : (
            <Button
              size="s"
              iconOnly
              aria-label={liveText.players.write(name)}
              title={liveText.players.write(name)}
              onClick={() => onWrite(id)}
            >
              <MessageSquare className="i" aria-hidden="true" />
            </Button>
          )}
        </span>
      </Cell>
    </Row>
  );
}

/** The initials of the player, or the square icon of a bot. */
function Face({ row: { user, presence, bot } }: { readonly row: LiveRow }) {
  if (bot === null)
    return (
      <Avatar
        initials={personInitials(user)}
        presence={presence === 'ON' ? 'on' : 'off'}
        isMuted={presence === 'ABSENT'}
      />
    );
  return (
    <span className={styles.bot}>
      <Icon name="i-bot" size={16} />
    </span>
  );
}

/** Marks a player whose place a bot plays now, with its level, or holds, or whose result counts as a bot's. (LVP-9) */
function BotMark({ row: { bot, isTended, isBots } }: { readonly row: LiveRow }) {
  const { bot: levels, tended, botsResult } = liveText.players;
  if (bot !== null) return <span className={styles.why}>{levels[bot]}</span>;
  return (
    <>
      {isTended ? <span className={styles.why}>{tended}</span> : null}
      {isBots ? <span className={styles.why}>{botsResult}</span> : null}
    </>
  );
}

/** The reason why a player needs help, with its icon; nothing if all is well. */
function Why({ row: { need, isStruck, presence } }: { readonly row: LiveRow }) {
  const text = liveText.players;
  if (need !== null) {
    const Sign = SIGNS[need];
    return (
      <span className={classNames(styles.why, need === 'STILL' ? styles.still : styles.urgent)}>
        <Sign aria-hidden="true" />
        <bdi>{text.needs[need]}</bdi>
      </span>
    );
  }
  if (isStruck) {
    return (
      <span className={styles.why}>
        <Siren aria-hidden="true" />
        <bdi>{text.struck}</bdi>
      </span>
    );
  }
  return presence === 'ABSENT' ? <span className={styles.why}>{text.absent}</span> : null;
}
