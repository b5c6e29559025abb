/** Setup file of all packages that render: `waitFor` and `findBy` give up only when the test itself times out, since a slow machine is no reason to fail. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 240_000 });
