/** How a document looks on paper: a plain page from an office printer, in letters that can be read lying on the desk next to a keyboard. */
const LOOK = `
  @page { size: A4; margin: 10mm 12mm }
  body { margin: 0; font: 9.5pt/1.25 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif }
  h1 { margin: 0 0 1mm; font-size: 15pt }
  h2 { margin: 2.2mm 0 0.8mm; font-size: 11pt }
  p, ul, ol { margin: 0.8mm 0 }
  ul, ol { padding-left: 5mm }
  table { border-collapse: collapse }
  th:first-child, td:first-child { width: 32% }
  th, td { padding: 0.5mm 1.5mm; border: 0.2mm solid #999; text-align: left; vertical-align: top }
  code { font-family: 'Liberation Mono', 'DejaVu Sans Mono', monospace; font-size: 8.5pt }
`;

/** An HTML page made from a document of headings, paragraphs, lists of one level and tables, such as this repository's own documents for people. */
export function markdownPage(text: string): string {
  const blocks = text
    .trim()
    .split(/\n{2,}|(?<=^#+ .*)\n/mu)
    .map((block) => blockOf(block.split('\n')));
  return `<!doctype html><meta charset="utf-8"><style>${LOOK}</style>${blocks.join('')}`;
}

function blockOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  const [heading, signs = ''] = /^(#+) /u.exec(first) ?? [];
  if (heading !== undefined) return `<h${signs.length}>${inline(first.slice(heading.length))}</h${signs.length}>`;
  if (first.startsWith('|')) return tableOf(lines);
  if (first.startsWith('- ')) return listOf('ul', lines);
  if (/^\d+\. /u.test(first)) return listOf('ol', lines);
  return `<p>${lines.map(inline).join(' ')}</p>`;
}

function listOf(kind: 'ol' | 'ul', lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(?:-|\d+\.) /u, ''))}</li>`);
  return `<${kind}>${items.join('')}</${kind}>`;
}

/** The second line of a table only separates its head from its rows. */
function tableOf([head = '', , ...rows]: readonly string[]): string {
  const row = (line: string, cell: 'td' | 'th'): string => {
    const cells = line.split('|').slice(1, -1);
    return `<tr>${cells.map((words) => `<${cell}>${inline(words.trim())}</${cell}>`).join('')}</tr>`;
  };
  return `<table>${row(head, 'th')}${rows.map((line) => row(line, 'td')).join('')}</table>`;
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`(?<code>[^`]+)`/gu, '<code>$<code></code>')
    .replaceAll(/\*\*(?<strong>[^*]+)\*\*/gu, '<b>$<strong></b>')
    .replaceAll(/\[(?<words>[^\]]+)\]\([^)]+\)/gu, '$<words>');
}
