import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What became of a project's tests: titles of the passed and of the failed ones. */
export type Outcome = { readonly passed: readonly string[]; readonly failed: readonly string[] };

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const titles = (wanted: 'passed' | 'failed') =>
    modules.flatMap(({ children }) => Array.from(children.allTests(wanted), ({ name }) => name));
  return { passed: titles('passed'), failed: titles('failed') };
}

/** Writes the outcome of each project, by its name, into a file. */
export class Outcomes implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = [...new Set(modules.map(({ project }) => project.name))];
    const outcomes = projects.map((name) => [name, outcomeOf(modules.filter(({ project }) => project.name === name))]);
    writeFileSync(this.#file, JSON.stringify(outcomes));
  }
}
