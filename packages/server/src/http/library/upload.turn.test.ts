import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { EARLIER_LIMITS, eventImagesPayload, uploadedImage } from '@fracht/protocol';
import { z } from 'zod';
import { LIBRARY_ITEMS } from '../../storage/library-items.ts';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

function picture(width: number, height: number): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } });
}

function upload({ sendForm }: TestApp, login: Login, file: Uint8Array) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), '../../awaria.svg');
  return sendForm('game/upload-event-image/', form, login);
}

test.each(['png', 'jpeg', 'webp'] as const)('[LIB-9] [LBR-9] a %s is drawn anew, listed and served', async (kind) => {
  const app = shared();
  const { logins } = app;
  const file = await picture(60, 40)
    .withExif({ IFD0: { Copyright: 'Jan Kos' } })
    .toFormat(kind)
    .toBuffer();
  const { status, payload } = await upload(app, logins.ADMIN, file);
  expect(status).toBe(200);
  const { name, url } = uploadedImage.parse(payload);
  expect(url).toBe(`/pictures/${name}`);
  const listed = await app.call('GET', 'game/list-event-images/', undefined, logins.TEACHER);
  expect(listed.payload).toContainEqual({
    name,
    url,
    alt: '',
    isOwn: true,
    landing: [],
    landingBefore: [],
    uses: [],
    games: 0,
  });
  const served = await app.app.inject(url);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  expect(served.rawPayload.includes('Jan Kos')).toBe(false);
});

const FORMAT = 'To nie jest obraz PNG, JPEG ani WebP.';
const DAMAGED = 'Ten plik jest uszkodzony albo niepełny. Pobierz go lub zapisz jeszcze raz.';
const SIZE = 'Ten obraz jest za duży: najwyżej 4096 na 4096 pikseli.';

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), FORMAT],
  ['a GIF', async () => picture(4, 4).gif().toBuffer(), FORMAT],
  ['a broken PNG', async () => (await picture(40, 40).png().toBuffer()).subarray(0, 40), DAMAGED],
  ['half of a JPEG', async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 3000), DAMAGED],
  ['a wide PNG', async () => picture(4097, 2).png().toBuffer(), SIZE],
])('[LIB-9] %s is refused under its field', async (_name, file, text) => {
  const app = shared();
  const { logins } = app;
  expect(await upload(app, logins.ADMIN, await file())).toMatchObject({ status: 422, payload: { image: [text] } });
});

test('[BND-1] a file over 5 MiB is too large; nothing beside the pictures is served', async () => {
  const app = shared();
  const { logins } = app;
  expect((await upload(app, logins.ADMIN, Buffer.alloc(5_300_000))).status).toBe(413);
  for (const path of ['nie-ma', '..%2f..%2ftest', 'abcdefghijkmnpqr']) {
    expect((await app.app.inject(`/pictures/${path}.webp`)).statusCode).toBe(404);
  }
});

const list = z.array(z.object({ url: z.string(), alt: z.string(), uses: z.array(z.unknown()), games: z.number() }));

test('[LBR-9] an uploaded picture has words, tells where it is shown, and goes only when nothing shows it', async () => {
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
  for (let day = 0; day <= 31; day += 1) await app.context.storage.days.see(`dzień ${day}`, app.context.now());
  admin = await app.logIn('admin@szkola.test');
  expect((await removal()).status).toBe(200);
  expect(await found()).toBeUndefined();
  expect((await app.app.inject(url)).statusCode).toBe(404);
  expect((await removal()).status).toBe(404);
});

test('[LBR-9] a change is among the uses of the picture that its type shows', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const made = await app.call('PATCH', 'game/save-change-event/', { name: 'Inne auto', type: 'CHANGE_TRUCK' }, ADMIN);
  const { id } = z.object({ id: z.string() }).parse(made.payload);
  const { payload } = await app.call('GET', 'game/list-event-images/', undefined, ADMIN);
  const using = eventImagesPayload.parse(payload).filter(({ uses }) => uses.some((use) => use.id === id));
  expect(using.map(({ name }) => name)).toEqual(['change-truck']);
  expect(using[0]?.uses.find((use) => use.id === id)).toMatchObject({ kind: 'CHANGE', paths: ['type'] });
});

