import { panelText, uiText } from '@fracht/content';
import { useInvitations } from '@fracht/kit/api/invitation-calls.ts';
import { useOpenGameCount } from '@fracht/kit/api/panel-queries.ts';
import { useOpenSurveys } from '@fracht/kit/api/student-calls.ts';
import { LogoutLink } from '@fracht/kit/panel/logout-link.tsx';
import { PanelShell } from '@fracht/kit/panel/panel-shell.tsx';
import { PinOffer } from './pin-offer.tsx';

/** The polling interval of games for the menu's badge, in ms: a student should soon see that a game has opened. */
const GAMES_MS = 15_000;

/** The frame of the student panel; badges count open invitations, games to join, and surveys to fill in. */
export function StudentPanel() {
  const games = useOpenGameCount(GAMES_MS);
  const surveys = useOpenSurveys().data?.length ?? 0;
  const invitations = useInvitations().data?.length ?? 0;
  const badges = {
    groups: { count: invitations, label: panelText.badges.invitations(invitations) },
    games: { count: games, label: panelText.badges.openGames(games) },
    surveys: { count: surveys, label: panelText.badges.surveys(surveys) },
  };
  return (
    <>
      <PanelShell menu="student" title={uiText.titles.student} badges={badges} logoutLink={LogoutLink} />
      <PinOffer />
    </>
  );
}
