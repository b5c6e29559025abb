// The reports of the test runners: how many tests passed, and which did not and why.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ readonly file: string | null, readonly title: string, readonly why: string }} Failure `file`: null outside any file
 * @typedef {{ readonly passed: number, readonly skipped: readonly string[], readonly failures: readonly Failure[] }} Outcome `skipped`: the file of each test that was not run
 */

/** How much of an error is shown, in characters: the beginning says what was expected. */
const WHY = 600;

/**
 * The outcome of a run of Vitest, from its JSON report. A file that could not be loaded is a failure of its own.
 * @returns {Outcome}
 */
export function unitOutcome(report) {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.name, [file.message])];
    return failed.map(({ fullName, failureMessages }) =>
      failure(file.name, `${file.name}: ${fullName}`, failureMessages),
    );
  });
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped').map(() => name),
  );
  return { passed: report.numPassedTests, skipped, failures };
}

/**
 * The outcome of a run of Playwright, from its JSON report. A test that passed only at a second try has failed.
 * @returns {Outcome}
 */
export function browserOutcome(report) {
  const specs = report.suites.flatMap(specsOf);
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          file,
          `${file}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  const outside = report.errors.map(({ message }) => failure(null, 'outside any test', [message]));
  const skipped = specs.flatMap(({ file, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map(() => file),
  );
  return { passed: report.stats.expected, skipped, failures: [...failures, ...outside] };
}

/** The failures as lines for people. */
export function failureLines(failures) {
  return failures.map(({ title, why }) => `  ${title}\n${why.replaceAll(/^/gmu, '      ')}\n`).join('');
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function failure(file, title, messages) {
  const why = stripVTControlCharacters(messages.filter((message) => message !== undefined).join('\n'));
  return { file, title, why: why.length > WHY ? `${why.slice(0, WHY)} ...` : why };
}
