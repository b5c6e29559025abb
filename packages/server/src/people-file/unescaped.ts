const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text of XML with its entities replaced. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|(?<name>\w+));/giu, (whole, ...rest) => {
    const { code, hex, name = '' }: Readonly<Partial<Record<string, string>>> = rest.at(-1);
    if (code !== undefined) return String.fromCodePoint(Number(code));
    return hex === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16));
  });
}
