/** A file of the built app: its modules, its length in characters, the files that it imports, and whether it is an entry. */
export type BuiltFile = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly code: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
};

/**
 * The cost of one more file for a page that loads it, in characters of its script. A browser requests six at once: on a slow connection a sixth of a round trip
 * equals some 5 KiB, that is, as many characters after compression; in addition each file takes time on a slow processor.
 */
const FILE = 20_000;

/** Modules in one file. `loads`: the entries that load it, one bit each. `isAlone`: it stays the file that it is. */
type Pack = {
  readonly modules: readonly string[];
  readonly files: readonly string[];
  readonly size: number;
  readonly loads: bigint;
  readonly isAlone: boolean;
};

type Pair = { readonly one: Pack; readonly other: Pack; readonly saves: number };
type Needs = ReadonlyMap<Pack, ReadonlySet<Pack>>;

/**
 * Assigns the modules of files that several entries share to numbered packs, one file each. The bundler puts into one file what exactly the same entries load;
 * two such files are merged if the entries that load both save more by one request less than the others lose by loading what they do not need. Entries stay
 * files of their own, and files that the first entry loads stay as they are. No two files come to depend on each other, so modules run in the order of their
 * imports.
 */
export function sharedChunks(built: readonly BuiltFile[]): ReadonlyMap<string, number> {
  const packs = merged(packsOf(built), new Map(built.map(({ fileName, imports }) => [fileName, imports] as const)));
  const shared = packs.filter(({ isAlone }) => !isAlone);
  return new Map(shared.flatMap(({ modules }, number) => modules.map((id) => [id, number] as const)));
}

function packsOf(built: readonly BuiltFile[]): readonly Pack[] {
  const loads = loadsOf(built);
  return built.map(({ fileName, moduleIds, code, isEntry, isDynamicEntry }) => {
    const bits = loads.get(fileName) ?? 0n;
    const isAlone = isEntry || isDynamicEntry || (bits & 1n) !== 0n || moduleIds.length === 0;
    return { modules: moduleIds, files: [fileName], size: code.length, loads: bits, isAlone };
  });
}

/** The entries that load each file, directly or through imports; the app itself is the first bit. */
function loadsOf(built: readonly BuiltFile[]): ReadonlyMap<string, bigint> {
  const importsOf = new Map(built.map(({ fileName, imports }) => [fileName, imports]));
  const loads = new Map<string, bigint>();
  const entries = built.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  entries
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .forEach(({ fileName }, number) => {
      const reached = new Set([fileName]);
      for (const file of reached) for (const imported of importsOf.get(file) ?? []) reached.add(imported);
      for (const file of reached) loads.set(file, (loads.get(file) ?? 0n) | (1n << BigInt(number)));
    });
  return loads;
}

/** Merges the two packs that save most, until no two save anything. */
function merged(packs: readonly Pack[], importsOf: ReadonlyMap<string, readonly string[]>): readonly Pack[] {
  let all = packs;
  let pairs = packs.flatMap((one, place) => packs.slice(place + 1).flatMap((other) => pairOf(one, other)));
  for (;;) {
    const best = bestOf(pairs, needsOf(all, importsOf));
    if (best === null) return all;
    const { one, other } = best;
    const both: Pack = {
      modules: [...one.modules, ...other.modules],
      files: [...one.files, ...other.files],
      size: one.size + other.size,
      loads: one.loads | other.loads,
      isAlone: false,
    };
    const isGone = (pack: Pack) => pack === one || pack === other;
    const rest = all.filter((pack) => !isGone(pack));
    pairs = [
      ...pairs.filter((pair) => !isGone(pair.one) && !isGone(pair.other)),
      ...rest.flatMap((pack) => pairOf(both, pack)),
    ];
    all = [...rest, both];
  }
}

/** The pair of two packs, if merging them saves anything. */
function pairOf(one: Pack, other: Pack): readonly Pair[] {
  if (one.isAlone || other.isAlone) return [];
  const both = countOf(one.loads & other.loads);
  const lost = (countOf(other.loads) - both) * one.size + (countOf(one.loads) - both) * other.size;
  const saves = both * FILE - lost;
  return saves > 0 ? [{ one, other, saves }] : [];
}

/** The most saving pair among those that may be merged: no third pack is needed by one and needs the other. */
function bestOf(pairs: readonly Pair[], needs: Needs): Pair | null {
  let best: Pair | null = null;
  for (const pair of pairs) {
    if (best !== null && pair.saves <= best.saves) continue;
    if (!isBetween(pair.one, pair.other, needs) && !isBetween(pair.other, pair.one, needs)) best = pair;
  }
  return best;
}

function isBetween(from: Pack, to: Pack, needs: Needs): boolean {
  return [...(needs.get(from) ?? [])].some((pack) => pack !== to && needs.get(pack)?.has(to) === true);
}

/** The packs that each pack needs, directly or not. */
function needsOf(packs: readonly Pack[], importsOf: ReadonlyMap<string, readonly string[]>): Needs {
  const packOf = new Map(packs.flatMap((pack) => pack.files.map((file) => [file, pack] as const)));
  return new Map(
    packs.map((pack) => {
      const reached = new Set(pack.files);
      const needed = new Set<Pack>();
      for (const file of reached) {
        const owner = packOf.get(file);
        if (owner !== undefined && owner !== pack) needed.add(owner);
        for (const next of [...(owner?.files ?? []), ...(importsOf.get(file) ?? [])]) reached.add(next);
      }
      return [pack, needed] as const;
    }),
  );
}

function countOf(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) count += 1;
  return count;
}
