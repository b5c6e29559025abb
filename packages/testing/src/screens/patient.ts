/** Waits for what is drawn until the test's own time is over: a busy machine is no reason to fail. A setup file of all packages that are drawn in a browser. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
