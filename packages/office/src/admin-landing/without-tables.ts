/**
 * Pasted HTML with each row of a table as a paragraph, its cells parted by blanks: the landing page has no tables, and without this the words of a table would
 * run together.
 */
export function withoutTables(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const tables = body.querySelectorAll('table');
  if (tables.length === 0) return html;
  for (const table of tables) table.replaceWith(...[...table.rows].map(paragraphOf));
  return body.innerHTML;
}

function paragraphOf(row: HTMLTableRowElement): HTMLElement {
  const paragraph = document.createElement('p');
  for (const cell of row.cells) paragraph.append(...cell.childNodes, ' ');
  return paragraph;
}
