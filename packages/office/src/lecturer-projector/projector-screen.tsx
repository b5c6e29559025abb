import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { gamesText, projectorText } from '@fracht/content';
import { useClassDebrief } from '@fracht/kit/api/class-debrief-queries.ts';
import { useGameNotes } from '@fracht/kit/api/game-note-queries.ts';
import { retryOf, useGames } from '@fracht/kit/api/panel-queries.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { keepLight } from '@fracht/kit/ui/keep-light.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { DebriefWait } from '../lecturer-debrief/debrief-wait.tsx';
import { bookmarksOf } from '../lecturer-debrief/note-moment.ts';
import { projectorWishes } from '../lecturer-debrief/projector-wishes.ts';
import { besideOf, useBeside } from '../lecturer-debrief/use-beside.ts';
import { deedOf } from './projector-keys.ts';
import { Projector } from './projector.tsx';
import styles from './projector.module.css';

/**
 * The debrief of a game on a projector: one topic per slide, controlled by keys or buttons, light and large; until it is there, what it waits for and the link
 * back. (PRJ-1, PRJ-6)
 */
export function ProjectorScreen() {
  const { id = '' } = useParams({ strict: false });
  useEffect(keepLight, []);
  const games = useGames().data;
  const asked = useClassDebrief(id);
  const { data } = asked;
  const beside = useBeside(id);
  const notes = useGameNotes(id).data ?? [];
  const shown = projectorWishes((wishes) => wishes.notes);
  const game = games?.find((one) => one.id === id);
  if (data?.state !== 'READY') {
    return (
      <Waiting id={id}>
        <DebriefWait
          told={data}
          isBusy={asked.isFetching}
          onAgain={() => void asked.refetch()}
          onRetry={retryOf(asked)}
        />
      </Waiting>
    );
  }
  return (
    <Projector
      id={id}
      name={game === undefined ? '' : gamesText.name(game.groupName, game.number)}
      debrief={data.debrief}
      beside={beside.game}
      bookmarks={bookmarksOf(
        notes.filter((note) => shown.includes(note.id)),
        data.debrief,
      )}
      names={data.names}
    />
  );
}

/** In place of the slides; the link and Escape lead back to the debrief. (PRJ-6) */
function Waiting({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const search = besideOf(useSearchState());
  const debrief = { to: '/panel/lecturer/games/$id/debrief', params: { id }, search } as const;
  useKeyDown((event) => {
    if (deedOf(event) === 'LEAVE') void navigate(debrief);
  });
  return (
    <div className={styles.wait}>
      <h1>{projectorText.title}</h1>
      {children}
      <Link {...debrief} className={buttonClass({})}>
        <ArrowLeft className="i" aria-hidden="true" />
        <bdi>{projectorText.back}</bdi>
      </Link>
      <PageHelp />
    </div>
  );
}
