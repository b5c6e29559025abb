import { CALLS } from '@fracht/protocol';
import { AppError } from '../../errors.ts';
import { sharedGroups } from '../../policies/leading.ts';
import { heldBackFrom } from '../../policies/held-back.ts';
import type { Resource } from '../api.ts';
import { route } from '../route.ts';
import { type DebriefCallParts, shownNamesOf, mustBeOver, mustBeShown } from './debrief.ts';

/** What decisions say of students' competences. (OBS-1 to OBS-4) */
export function skillRoutes({ debriefs, taskGame, skills }: DebriefCallParts): Resource {
  return (api, context) => {
    const { observations } = context.storage;

    route(api, CALLS.skills, async ({ session, params, query }) => {
      await mustBeShown(context, session.user, params.id);
      const player = query.player ?? session.user.id;
      const { user } = session;
      const led = player === user.id ? undefined : { teacher: user.id, shared: await sharedGroups(context, user) };
      const heldBack = await heldBackFrom(context, session.user);
      const found = await skills.ofStudent({ game: params.id, player }, { led, heldBack });
      if (found !== null)
        return {
          payload: {
            state: 'READY' as const,
            skills: { ...found, name: (await shownNamesOf(context, [player])).get(player) ?? '' },
          },
        };
      const known = await debriefs.ofStudent(taskGame(params.id), player);
      if (known === null) throw new AppError('NOT_FOUND');
      // It was stored between the two queries: the next one will find it.
      return { payload: known.state === 'READY' ? { state: 'WORKING' as const, share: 1 } : known };
    });

    route(api, CALLS.classSkills, async ({ params }) => {
      await mustBeOver(context, params.id);
      const stored = await observations.ofGame(params.id);
      const names = await shownNamesOf(
        context,
        stored.map(({ player }) => player),
      );
      const players = [...names].map(([id, name]) => ({ id, name }));
      const { competences } = await skills.ofClass(params.id);
      return { payload: { competences, players } };
    });

    route(api, CALLS.strikeObservation, async ({ session, body }) => {
      await mustBeOver(context, body.game);
      if (!(await skills.hasObserved(body, body.decision))) throw new AppError('NOT_FOUND');
      await observations.strike({ ...body, by: session.user.id, at: context.now() });
      return { payload: null };
    });

    route(api, CALLS.restoreObservation, async ({ body }) => {
      await mustBeOver(context, body.game);
      if (!(await observations.restore(body))) throw new AppError('NOT_FOUND');
      return { payload: null };
    });
  };
}
