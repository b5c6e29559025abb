/**
 * Draws the base of the map (land, borders, Poland) from Natural Earth 1:50m into a static file of SVG paths, in the
 * projection of the geography's cities and roads. Run by hand when the projection or the data change:
 * `node packages/web/scripts/build-map/build-map.ts`. Natural Earth is in the public domain.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { geoArea, geoAzimuthalEqualArea, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { simplified, type Degrees, type Pixels } from './simplify.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The canvas of the geography: 1000 x 986, azimuthal equal-area about 50.5 N 12.5 E. */
const MAP = {
  scale: 0.582027,
  originXKm: -949.13,
  originYKm: 861.179,
  centre: [12.5, 50.5],
  radiusKm: 6371.0088,
  clipAngle: 36,
} as const;
/** How far the land is drawn beyond the canvas, so that a wide screen never shows its edge. */
const EXTENT = { left: -1000, top: -240, right: 2000, bottom: 1300 } as const;
const CORE = { left: -40, top: -40, right: 1060, bottom: 1020 } as const;
const POLAND = '616';
/** In square pixels of the canvas. */
const SMALLEST_AREA = 6;
const LARGEST_BYTES = 25 * 1024;
const OUTPUT = new URL('../../src/map/base-paths.ts', import.meta.url);

const whole = mapProjection();
const clipped = mapProjection().clipExtent([
  [EXTENT.left, EXTENT.top],
  [EXTENT.right, EXTENT.bottom],
]);

main();

function main(): void {
  const atlas = lighter(readAtlas());
  const countries = atlas.objects.countries;
  const areas = countries.geometries.flatMap(areaOf);
  const home = countries.geometries.find((country) => country.id === POLAND);
  if (home === undefined) throw new Error('Natural Earth without Poland');
  const draw = geoPath(clipped).digits(1);
  const paths = {
    land: draw(withoutSpecks(merge(atlas, areas).coordinates)) ?? '',
    borders: draw(mesh(atlas, countries, (one, other) => one !== other)) ?? '',
    home: geoPath(clipped).digits(1)(feature(atlas, home)) ?? '',
  };
  const text = moduleText(paths);
  const bytes = gzipSync(text).length;
  if (bytes > LARGEST_BYTES) throw new Error(`The map's base is ${bytes} bytes, compressed; at most ${LARGEST_BYTES}`);
  writeFileSync(OUTPUT, text);
  process.stdout.write(
    `land ${paths.land.length}, borders ${paths.borders.length}, home ${paths.home.length}; ${bytes} bytes gz\n`,
  );
}

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function areaOf(country: GeometryObject): readonly (Polygon | MultiPolygon)[] {
  return country.type === 'Polygon' || country.type === 'MultiPolygon' ? [country] : [];
}

/** A simplified copy of the topology, with absolute coordinates in degrees; shared borders stay shared. */
function lighter(atlas: Atlas): Atlas {
  const { transform, ...rest } = atlas;
  if (transform === undefined) throw new Error('Natural Earth without its transform');
  const [scaleX, scaleY] = transform.scale;
  const [moveX, moveY] = transform.translate;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Degrees => {
      x += dx;
      y += dy;
      return [x * scaleX + moveX, y * scaleY + moveY];
    });
    return simplified(line, drawnPoint, tolerance).map(([lon, lat]) => [lon, lat]);
  });
  return { ...rest, arcs };
}

function mapProjection() {
  return geoAzimuthalEqualArea()
    .rotate([-MAP.centre[0], -MAP.centre[1]])
    .scale(MAP.radiusKm * MAP.scale)
    .translate([-MAP.originXKm * MAP.scale, MAP.originYKm * MAP.scale])
    .precision(0)
    .clipAngle(MAP.clipAngle);
}

function drawnPoint([lon, lat]: Degrees): Pixels | null {
  return whole([lon, lat]);
}

/** A finer tolerance in the area of the game. */
function tolerance([x, y]: Pixels): number {
  const outside = Math.max(CORE.left - x, x - CORE.right, CORE.top - y, y - CORE.bottom, 0);
  return Math.min(6, 0.7 + outside / 120);
}

/** Land without islands and lakes too small to see: simplification to a line would reverse their orientation, and they would fill the sea. */
function withoutSpecks(polygons: readonly Position[][][]): GeoPermissibleObjects {
  const coordinates = polygons
    .filter(([outside]) => outside !== undefined && isSeen(outside))
    .map((rings) => rings.filter(isSeen))
    .map((rings) => (isInsideOut(rings) ? rings.map((ring) => ring.toReversed()) : rings));
  return { type: 'MultiPolygon', coordinates };
}

/** An island reduced to a triangle may have reversed its orientation: it then covers the rest of the world. */
function isInsideOut(rings: Position[][]): boolean {
  return geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
}

function isSeen(ring: readonly Position[]): boolean {
  const points = ring.map(([lon = 0, lat = 0]) => drawnPoint([lon, lat]) ?? [0, 0]);
  let area = 0;
  points.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    area += x * nextY - nextX * y;
  });
  return Math.abs(area) / 2 > SMALLEST_AREA;
}

function moduleText(paths: Record<string, string>): string {
  const lines = Object.entries(paths).map(([name, path]) => `  ${name}:\n    '${path}',`);
  return `/** Land, borders and Poland as SVG paths on the geography's canvas; made by scripts/build-map from Natural Earth (public domain). */\nexport const BASE_PATHS = {\n${lines.join('\n')}\n} as const;\n`;
}