test('[LBR-9] a picture on the landing page tells so, and stays as long as it is shown there or can be put back', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const { name, url } = await uploaded(app, ADMIN);
  const save = (value: string) =>
    app.call('PATCH', 'content/save/', { elements: JSON.stringify([{ id: 'about-1', value }]) }, ADMIN);
  const shown = async () => {
    const { payload } = await app.call('GET', 'game/list-event-images/', undefined, ADMIN);
    const image = eventImagesPayload.parse(payload).find((one) => one.url === url);
    return [image?.landing, image?.landingBefore];
  };
  const removal = () => app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN);
  expect(await shown()).toEqual([[], []]);
  await save(`<p>Zobacz:</p><img src="${url}" alt="Plac">`);
  expect(await shown()).toEqual([['about-1'], []]);
  expect(await removal()).toMatchObject({ status: 409, message: { code: 'IMAGE_USED' } });
  await save('<p>Zobacz.</p>');
  expect(await shown()).toEqual([[], ['about-1']]);
  expect(await removal()).toMatchObject({ status: 409, message: { code: 'IMAGE_USED' } });
  await app.call('POST', 'values/restore/', { kind: 'TEXT', id: 'about-1', version: 1, follows: 2 }, ADMIN);
  expect(await shown()).toEqual([['about-1'], ['about-1']]);
  for (let count = 0; count < EARLIER_LIMITS.values; count += 1) await save(`<p>${String(count)}</p>`);
  expect(await shown()).toEqual([[], []]);
  expect((await removal()).status).toBe(200);
});

test('[LBR-9] what names a picture that was removed meanwhile is not published, nor saved for new games', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const { name, url } = await uploaded(app, ADMIN);
  await app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN);
  const fields = showing(url);
  const missing = { status: 409, message: { code: 'IMAGE_MISSING' } };
  expect(await app.call('PATCH', 'game/save-emergency/', fields, ADMIN)).toMatchObject(missing);
  expect((await app.call('PATCH', 'game/save-emergency/', { ...fields, active: 0 }, ADMIN)).status).toBe(200);
  const draft = await drafted(app, ADMIN, url);
  expect(await app.call('POST', 'game/publish-draft/', draft, ADMIN)).toMatchObject(missing);
  expect(await app.context.storage.library.findAny(draft.id)).toBeNull();
});

/** The parts of the storage that write items with pictures, by name. */
const WRITES = {
  save: (app: TestApp, login: Login, url: string) =>
    app.call('PATCH', 'game/save-emergency/', { ...showing(url), name: 'Zapisana' }, login),
  saveAll: (app: TestApp, login: Login, url: string) => imports(app, login, { ...showing(url), name: 'Wczytana' }),
} as const;

/** Takes a file with one situation in. */
function imports(app: TestApp, login: Login, item: object) {
  const form = new FormData();
  form.append('dryRun', 'false');
  const file = { format: 'fracht-situations', version: 1, kind: 'EMERGENCY', items: [item] };
  form.append('file', new Blob([JSON.stringify(file)]));
  return app.sendForm('game/import-events/', form, login);
}

describe.each(['save', 'saveAll'] as const)('a picture goes while library.%s is under way', (write) => {
  const names = async ({ context }: TestApp) =>
    (await context.storage.library.all('EMERGENCY')).map(({ item }) => item.name);

  test('the removal comes first: the save is refused, and nothing is kept', async () => {
    const app = await testApp();
    const { ADMIN } = (await school(app)).logins;
    const { name, url } = await uploaded(app, ADMIN);
    const before = await names(app);
    const { library } = app.context.storage;
    const removal = vi.fn<() => Promise<unknown>>(() =>
      app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN),
    );
    late(library, write, removal);
    const refused = { status: 409, message: { type: 'warning', code: 'IMAGE_MISSING' } };
    expect(await WRITES[write](app, ADMIN, url)).toMatchObject(refused);
    await expect(removal.mock.results[0]?.value).resolves.toMatchObject({ status: 200 });
    expect(await names(app)).toEqual(before);
  });

  test('the save comes first: the removal is refused, and the picture stays', async () => {
    const app = await testApp();
    const { ADMIN } = (await school(app)).logins;
    const { name, url } = await uploaded(app, ADMIN);
    const saving = vi.fn<() => Promise<unknown>>(() => WRITES[write](app, ADMIN, url));
    late(app.context.storage.images, 'remove', saving);
    const removal = await app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN);
    expect(removal).toMatchObject({ status: 409, message: { type: 'warning', code: 'IMAGE_USED' } });
    await expect(saving.mock.results[0]?.value).resolves.toMatchObject({ status: 200 });
    expect((await app.app.inject(url)).statusCode).toBe(200);
  });

  test('[LBR-9] both at once: the picture is there if and only if an item shows it', async () => {
    const app = await testApp();
    const { ADMIN } = (await school(app)).logins;
    for (let round = 0; round < 8; round += 1) {
      const { name, url } = await uploaded(app, ADMIN);
      const removal = () => app.call('DELETE', `game/remove-event-image/${name}`, undefined, ADMIN);
      const saving = () => WRITES[write](app, ADMIN, url);
      await Promise.all(round % 2 === 0 ? [removal(), saving()] : [saving(), removal()]);
      const isShown = JSON.stringify(await app.context.storage.library.all('EMERGENCY')).includes(url);
      expect((await app.app.inject(url)).statusCode).toBe(isShown ? 200 : 404);
    }
  });
});

