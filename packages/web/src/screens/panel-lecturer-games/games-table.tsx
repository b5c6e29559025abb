import { useState } from 'react';
import { SearchX, Trash2 } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { gamesText, lecturerGamesText, uiText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { callRemoveGame } from '../../api/panel-calls.ts';
import { useChange } from '../../api/panel-queries.ts';
import { formatDate, formatNumber } from '../../format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card, Toolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchBox } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Confirm } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Cell, Head, Row, SkeletonRows, SortHead, Table, WholeRow } from '../../ui/table.tsx';
import { GameChip } from '../panel/game-chip.tsx';
import { isRoundEnd, playersSeen } from '../panel/game-facts.ts';
import { matches, readSort, sorted, writeSort } from '../panel/list-rules.ts';
import { useSearchState } from '../panel/use-search-state.ts';
import styles from './games-table.module.css';

type Filter = 'all' | 'open' | 'finished';

const COLUMNS = 7;
const FILTERS: Readonly<Record<Filter, (game: GamePayload) => boolean>> = {
  all: () => true,
  open: ({ state }) => state !== 'FINISHED',
  finished: ({ state }) => state === 'FINISHED',
};

/** The list of games with search and filter; undefined while it is on its way. Newest first. (spec §9 "List sorting") */
export function GamesTable({ games }: { games: readonly GamePayload[] | undefined }) {
  const text = lecturerGamesText;
  const address = useSearchState();
  const filter = readFilter(address.get('stan'));
  const sort = readSort(address.get('sort') || '-date', ['date', 'score']);
  const [removed, setRemoved] = useState<GamePayload | null>(null);
  const remove = useChange(callRemoveGame, ['games']);
  const found = (games ?? []).filter(
    (game) => FILTERS[filter](game) && matches(address.get('q'), game.groupName, String(game.number)),
  );
  const rows = sorted(found, sort, {
    date: (one, other) => (games ?? []).indexOf(other) - (games ?? []).indexOf(one),
    score: (one, other) => one.score - other.score,
  });
  return (
    <Card label={text.list}>
      <Toolbar>
        <div className={styles.search}>
          <SearchBox
            label={text.search}
            placeholder={text.searchHint}
            value={address.get('q')}
            onSearch={(q) => address.set({ q })}
          />
        </div>
        <Segmented
          label={text.filter}
          value={filter}
          onChange={(stan) => address.set({ stan: stan === 'all' ? '' : stan })}
          segments={segments(games ?? [])}
        />
      </Toolbar>
      <Table label={text.list} className={styles.table}>
        <thead>
          <tr>
            <Head>{text.columns.game}</Head>
            <Head>{text.columns.state}</Head>
            <Head>{text.columns.round}</Head>
            <Head isNumber>{text.columns.players}</Head>
            <SortHead
              column="score"
              sort={sort}
              first="descending"
              isNumber
              onSort={(next) => address.set({ sort: writeSort(next) })}
            >
              {text.columns.score}
            </SortHead>
            <SortHead
              column="date"
              sort={sort}
              first="descending"
              isNumber
              onSort={(next) => address.set({ sort: writeSort(next) })}
            >
              {text.columns.date}
            </SortHead>
            <Head isHidden>{text.columns.actions}</Head>
          </tr>
        </thead>
        <tbody>
          {games === undefined ? <SkeletonRows columns={COLUMNS} label={uiText.loading} /> : null}
          {rows.map((game) => (
            <GameRow key={game.id} game={game} onRemove={() => setRemoved(game)} />
          ))}
          {games !== undefined && rows.length === 0 ? (
            <WholeRow columns={COLUMNS}>
              <EmptyState
                icon={<SearchX className="i-l" aria-hidden="true" />}
                title={text.nothing.title}
                text={text.nothing.text}
              />
            </WholeRow>
          ) : null}
        </tbody>
      </Table>
      <Confirm
        show={removed !== null}
        title={text.removeTitle(removed === null ? '' : gamesText.name(removed.groupName, removed.number))}
        text={removed?.state === 'IN_PROGRESS' ? text.removeRunning : text.removeText}
        keep={text.keep}
        act={text.remove}
        onKeep={() => setRemoved(null)}
        onAct={() => {
          if (removed !== null) remove.mutate(removed.id);
          setRemoved(null);
        }}
      />
    </Card>
  );
}

function GameRow({ game, onRemove }: { game: GamePayload; onRemove: () => void }) {
  const text = lecturerGamesText;
  const isFinished = game.state === 'FINISHED';
  const name = gamesText.name(game.groupName, game.number);
  return (
    <Row>
      <Cell className={styles.name}>
        <span className="b">{game.groupName}</span> <span className="muted nw">{gamesText.number(game.number)}</span>
      </Cell>
      <Cell className={styles.state}>
        <GameChip state={game.state} />
      </Cell>
      <Cell isMuted label={text.columns.round} className={styles.round}>
        {roundText(game)}
      </Cell>
      <Cell isNumber label={text.columns.players}>
        {playersSeen(game)} <span className="faint">/ {game.players.length}</span>
      </Cell>
      <Cell isNumber isStrong label={text.columns.score}>
        {isFinished ? formatNumber(game.score) : <span className="faint">–</span>}
      </Cell>
      <Cell isNumber isMuted>
        {formatDate(game.date)}
      </Cell>
      <Cell className={styles.actions}>
        <span className="row end">
          <Link
            to={isFinished ? '/game/$id/summary' : '/game/$id'}
            params={{ id: game.id }}
            className={buttonClass({ size: 's' })}
          >
            {openText(game)}
          </Link>
          <Menu
            label={text.more(name)}
            items={[{ text: text.remove, icon: <Trash2 aria-hidden="true" />, isDanger: true, onPick: onRemove }]}
          />
        </span>
      </Cell>
    </Row>
  );
}

function openText({ state }: GamePayload): string {
  if (state === 'FINISHED') return lecturerGamesText.summary;
  return state === 'FRESH' || state === 'WAITING' ? lecturerGamesText.openRoom : lecturerGamesText.open;
}

function roundText(game: GamePayload): string {
  if (game.round === 0) return '–';
  return isRoundEnd(game) ? gamesText.roundEnd(game.round) : gamesText.roundOf(game.round);
}

function readFilter(text: string): Filter {
  return text === 'open' || text === 'finished' ? text : 'all';
}

function segments(games: readonly GamePayload[]) {
  const { filters } = lecturerGamesText;
  return (['all', 'open', 'finished'] as const).map((value) => ({
    value,
    text: filters[value],
    count: games.filter(FILTERS[value]).length,
  }));
}
