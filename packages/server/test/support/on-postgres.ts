import { afterAll, beforeEach, inject } from 'vitest';
import { dropAll } from './postgres.ts';

// Tests of whole servers, run once more with PostgreSQL under them; left out where the machine has none, which was said before the first.
beforeEach(({ skip }) => skip(inject('postgres') === null, 'no PostgreSQL'));
afterAll(dropAll);
