import { type ReactNode, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { summaryText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { useGame } from '../store/hooks.ts';

/** In a chunk of its own: the debrief is complete without it. */
const SurveyOffer = lazyPart(() => import('../screens/summary/survey-offer.tsx').then((part) => part.SurveyOffer));

/** The links after a game: `children` first, then back to the panel, and the survey if there is one. (SUM-9) */
export function EndLinks({ children = null }: { readonly children?: ReactNode }) {
  const game = useGame(({ setup }) => setup.game);
  return (
    <div className="row wrap">
      {children}
      <Link to="/panel" className={buttonClass({ size: 's' })}>
        {summaryText.toPanel}
      </Link>
      <Suspense>
        <SurveyOffer game={game} />
      </Suspense>
    </div>
  );
}
