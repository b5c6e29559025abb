import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadedImage } from '@fracht/protocol';
import { z } from 'zod';
import { school } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

function picture(width: number, height: number): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } });
}

async function upload({ app }: TestApp, { bearer, csrf }: Login, file: Uint8Array) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), '../../awaria.svg');
  const response = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/game/upload-event-image/',
    headers: {
      authorization: `Bearer ${bearer}`,
      'x-csrf-key': csrf.key,
      'x-csrf-token': csrf.token,
      'content-type': response.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await response.arrayBuffer()),
  });
  return { status: answer.statusCode, payload: z.object({ payload: z.unknown() }).parse(answer.json()).payload };
}

test.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn anew, listed and served', async (kind) => {
  const app = await testApp();
  const { logins } = await school(app);
  const file = await picture(60, 40)
    .withExif({ IFD0: { Copyright: 'Jan Kos' } })
    .toFormat(kind)
    .toBuffer();
  const { status, payload } = await upload(app, logins.ADMIN, file);
  expect(status).toBe(200);
  const { name, url } = uploadedImage.parse(payload);
  expect(url).toBe(`/pictures/${name}`);
  const listed = await app.call('GET', 'game/list-event-images/', undefined, logins.TEACHER);
  expect(listed.payload).toContainEqual({ name, url, alt: '', isOwn: true, uses: [], games: 0 });
  const served = await app.app.inject(url);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  expect(served.rawPayload.includes('Jan Kos')).toBe(false);
});

const FORMAT = 'To nie jest obraz PNG, JPEG ani WebP.';
const SIZE = 'Ten obraz jest za duży: najwyżej 4096 na 4096 pikseli.';

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), FORMAT],
  ['a GIF', async () => picture(4, 4).gif().toBuffer(), FORMAT],
  ['a broken PNG', async () => (await picture(40, 40).png().toBuffer()).subarray(0, 40), FORMAT],
  ['a wide PNG', async () => picture(4097, 2).png().toBuffer(), SIZE],
])('%s is refused under its field', async (_name, file, text) => {
  const app = await testApp();
  const { logins } = await school(app);
  expect(await upload(app, logins.ADMIN, await file())).toMatchObject({ status: 422, payload: { image: [text] } });
});

test('a file over 5 MiB is too large; nothing beside the pictures is served', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  expect((await upload(app, logins.ADMIN, Buffer.alloc(5_300_000))).status).toBe(413);
  for (const path of ['nie-ma', '..%2f..%2ftest', 'abcdefghijkmnpqr']) {
    expect((await app.app.inject(`/pictures/${path}.webp`)).statusCode).toBe(404);
  }
});

const list = z.array(z.object({ url: z.string(), alt: z.string(), uses: z.array(z.unknown()), games: z.number() }));

test('an uploaded picture has words, tells where it is shown, and goes only when nothing shows it', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { ADMIN, TEACHER, STUDENT } = logins;
  let admin = ADMIN;
  const { payload } = await upload(app, ADMIN, await picture(20, 20).png().toBuffer());
  const { name, url } = uploadedImage.parse(payload);
  const alt = 'Naczepa w rowie.';
  const saved = await app.call('PATCH', 'game/save-event-image/', { name, alt: ` ${alt} ` }, ADMIN);
  expect([saved.status, saved.payload]).toEqual([200, { name, url, alt }]);
  const seen = await app.call('GET', `game/get-event-image/?name=${name}`, undefined, STUDENT);
  expect(seen.payload).toEqual({ name, url, alt });
  const answers = [{ text: 'Tak', image: url }, { text: `"image":"${url}"` }];
  const fields = { name: 'Rów', image: url, situation: { text: 'Co robisz?', answers } };
  const made = await app.call('PATCH', 'game/save-emergency/', fields, ADMIN);
  const { id } = z.object({ id: z.string() }).parse(made.payload);
  const found = async () => {
    const teacher = admin === ADMIN ? TEACHER : admin;
    const all = list.parse((await app.call('GET', 'game/list-event-images/', undefined, teacher)).payload);
    return all.find((one) => one.url === url);
  };
  const paths = expect.toSatisfy((given: string[]) => given.toSorted().join() === 'image,situation.answers.0.image');
  expect(await found()).toMatchObject({ alt, uses: [{ kind: 'EMERGENCY', id, name: 'Rów', paths }], games: 0 });
  const removal = () => app.call('DELETE', `game/remove-event-image/${name}`, undefined, admin);
  expect(await removal()).toMatchObject({ status: 409, message: { code: 'IMAGE_USED' } });
  await app.call(
    'PATCH',
    'game/save-emergency/',
    { id, name: 'Droga', image: null, situation: { text: 'Co?' } },
    ADMIN,
  );
  expect(await found()).toMatchObject({ uses: [{ id, name: 'Rów', paths: [], versions: [1], isRemoved: false }] });
  expect((await removal()).status).toBe(409);
  await app.call('DELETE', `game/remove-event/${id}`, undefined, ADMIN);
  expect((await removal()).status).toBe(409);
  app.pass(86_400_001);
  admin = await app.logIn('admin@szkola.test');
  expect((await removal()).status).toBe(200);
  expect(await found()).toBeUndefined();
  expect((await app.app.inject(url)).statusCode).toBe(404);
  expect((await removal()).status).toBe(404);
});

test('what names a picture that was removed meanwhile is not published, nor saved for new games', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const { name, url } = uploadedImage.parse((await upload(app, ADMIN, await picture(20, 20).png().toBuffer())).payload);
  await app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN);
  const answers = [
    { text: 'Czekam na serwis', points: -5, feedback: 'Czas ucieka.' },
    { text: 'Dzwonię do odbiorcy', points: 20, feedback: 'Odbiorca zdąży przesunąć okno.', image: url },
  ];
  const fields = {
    name: 'Rów',
    active: 1,
    description: 'Naczepa leży w rowie.',
    help: 'Najpierw bezpieczeństwo.',
    knowledge: 'Trójkąt stawia się sto metrów za pojazdem.',
    image: 'collision',
    situation: { text: 'Co robisz najpierw?', answers },
  };
  const missing = { status: 409, message: { code: 'IMAGE_MISSING' } };
  expect(await app.call('PATCH', 'game/save-emergency/', fields, ADMIN)).toMatchObject(missing);
  expect((await app.call('PATCH', 'game/save-emergency/', { ...fields, active: 0 }, ADMIN)).status).toBe(200);
  const draft = { id: 'szkic00000000001', kind: 'EMERGENCY', version: 0, value: JSON.stringify(fields) };
  const kept = await app.call('POST', 'game/save-draft/', draft, ADMIN);
  const { revision } = z.object({ draft: z.object({ revision: z.string() }) }).parse(kept.payload).draft;
  const published = await app.call('POST', 'game/publish-draft/', { id: draft.id, revision }, ADMIN);
  expect(published).toMatchObject(missing);
  expect(await app.context.storage.library.findAny(draft.id)).toBeNull();
});

test('words of a picture are bounded; a built-in one keeps its own', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { payload } = await upload(app, logins.ADMIN, await picture(4, 4).png().toBuffer());
  const { name } = uploadedImage.parse(payload);
  const long = await app.call('PATCH', 'game/save-event-image/', { name, alt: 'x'.repeat(301) }, logins.ADMIN);
  expect([long.status, long.payload]).toEqual([422, { alt: [expect.stringMatching(/300/u)] }]);
  const builtIn = await app.call('PATCH', 'game/save-event-image/', { name: 'collision', alt: 'x' }, logins.ADMIN);
  expect(builtIn.status).toBe(404);
});
