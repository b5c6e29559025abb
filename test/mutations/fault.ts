/** Where the tests that detect a fault run: a project of vitest, or a real browser. */
type Suite = 'pure' | 'server' | 'screens' | 'browser';

/** A planted fault: one expression of the product changed, as somebody tired might change it. */
export type Fault = {
  /** Number in the SPEC.md of a package; a test of that number must fail. */
  readonly rule: string;
  /** What a user would notice. */
  readonly means: string;
  /** Source file, from the folder of all packages. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly suite: Suite;
  /** Test files of `npm test`, from the root; one of them must fail. */
  readonly tests: readonly string[];
  /** In a browser, if a file walks through all screens: a part of the title of the one test that detects it. */
  readonly only?: string;
};
