import { SITUATION_PICTURES } from '@fracht/content';
import {
  envelope,
  eventImagesPayload,
  imagePayload,
  imageQuery,
  saveImageBody,
  uploadedImage,
  uploadImageBody,
} from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addUpload, PICTURES_PATH } from '../../uploads.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';

const upload = { body: uploadImageBody, response: { 200: envelope(uploadedImage) } };
const images = { response: { 200: envelope(eventImagesPayload) } };
const one = { querystring: imageQuery, response: { 200: envelope(imagePayload) } };
const saving = { body: saveImageBody, response: { 200: envelope(imagePayload) } };
const removal = { params: imageQuery, response: { 200: envelope(z.null()) } };

/** The pictures of situations: built-in ones and uploaded ones, their words, where they are shown. (LBR-9; docs/adr/0013) */
export function imageRoutes(api: Api, context: AppContext): void {
  const { images: known } = context.storage;
  const own = async (name: string): Promise<string> => {
    if (!(await known.names()).has(name)) throw new AppError('NOT_FOUND');
    return name;
  };

  api.get('/game/list-event-images/', { schema: images }, async () => {
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

  api.get('/game/get-event-image/', { schema: one }, async (request) => {
    const name = await own(request.query.name);
    return { payload: { name, url: addressOf(name), alt: await known.alt(name) } };
  });

  api.post('/game/upload-event-image/', { schema: upload }, async (request) => {
    const { image, alt } = request.body;
    const describe = (name: string) => (alt === '' ? Promise.resolve() : known.saveAlt(name, alt));
    const name = await addUpload(known, image, describe);
    return { payload: { name, url: addressOf(name) }, message: notice('IMAGE_UPLOADED') };
  });

  api.patch('/game/save-event-image/', { schema: saving }, async (request) => {
    const name = await own(request.body.name);
    await known.saveAlt(name, request.body.alt);
    return { payload: { name, url: addressOf(name), alt: request.body.alt }, message: notice('IMAGE_SAVED') };
  });

  api.delete('/game/remove-event-image/:name', { schema: removal }, async (request) => {
    const name = await own(request.params.name);
    const isRemoved = await known.remove({ name, url: addressOf(name) });
    if (!isRemoved) throw new AppError('IMAGE_USED');
    return { payload: null, message: notice('IMAGE_DELETED') };
  });
}

function addressOf(name: string): string {
  return `${PICTURES_PATH}${name}`;
}
