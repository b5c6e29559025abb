import { beforeAll, expect, test } from 'vitest';
import { contentPayload } from '@fracht/protocol';
import { school, type School } from '../support/school.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const TAGS = new Set(
  'h1 h2 h3 h4 p br hr ul ol li blockquote strong b em i u s a sub sup table thead tbody tr th td'.split(' '),
);
const ATTRIBUTES = new Set(['href', 'title', 'rel']);
const ADDRESS = /^(?:(?:https?:|mailto:|tel:)[^\\]*|(?!\/\/)[^:\\&]*)$/iu;

/** Known ways to bring script, foreign content or a hidden address into a page. */
const VECTORS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.pl/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<link rel=stylesheet href=//x.pl/a.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//x.pl/">',
  '<style>@import "//x.pl/a.css"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="x" id="y" data-x="z" onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//obcy.pl">x</a>',
  '<a href="\\\\obcy.pl">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://gra.pl" target="_top" onmouseover="alert(1)" ping="//x.pl">x</a>',
  '<a href="https://gra.pl" title="&quot; onclick=&quot;alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x onclick=alert(1)>',
  '<p/onclick=alert(1)>x',
  '<p title=`x` onclick=alert(1)>x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<plaintext><script>alert(1)',
  '<table onclick=alert(1) background="javascript:alert(1)"><tr style="x"><td onmouseover=alert(1)>x</td></tr></table>',
  '<table><style><img src=x onerror=alert(1)></style><tr><td><script>alert(1)</script>',
  '<div><p><b'.repeat(2000),
  `${'<blockquote>'.repeat(5000)}x`,
];

let app: TestApp;
let made: School;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  made = await school(app);
});

test.each(VECTORS)('[TXT-1] of %s the landing page keeps only plain formatting', async (vector) => {
  const elements = JSON.stringify([{ id: 'intro', value: `<p>Przed</p>${vector}` }]);
  const began = process.cpuUsage();
  const { status, payload } = await app.call('PATCH', 'content/save/', { elements }, made.logins.ADMIN);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000);
  expect(status).toBe(200);
  const kept = contentPayload.parse(payload).find(({ id }) => id === 'intro')?.value ?? '';
  expect(kept).toContain('<p>Przed</p>');
  expect(foreignIn(kept)).toEqual([]);
});

test.each(['<ul><li>', '<b>', '<blockquote>'])(
  '[TXT-1] of %s five thousand deep a visitor gets the words, a few steps in',
  async (tags) => {
    const elements = JSON.stringify([{ id: 'intro', value: `${tags.repeat(5000)}Słowo` }]);
    const { payload } = await app.call('PATCH', 'content/save/', { elements }, made.logins.ADMIN);
    const kept = contentPayload.parse(payload).find(({ id }) => id === 'intro')?.value ?? '';
    expect(kept).toContain('Słowo');
    expect(kept.match(/<[a-z]/gu)?.length).toBeLessThan(30);
  },
);

/** Tags, attributes and addresses in HTML that the landing page does not know. */
function foreignIn(html: string): readonly string[] {
  const found: string[] = [];
  for (const [tag = '', name = '', attributes = ''] of html.matchAll(/<\/?([a-z][^\s/>]*)((?:"[^"]*"|[^>"])*)>/giu)) {
    if (!TAGS.has(name)) found.push(tag);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/gu)) {
      if (!ATTRIBUTES.has(attribute)) found.push(tag);
      if (attribute === 'href' && !ADDRESS.test(value)) found.push(tag);
    }
  }
  const bare = html.replace(/<\/?[a-z](?:"[^"]*"|[^>"])*>/giu, '');
  return bare.includes('<') ? [...found, bare] : found;
}

test('what this test calls foreign is found', () => {
  for (const bad of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<a href="//obcy.pl">',
    '<img src="x">',
    '<p',
  ]) {
    expect(foreignIn(bad)).not.toEqual([]);
  }
  expect(foreignIn('<p>a</p><a href="https://gra.pl" rel="noopener noreferrer">b</a>')).toEqual([]);
});
