import type { CarType, CargoTrait, Goods, GoodsLoading, GoodsSpan } from '@fracht/engine';

/** Ids of the cities where some goods are loaded. (GEO-1) */
const [POZNAN, MALMO, SZCZECIN, WARSZAWA, KRAKOW, WROCLAW, HAMBURG, DREZNO, HANOWER] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const [NORYMBERGA, ROTTERDAM, PARYZ, LYON, MARSYLIA, TULUZA, GOTEBORG, BIALYSTOK, AMSTERDAM] = [
  9, 10, 11, 12, 13, 14, 15, 16, 17,
];

/** The fields that most goods do not have. */
type Extras = Partial<Pick<Goods, 'traits' | 'celsius' | 'adr' | 'width' | 'from'>>;

/** A name in two cases: nominative (mianownik) and genitive (dopełniacz). */
type TwoCases = readonly [name: string, of: string];

function goods(
  id: string,
  [name, of]: TwoCases,
  types: readonly CarType[],
  loading: GoodsLoading,
  worth: GoodsSpan,
  extras: Extras = {},
): Goods {
  const base = { id, name, of, types, loading, worth };
  const traits: readonly CargoTrait[] = [...('pallets' in loading ? (['PALLETS'] as const) : []), ...(extras.traits ?? [])];
  return { ...base, celsius: null, adr: null, width: null, from: null, ...extras, traits };
}

/** This many pallets of this many kilograms each. */
function pallets(least: number, most: number, kgEach: GoodsSpan): GoodsLoading {
  return { pallets: [least, most], kgEach };
}

/** Loose, this many tonnes on this many decimetres of the floor; null: the size is not given. */
function loose(leastKg: number, mostKg: number, decimetres: GoodsSpan | null = null): GoodsLoading {
  return { kg: [leastKg, mostKg], decimetres };
}

const BOTH: readonly CarType[] = ['ST', 'PG'];
const WIDE: GoodsSpan = [305, 320];

/** Goods under a tarpaulin. Two of them, which are too large for it, go on an oversize vehicle. */
const STANDARD: readonly Goods[] = [
  goods('GLASS', ['szkło', 'szkła'], ['ST'], pallets(30, 33, [650, 720]), [250, 450]),
  goods('PAPER', ['papier biurowy', 'papieru biurowego'], ['ST'], pallets(26, 32, [450, 700]), [350, 500]),
  goods('CARDBOARD', ['tektura', 'tektury'], ['ST'], pallets(30, 33, [320, 400]), [300, 450]),
  goods('TILES', ['płytki ceramiczne', 'płytek ceramicznych'], ['ST'], pallets(22, 24, [960, 1000]), [150, 300]),
  goods('DRINKS', ['napoje', 'napojów'], ['ST'], pallets(31, 33, [620, 720]), [200, 400], { traits: ['FOOD'] }),
  goods('SWEETS', ['słodycze', 'słodyczy'], ['ST'], pallets(30, 33, [350, 450]), [1500, 3000], {
    traits: ['FOOD'],
  }),
  goods('FLOUR', ['mąka', 'mąki'], ['ST'], pallets(24, 26, [880, 920]), [150, 250], { traits: ['FOOD'] }),
  goods('UHT_MILK', ['mleko UHT', 'mleka UHT'], ['ST'], pallets(28, 33, [600, 720]), [300, 400], {
    traits: ['FOOD'],
    from: [BIALYSTOK, WARSZAWA],
  }),
  goods('COFFEE', ['kawa', 'kawy'], ['ST'], pallets(28, 33, [550, 650]), [3000, 6000], {
    traits: ['FOOD'],
    from: [HAMBURG, ROTTERDAM, AMSTERDAM],
  }),
  goods('FURNITURE', ['meble', 'mebli'], ['ST'], pallets(26, 33, [250, 400]), [1000, 2000], {
    from: [POZNAN, BIALYSTOK, GOTEBORG],
  }),
  goods('ELECTRONICS', ['elektronika', 'elektroniki'], ['ST'], pallets(26, 33, [280, 320]), [6000, 12000], {
    from: [WROCLAW, HAMBURG, ROTTERDAM, AMSTERDAM],
  }),
  goods('APPLIANCES', ['sprzęt AGD', 'sprzętu AGD'], ['ST'], pallets(28, 33, [250, 350]), [2000, 4000], {
    from: [WROCLAW, POZNAN, WARSZAWA],
  }),
  goods('CAR_PARTS', ['części samochodowe', 'części samochodowych'], ['ST'], pallets(28, 33, [400, 620]), [2000, 4000], {
    from: [POZNAN, WROCLAW, HANOWER, NORYMBERGA, GOTEBORG],
  }),
  goods('COSMETICS', ['kosmetyki', 'kosmetyków'], ['ST'], pallets(28, 33, [300, 400]), [3000, 7000], {
    from: [PARYZ, LYON, WARSZAWA],
  }),
  goods('TYRES', ['opony', 'opon'], ['ST'], loose(9000, 14000, [130, 136]), [1500, 2500], {
    from: [POZNAN, HANOWER, LYON],
  }),
  goods('STEEL_COILS', ['kręgi stalowe', 'kręgów stalowych'], ['ST'], loose(22000, 24000, [70, 100]), [300, 450], {
    from: [KRAKOW, SZCZECIN, ROTTERDAM],
  }),
  goods('TIMBER', ['tarcica', 'tarcicy'], ['ST'], loose(18000, 23500, [128, 136]), [150, 300], {
    from: [BIALYSTOK, SZCZECIN, GOTEBORG, MALMO],
  }),
  goods('AIRCRAFT_PARTS', ['części samolotów', 'części samolotów'], ['ST'], loose(4000, 9000, [90, 130]), [20000, 40000], {
    from: [TULUZA, HAMBURG],
  }),
  goods('MACHINE', ['maszyna przemysłowa', 'maszyny przemysłowej'], BOTH, loose(9000, 16000, [60, 110]), [4000, 9000], {
    traits: ['BULKY'],
    width: WIDE,
  }),
  goods('STEEL_FRAME', ['konstrukcja stalowa', 'konstrukcji stalowej'], BOTH, loose(10000, 18000, [110, 136]), [700, 1200], {
    traits: ['BULKY'],
    width: WIDE,
  }),
];

