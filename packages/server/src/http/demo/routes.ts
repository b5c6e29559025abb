import { CALLS, type DemoPayload } from '@fracht/protocol';
import { demoRest, removeDemoSchool } from '../../commands/remove-demo-school.ts';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** What is left of the demo school, and how to delete it. (CFG-9) */
export function demoRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.demoSchool, async () => ({ payload: await payloadOf(context) }));

  route(api, CALLS.removeDemo, async () => {
    await removeDemoSchool(context);
    return { payload: await payloadOf(context), message: notice('DEMO_REMOVED') };
  });
}

async function payloadOf(context: AppContext): Promise<DemoPayload> {
  const rest = await demoRest(context);
  if (rest === null) return null;
  const { people, groups, games, others } = rest;
  return { people: people.length, groups, games: games.length, others: others.length };
}
