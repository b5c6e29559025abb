/** npm run rules: which tests cover which rule; `npm run rules -- ORD-2 SOC` for some of them. */
import { fileURLToPath } from 'node:url';
import { mayKeep, readSpecs, titlesOf } from '../test/support/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const titles = titlesOf(root);

const isWanted = (number) =>
  wanted.length === 0 || wanted.some((one) => number === one || number.startsWith(`${one}-`));

for (const { name, path, rules } of readSpecs(root)) {
  const shown = rules.filter(({ number }) => isWanted(number));
  if (shown.length > 0) console.log(`\n${path}\n`);
  for (const { number, what } of shown) {
    console.log(`${number}  ${what}`);
    const held = titles.filter((title) => title.number === number && mayKeep(name, title.path));
    for (const title of held) console.log(`    ${title.path}: ${title.title}`);
  }
}
