import { type ReactNode, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { summaryText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { useGame } from '../store/hooks.ts';

/** Loaded apart: the debrief is complete without it. */
const SurveyOffer = lazyPart(() => import('../screens/summary/survey-offer.tsx').then((part) => part.SurveyOffer));

/** What comes after a game: `children` first, then back to the panel, and its survey where there is one. (SUM-9) */
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
