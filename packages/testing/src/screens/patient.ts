/** Setup file of all packages that render: `waitFor` and `findBy` wait longer than by themselves, since a slow machine is no reason to fail, and less than a test. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