test('[LBR-11] what is saved while a draft of it is published, or a file with it read, is not overwritten', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const { url } = await uploaded(app, ADMIN);
  const { library, drafts } = app.context.storage;
  const draft = await drafted(app, ADMIN, url);
  const fields = { ...showing(url), id: draft.id };
  const read = LIBRARY_ITEMS.EMERGENCY.parse(fields);
  const saved = (name: string) => () => library.save('EMERGENCY', { ...read, name }, true, app.context.now(), null);
  const name = async () => (await library.find('EMERGENCY', draft.id))?.item.name;
  late(drafts, 'publish', saved('Pierwsza'));
  const published = await app.call('POST', 'game/publish-draft/', draft, ADMIN);
  expect([published.status, published.message?.code, await name()]).toEqual([409, 'DRAFT_CHANGED', 'Pierwsza']);
  late(library, 'saveAll', saved('Druga'));
  const imported = await imports(app, ADMIN, { ...fields, name: 'Z pliku' });
  expect([imported.status, imported.message?.code, await name()]).toEqual([409, 'CHANGED_MEANWHILE', 'Druga']);
  expect((await imports(app, ADMIN, { ...fields, name: 'Z pliku' })).status).toBe(200);
  expect(await name()).toBe('Z pliku');
});

/** Delays one call of a part of the storage until something else has finished. */
function late<Part extends object>(part: Part, name: keyof Part, first: () => Promise<unknown>): void {
  const original = part[name];
  if (typeof original !== 'function') throw new TypeError(`${String(name)} is no part of the storage`);
  const delayed = async (...given: readonly unknown[]): Promise<unknown> => {
    Object.assign(part, { [name]: original });
    await first();
    return Reflect.apply(original, part, given);
  };
  Object.assign(part, { [name]: delayed });
}

async function uploaded(app: TestApp, login: Login) {
  return uploadedImage.parse((await upload(app, login, await picture(20, 20).png().toBuffer())).payload);
}

/** A publishable situation in which one answer shows the picture. */
function showing(url: string) {
  const answers = [
    { text: 'Czekam na serwis', points: -5, feedback: 'Czas ucieka.' },
    { text: 'Dzwonię do odbiorcy', points: 20, feedback: 'Odbiorca zdąży przesunąć okno.', image: url },
  ];
  return {
    name: 'Rów',
    active: 1,
    description: 'Naczepa leży w rowie.',
    help: 'Najpierw bezpieczeństwo.',
    knowledge: 'Trójkąt stawia się sto metrów za pojazdem.',
    image: 'collision',
    situation: { text: 'Co robisz najpierw?', answers },
  };
}

/** A draft of a new situation that shows the picture. */
async function drafted(app: TestApp, login: Login, url: string) {
  const draft = { id: 'szkic00000000001', kind: 'EMERGENCY', version: 0, value: JSON.stringify(showing(url)) };
  const { payload } = await app.call('POST', 'game/save-draft/', draft, login);
  const { revision } = z.object({ draft: z.object({ revision: z.string() }) }).parse(payload).draft;
  return { id: draft.id, revision };
}

test('[LIB-9] words of a picture are bounded; a built-in one keeps its own', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { payload } = await upload(app, logins.ADMIN, await picture(4, 4).png().toBuffer());
  const { name } = uploadedImage.parse(payload);
  const long = await app.call('PATCH', 'game/save-event-image/', { name, alt: 'x'.repeat(301) }, logins.ADMIN);
  expect([long.status, long.payload]).toEqual([422, { alt: [expect.stringMatching(/300/u)] }]);
  const builtIn = await app.call('PATCH', 'game/save-event-image/', { name: 'collision', alt: 'x' }, logins.ADMIN);
  expect(builtIn.status).toBe(404);
});
