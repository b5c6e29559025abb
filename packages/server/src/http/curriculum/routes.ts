import { CALLS } from '@fracht/protocol';
import { currentCurriculum, saveCurriculum } from '../../commands/save-curriculum.ts';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** To which units of the core curriculum the competences belong. (CUR-1, CUR-2) */
export function curriculumRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.curriculum, async () => ({ payload: await currentCurriculum(context) }));

  route(api, CALLS.saveCurriculum, async ({ session, body }) => {
    await saveCurriculum(context, session.user.id, body);
    return { payload: await currentCurriculum(context), message: notice('CURRICULUM_SAVED') };
  });
}