/** Food that is kept cold, all of it on pallets. */
const REEFER: readonly Goods[] = [
  goods('PORK', ['świeża wieprzowina', 'świeżej wieprzowiny'], ['ATP'], pallets(30, 33, [520, 650]), [800, 1200], {
    traits: ['FOOD', 'MEAT'],
    celsius: 2,
  }),
  goods('BEEF', ['świeża wołowina', 'świeżej wołowiny'], ['ATP'], pallets(28, 33, [500, 620]), [2000, 3000], {
    traits: ['FOOD', 'MEAT'],
    celsius: 2,
  }),
  goods('FROZEN_VEGETABLES', ['mrożone warzywa', 'mrożonych warzyw'], ['ATP'], pallets(30, 33, [550, 660]), [400, 700], {
    traits: ['FOOD', 'FROZEN'],
    celsius: -18,
  }),
  goods('FROZEN_CHIPS', ['mrożone frytki', 'mrożonych frytek'], ['ATP'], pallets(33, 33, [640, 680]), [350, 600], {
    traits: ['FOOD', 'FROZEN'],
    celsius: -18,
  }),
  goods('FROZEN_FISH', ['mrożone ryby', 'mrożonych ryb'], ['ATP'], pallets(28, 33, [600, 680]), [1500, 2500], {
    traits: ['FOOD', 'FROZEN'],
    celsius: -18,
    from: [SZCZECIN, HAMBURG, ROTTERDAM, GOTEBORG],
  }),
  goods('YOGHURT', ['jogurty', 'jogurtów'], ['ATP'], pallets(30, 33, [400, 600]), [500, 900], {
    traits: ['FOOD'],
    celsius: 4,
  }),
  goods('CHEESE', ['sery', 'serów'], ['ATP'], pallets(26, 33, [550, 680]), [2000, 3500], {
    traits: ['FOOD'],
    celsius: 4,
    from: [BIALYSTOK, PARYZ, LYON, AMSTERDAM],
  }),
  goods('FRUIT', ['świeże owoce', 'świeżych owoców'], ['ATP'], pallets(26, 33, [550, 680]), [400, 900], {
    traits: ['FOOD'],
    celsius: 4,
    from: [WARSZAWA, MARSYLIA, ROTTERDAM, HAMBURG],
  }),
];

/** A dangerous cargo as ADR identifies it: UN number, class, packing group; the hazard identification number for a tank. */
function adr(un: string, class_: string, group: string | null = null, hazard: string | null = null): Goods['adr'] {
  return { un, class: class_, group, hazard };
}

