import { expect, test } from 'vitest';
import { contentPayload } from '@fracht/protocol';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { testApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

test.each([
  ['<script>alert(1)</script><p>Cześć</p>', '<p>Cześć</p>'],
  ['<p onclick="x()" style="color:red">Raz</p>', '<p>Raz</p>'],
  ['<a href="javascript:x()">tu</a>', '<a rel="noopener noreferrer">tu</a>'],
  ['<a href="https://gra.pl" target="_blank">tu</a>', '<a href="https://gra.pl" rel="noopener noreferrer">tu</a>'],
  ['<img src="https://obcy.pl/x.png"><iframe src="//obcy.pl"></iframe>Dwa', 'Dwa'],
  ['<img src="//obcy.pl/x.png"><img src="/api/auth/"><img src="/pictures/../x.svg"><img alt="x">Trzy', 'Trzy'],
  [
    '<img src="/pictures/collision.svg" alt="Kolizja" onerror="x()" style="width:1px">',
    '<img src="/pictures/collision.svg" alt="Kolizja" />',
  ],
  ['<img src="/pictures/aaaabbbbccccdddd.webp" alt="Usunięty">Cztery', 'Cztery'],
  ['<h1>Poprowadź firmę</h1><p>Raz</p>', '<h1>Poprowadź firmę</h1><p>Raz</p>'],
  ['<h2>Tytuł</h2><ul><li><strong>Żółw</strong></li></ul>', '<h2>Tytuł</h2><ul><li><strong>Żółw</strong></li></ul>'],
  [
    '<table class="x" border="1"><thead><tr><th colspan="2">Trasa</th></tr></thead><tbody><tr><td>Tabela 1</td><td>2</td></tr></tbody></table>',
    '<table><thead><tr><th>Trasa</th></tr></thead><tbody><tr><td>Tabela 1</td><td>2</td></tr></tbody></table>',
  ],
  ['<td>Tabela 1</td><th>2</th><table><td>3</td></table>', '<p>Tabela 1</p><p>2</p><table><td>3</td></table>'],
  ['<h3>Raz</h3><h5 class="x">Dwa</h5><h6>Trzy</h6>', '<h3>Raz</h3><h4>Dwa</h4><h4>Trzy</h4>'],
])('[TXT-1] of %s the landing page keeps %s', async (given, kept) => {
  const app = shared();
  const { logins } = app;
  const elements = JSON.stringify([{ id: 'intro', value: given }]);
  const saved = await app.call('PATCH', 'content/save/', { elements }, logins.ADMIN);
  expect(saved).toMatchObject({ status: 200, message: { code: 'CONTENT_SAVED' } });
  const { payload } = await app.call('GET', 'content/get/');
  expect(payload).toEqual(saved.payload);
  expect(contentPayload.parse(payload).find(({ id }) => id === 'intro')?.value).toBe(kept);
});

test.each(['<', '<b>', '<img src=x>'])(
  '[BND-6] a text of too many "%s" is refused before it is cleaned',
  async (tag) => {
    const app = shared();
    const { logins } = app;
    const save = (count: number) =>
      app.call('PATCH', 'content/save/', { elements: [{ id: 'intro', value: tag.repeat(count) }] }, logins.ADMIN);
    expect(await save(12_001)).toMatchObject({
      status: 422,
      payload: { elements: ['Za dużo znaczników HTML: w\u00a0jednym tekście może ich być najwyżej 12000.'] },
    });
    expect((await save(12_000)).status).toBe(200);
  },
);

test('[TXT-1] an unknown item is refused, the others stay', async () => {
  const app = shared();
  const { logins } = app;
  const before = (await app.call('GET', 'content/get/')).payload;
  const elements = [
    { id: 'intro', value: 'Nowe' },
    { id: 'stopka', value: 'x' },
  ];
  expect((await app.call('PATCH', 'content/save/', { elements }, logins.ADMIN)).status).toBe(422);
  expect((await app.call('GET', 'content/get/')).payload).toEqual(before);
});

const LETTER = { name: 'Jan Żak', email: 'jan@dom.test', message: 'Ile to kosztuje?' };

test('[LET-7] the contact form writes to the admins, who answer to its writer', async () => {
  const app = await testApp();
  await school(app);
  const sent = await app.call('POST', 'content/contact/', LETTER);
  expect(sent).toMatchObject({ status: 200, message: { code: 'CONTACT_SENT' } });
  expect(await app.context.storage.mail.all()).toMatchObject([
    {
      recipient: 'admin@szkola.test',
      replyTo: 'jan@dom.test',
      subject: expect.stringContaining('Jan Żak'),
      text: expect.stringContaining('Ile to kosztuje?'),
    },
  ]);
});

test('[LET-4] wrong fields of the contact form are named; too many letters from one address are refused', async () => {
  const { call } = await testApp();
  const wrong = await call('POST', 'content/contact/', { name: '', email: 'jan', message: ' ' });
  expect(wrong).toMatchObject({
    status: 422,
    payload: { name: ['Wypełnij to pole.'], message: ['Wypełnij to pole.'] },
  });
  const statuses: number[] = [];
  for (let letter = 0; letter < 10; letter += 1) statuses.push((await call('POST', 'content/contact/', LETTER)).status);
  expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 200));
  expect(statuses[9]).toBe(429);
});

test('[BND-6] a text that grows past its bound while it is cleaned is refused, and what was there stays for everybody', async () => {
  const app = shared();
  const { logins } = app;
  const kept = await app.call('GET', 'content/get/');
  const elements = JSON.stringify([{ id: 'intro', value: '&'.repeat(60_000) }]);
  const refused = await app.call('PATCH', 'content/save/', { elements }, logins.ADMIN);
  expect(refused).toMatchObject({ status: 422, message: { code: 'VALIDATION' } });
  expect(await app.call('GET', 'content/get/')).toMatchObject({ status: 200, payload: kept.payload });
});
