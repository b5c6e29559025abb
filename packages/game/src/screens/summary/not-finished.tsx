import { Link } from '@tanstack/react-router';
import { summaryText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';

/** Shown in place of the summary and the debrief while the game goes on. (SUM-1) */
export function NotFinished({ game }: { readonly game: string }) {
  const back = (
    <Link to={`/game/${encodeURIComponent(game)}/map`} className={buttonClass({ kind: 'primary' })}>
      {summaryText.toGame}
    </Link>
  );
  return (
    <>
      <h1 className="vh">{summaryText.title}</h1>
      <EmptyState icon={<Icon name="i-sum" />} title={summaryText.notFinished} action={back} />
    </>
  );
}