/** Dangerous goods: fuel in tanks, all others in packages. */
const DANGEROUS: readonly Goods[] = [
  goods('PETROL', ['benzyna', 'benzyny'], ['ADR'], loose(21500, 24000), [400, 550], {
    traits: ['FUEL', 'PETROL'],
    adr: adr('1203', '3', 'II', '33'),
  }),
  goods('DIESEL', ['olej napędowy', 'oleju napędowego'], ['ADR'], loose(21500, 24000), [400, 550], {
    traits: ['FUEL'],
    adr: adr('1202', '3', 'III', '30'),
  }),
  goods('PAINT', ['farby', 'farb'], ['ADR'], pallets(24, 33, [550, 720]), [1000, 2000], {
    adr: adr('1263', '3', 'III'),
  }),
  goods('SODIUM_HYDROXIDE', ['ług sodowy', 'ługu sodowego'], ['ADR'], pallets(20, 24, [900, 980]), [150, 300], {
    traits: ['CORROSIVE'],
    adr: adr('1824', '8', 'II'),
  }),
  goods('SULPHURIC_ACID', ['kwas siarkowy', 'kwasu siarkowego'], ['ADR'], pallets(20, 24, [900, 980]), [150, 300], {
    traits: ['CORROSIVE'],
    adr: adr('1830', '8', 'II'),
  }),
  goods('HYDROCHLORIC_ACID', ['kwas solny', 'kwasu solnego'], ['ADR'], pallets(20, 24, [880, 960]), [150, 300], {
    traits: ['CORROSIVE'],
    adr: adr('1789', '8', 'II'),
  }),
  goods('AEROSOLS', ['aerozole', 'aerozoli'], ['ADR'], pallets(28, 33, [300, 420]), [1500, 3000], {
    adr: adr('1950', '2'),
  }),
  goods('LITHIUM_BATTERIES', ['baterie litowo-jonowe', 'baterii litowo-jonowych'], ['ADR'], pallets(20, 28, [500, 800]), [6000, 12000], {
    adr: adr('3480', '9'),
    from: [WROCLAW],
  }),
  goods('PERFUMES', ['perfumy', 'perfum'], ['ADR'], pallets(24, 33, [250, 350]), [10000, 20000], {
    adr: adr('1266', '3', 'II'),
    from: [PARYZ, LYON, MARSYLIA],
  }),
];

/** Single pieces, wider than a usual vehicle and, with their low-loader, higher. */
const OVERSIZE: readonly Goods[] = [
  goods('TRANSFORMER', ['transformator', 'transformatora'], ['PG'], loose(26000, 34000), [4000, 6000], { width: WIDE }),
  goods('EXCAVATOR', ['koparka gąsienicowa', 'koparki gąsienicowej'], ['PG'], loose(22000, 30000), [1500, 3000], { width: WIDE }),
  goods('COMBINE', ['kombajn zbożowy', 'kombajnu zbożowego'], ['PG'], loose(13000, 18000), [5000, 8000], { width: WIDE, from: [HANOWER, POZNAN, WARSZAWA] }),
  goods('STEEL_TANK', ['zbiornik stalowy', 'zbiornika stalowego'], ['PG'], loose(9000, 16000), [1500, 3000], { width: WIDE }),
  goods('PRESS', ['prasa hydrauliczna', 'prasy hydraulicznej'], ['PG'], loose(24000, 34000), [3000, 6000], { width: WIDE, from: [DREZNO, NORYMBERGA, HANOWER, WROCLAW] }),
  goods('YACHT', ['jacht', 'jachtu'], ['PG'], loose(6000, 14000), [8000, 15000], { width: WIDE, from: [SZCZECIN, BIALYSTOK, AMSTERDAM, GOTEBORG] }),
  goods('FUSELAGE', ['sekcja kadłuba', 'sekcji kadłuba'], ['PG'], loose(5000, 9000), [30000, 60000], { width: WIDE, from: [TULUZA, HAMBURG] }),
];

/**
 * What orders carry. Amounts respect a vehicle's capacity: 24 t and 33 euro pallets, or 13.6 m of floor, on a trailer; 22.5 t in a reefer. Ids are permanent; a
 * new game draws from the whole list, so changing it requires a new version of the rules. (CGO-1, GEO-8)
 */
export const goodsData: readonly Goods[] = [...STANDARD, ...REEFER, ...DANGEROUS, ...OVERSIZE];
