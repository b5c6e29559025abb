import { useState } from 'react';
import { lecturerGamesText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { callOpenSurvey } from '@fracht/kit/api/lecturer-calls.ts';
import { useSurveys } from '@fracht/kit/api/lecturer-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Card, Toolbar } from '@fracht/kit/ui/card.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Head, SortHead, Table, type Sort } from '@fracht/kit/ui/table.tsx';
import { ListSearch } from '@fracht/kit/panel/list-search.tsx';
import { gamesToSurvey } from '@fracht/kit/panel/survey-facts.ts';
import { matches, readSort, sorted, writeSort } from '@fracht/kit/panel/list-rules.ts';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { GameRow } from './game-row.tsx';
import { RemoveGame } from './remove-game.tsx';
import styles from './games-table.module.css';

const FILTERS = ['all', 'open', 'finished'] as const;
type Filter = (typeof FILTERS)[number];
type GameSort = Sort<'date' | 'score'>;

const COLUMNS = 7;
const FITS: Readonly<Record<Filter, (game: GamePayload) => boolean>> = {
  all: () => true,
  open: ({ state }) => state !== 'FINISHED',
  finished: ({ state }) => state === 'FINISHED',
};

/** The list of games, newest first, with search and filter; undefined while it is loading. */
export function GamesTable({
  games,
  onRetry,
}: {
  games: readonly GamePayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
}) {
  const text = lecturerGamesText;
  const address = useSearchState();
  const filter = FILTERS.find((known) => known === address.get('stan')) ?? 'all';
  const sort: GameSort = readSort(address.get('sort') || '-date', ['date', 'score']);
  const [removed, setRemoved] = useState<GamePayload | null>(null);
  const all = games ?? [];
  const surveyOf = useSurveyOf(all);
  const found = all.filter(
    (game) => FITS[filter](game) && matches(address.get('q'), game.groupName, String(game.number)),
  );
  const rows = sorted(found, sort, {
    date: (one, other) => all.indexOf(other) - all.indexOf(one),
    score: (one, other) => one.score - other.score,
  });
  return (
    <Card label={text.list}>
      <Toolbar>
        <div className={styles.search}>
          <ListSearch text={text} />
        </div>
        <Segmented
          label={text.filter}
          value={filter}
          onChange={(stan) => address.set({ stan: stan === 'all' ? '' : stan })}
          segments={FILTERS.map((value) => ({
            value,
            text: text.filters[value],
            count: all.filter(FITS[value]).length,
          }))}
        />
      </Toolbar>
      <Table label={text.list} className={styles.table}>
        <GamesHead sort={sort} onSort={(next) => address.set({ sort: writeSort(next) })} />
        <tbody>
          {games === undefined ? <PendingRows columns={COLUMNS} onRetry={onRetry} /> : null}
          {rows.map((game) => (
            <GameRow key={game.id} game={game} onRemove={() => setRemoved(game)} onSurvey={surveyOf(game)} />
          ))}
          {games !== undefined && rows.length === 0 ? <NothingFound columns={COLUMNS} text={text.nothing} /> : null}
        </tbody>
      </Table>
      {removed === null ? null : <RemoveGame game={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

/** A function that returns how to send a game's survey; null if it has been sent or cannot be sent yet. */
function useSurveyOf(games: readonly GamePayload[]): (game: GamePayload) => (() => void) | null {
  const sent = useSurveys().data;
  const send = useInvalidatingMutation(callOpenSurvey, ['surveys']);
  const waiting = sent === undefined ? [] : gamesToSurvey(games, sent);
  return (game) => (waiting.includes(game) ? () => send.mutate(game.id) : null);
}

function GamesHead({ sort, onSort }: { sort: GameSort; onSort: (sort: GameSort) => void }) {
  const { columns } = lecturerGamesText;
  return (
    <thead>
      <tr>
        <Head>{columns.game}</Head>
        <Head>{columns.state}</Head>
        <Head>{columns.round}</Head>
        <Head isNumber>{columns.players}</Head>
        <SortHead column="score" first="descending" isNumber {...{ sort, onSort }}>
          {columns.score}
        </SortHead>
        <SortHead column="date" first="descending" isNumber {...{ sort, onSort }}>
          {columns.date}
        </SortHead>
        <Head isHidden>{columns.actions}</Head>
      </tr>
    </thead>
  );
}
