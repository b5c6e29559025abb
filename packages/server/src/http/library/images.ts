import { SITUATION_PICTURES } from '@fracht/content';
import { CALLS } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addUpload, PICTURES_PATH } from '../../uploads.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Pictures of situations: built-in and uploaded ones, their descriptions, and where they are shown. (LBR-9; docs/adr/0013) */
export function imageRoutes(api: Api, context: AppContext): void {
  const { images: known } = context.storage;
  const own = async (name: string): Promise<string> => {
    if (!(await known.names()).has(name)) throw new AppError('NOT_FOUND');
    return name;
  };

  route(api, CALLS.eventImages, async () => {
    const [alts, uses, texts] = [await known.alts(), await known.uses(), await known.landing()];
    const before = await known.landingBefore();
    const shownOn = (url: string) => ({
      landing: [...(texts.get(url) ?? [])],
      landingBefore: [...(before.get(url) ?? [])],
    });
    const builtIn = SITUATION_PICTURES.map(({ name, alt }) => {
      const url = addressOf(`${name}.svg`);
      return { name, alt, url, isOwn: false, games: 0, ...shownOn(url), uses: [...(uses.get(name) ?? [])] };
    });
    const uploaded = [...(await known.names())].map(async (name) => {
      const url = addressOf(name);
      const [shown, games] = [uses.get(url) ?? [], await known.games(url)];
      return { name, url, alt: alts.get(name) ?? '', isOwn: true, games, ...shownOn(url), uses: [...shown] };
    });
    return { payload: [...builtIn, ...(await Promise.all(uploaded))] };
  });

  route(api, CALLS.eventImage, async ({ query }) => {
    const name = await own(query.name);
    return { payload: { name, url: addressOf(name), alt: await known.alt(name) } };
  });

  route(api, CALLS.uploadEventImage, async ({ body }) => {
    const { image, alt } = body;
    const describe = async (name: string): Promise<void> => {
      if (alt !== '') await known.saveAlt(name, alt);
    };
    const name = await addUpload(known, image, describe);
    return { payload: { name, url: addressOf(name) }, message: notice('IMAGE_UPLOADED') };
  });

  route(api, CALLS.saveEventImage, async ({ body }) => {
    const name = await own(body.name);
    const isSaved = await known.saveAlt(name, body.alt, body.base?.alt);
    if (!isSaved) throw new AppError('CHANGED_MEANWHILE', { present: { alt: await known.alt(name) } });
    return { payload: { name, url: addressOf(name), alt: body.alt }, message: notice('IMAGE_SAVED') };
  });

  route(api, CALLS.removeEventImage, async ({ params }) => {
    const name = await own(params.name);
    const isRemoved = await known.remove({ name, url: addressOf(name) }, context.now());
    if (!isRemoved) throw new AppError('IMAGE_USED');
    return { payload: null, message: notice('IMAGE_DELETED') };
  });
}

function addressOf(name: string): string {
  return `${PICTURES_PATH}${name}`;
}
