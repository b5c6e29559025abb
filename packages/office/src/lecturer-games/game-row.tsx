import { Link, useNavigate } from '@tanstack/react-router';
import { Download, History, Presentation, Send, Trash2 } from 'lucide-react';
import { filledSurveysText, gamesText, lecturerGamesText, resultsText, uiText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import type { MenuItem } from '@fracht/kit/ui/menu-item.ts';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { Cell, Row } from '@fracht/kit/ui/table.tsx';
import { isRoundEnd, participantCount } from '@fracht/kit/panel/game-facts.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { OwnedBy } from '../shared-groups/owned-by.tsx';
import { gameLink } from './game-link.ts';
import { saveResults } from './save-results.ts';
import { StateOrStopped } from './state-or-stopped.tsx';
import styles from './games-table.module.css';

/** One game of the list: its state, who took part, the result, and a link into it. */
export function GameRow({
  game,
  onRemove,
  onSurvey,
}: {
  game: GamePayload;
  onRemove: () => void;
  /** Sends the survey to its players; null if it has been sent or cannot be sent yet. */
  onSurvey: (() => void) | null;
}) {
  const text = lecturerGamesText;
  const navigate = useNavigate();
  const onReplay = () => void navigate({ to: '/replay/$id', params: { id: game.id } });
  const onDebrief = () => void navigate({ to: '/panel/lecturer/games/$id/debrief', params: { id: game.id } });
  const { busily } = useBusily('game results');
  const onSave = () => void busily(() => saveResults(game));
  const isFinished = game.state === 'FINISHED';
  const name = gamesText.name(game.groupName, game.number);
  return (
    <Row>
      <Cell isName className={styles.name}>
        <span className="b">{game.groupName}</span> <span className="muted nw">{gamesText.number(game.number)}</span>
        <OwnedBy lecturer={game.lecturer} />
      </Cell>
      <Cell className={styles.state}>
        <StateOrStopped game={game} />
      </Cell>
      <Cell isMuted label={text.columns.round} className={styles.round}>
        {roundText(game)}
      </Cell>
      <Cell isNumber label={text.columns.players}>
        <bdi>{`${participantCount(game)} `}</bdi>
        <span className="faint">{`/ ${game.players.length}`}</span>
      </Cell>
      <Cell isNumber isStrong label={text.columns.score}>
        {isFinished ? formatNumber(game.score) : <span className="faint">–</span>}
      </Cell>
      <Cell isNumber isMuted>
        {formatDate(game.date)}
      </Cell>
      <Cell className={styles.actions}>
        <span className="row end">
          <Link to={gameLink(game)} params={{ id: game.id }} className={buttonClass({ size: 's' })}>
            {openText(game)}
          </Link>
          <Menu label={text.more(name)} items={menuItems(game, { onDebrief, onReplay, onRemove, onSurvey, onSave })} />
        </span>
      </Cell>
    </Row>
  );
}

type GameRowActions = {
  readonly onDebrief: () => void;
  readonly onReplay: () => void;
  readonly onRemove: () => void;
  readonly onSurvey: (() => void) | null;
  readonly onSave: () => void;
};

/** The menu of a game: everything except opening it. */
function menuItems(
  game: GamePayload,
  { onDebrief, onReplay, onRemove, onSurvey, onSave }: GameRowActions,
): readonly MenuItem[] {
  const debrief = { text: uiText.titles.classDebrief, icon: <Presentation aria-hidden="true" />, onPick: onDebrief };
  const replay = { text: uiText.titles.replay, icon: <History aria-hidden="true" />, onPick: onReplay };
  const save = {
    text: resultsText.save,
    icon: <Download aria-hidden="true" />,
    onPick: onSave,
  };
  const send = (onPick: () => void): MenuItem => ({
    text: filledSurveysText.send,
    icon: <Send aria-hidden="true" />,
    onPick,
  });
  return [
    ...(game.state === 'FINISHED' ? [debrief, replay, save] : []),
    ...(onSurvey === null ? [] : [send(onSurvey)]),
    { text: lecturerGamesText.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: onRemove },
  ];
}

function openText({ state }: GamePayload): string {
  if (state === 'FINISHED') return lecturerGamesText.summary;
  return state === 'FRESH' || state === 'WAITING' ? lecturerGamesText.openRoom : lecturerGamesText.open;
}

function roundText(game: GamePayload): string {
  if (game.round === 0) return '–';
  return isRoundEnd(game) ? gamesText.roundEnd(game.round) : gamesText.roundOf(game.round);
}
