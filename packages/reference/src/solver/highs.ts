import highsModule, { type Highs, type ModelData } from 'highs';
import type { LinearProgramme, LpSolution, LpSolver } from './lp.ts';

/** The number of simplex steps after which a programme is given up; the programmes of a class of 30 take some thousand. */
const MOST_STEPS = 200_000;

/**
 * Loads HiGHS (WebAssembly, 3.5 MB) as a solver; once per process or worker. Each programme is solved by a new instance, so that none depends
 * on those before it. `wasm`: the content of `highs/runtime`, for a build that puts it elsewhere; absent: it is found next to the package.
 */
export async function loadSolver(wasm?: Uint8Array<ArrayBuffer>): Promise<LpSolver> {
  const highs = await loaderIn(highsModule)(wasm === undefined ? {} : { wasmBinary: wasm });
  return (programme) => (programme.columns.length === 0 ? { gain: 0, values: [] } : solved(highs, programme));
}

type Loader = typeof highsModule.default;

/** The package's types describe its CommonJS file, whose loader is a field of the module; in Node it is the module's default export. */
function loaderIn(loaded: typeof highsModule | Loader): Loader {
  return typeof loaded === 'function' ? loaded : loaded.default;
}

function solved(highs: Highs, programme: LinearProgramme): LpSolution | null {
  return highs.withModel(dataOf(highs, programme), (model): LpSolution | null => {
    model.options.set({
      output_flag: false,
      solver: 'simplex',
      random_seed: 0,
      simplex_iteration_limit: MOST_STEPS,
    });
    model.run();
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null;
    return { gain: model.getObjectiveValue(), values: model.getSolution().colValue };
  });
}

function dataOf({ constants, infinity }: Highs, { columns, rows }: LinearProgramme): ModelData {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const column of columns) {
    indices.push(...column.rows);
    values.push(...column.weights);
    starts.push(indices.length);
  }
  return {
    numCols: columns.length,
    numRows: rows.length,
    sense: constants.objectiveSense.maximize,
    colCost: columns.map(({ gain }) => gain),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ most }) => most),
    rowLower: rows.map(() => -infinity),
    rowUpper: rows,
    matrix: { format: 'csc', numCols: columns.length, numRows: rows.length, starts, indices, values },
  };
}
