import { afterAll, beforeEach, inject } from 'vitest';
import { dropAll } from './postgres.ts';

// Tests of whole servers, run again with PostgreSQL; left out if the machine has none, which was reported before the first.
beforeEach(({ skip }) => skip(inject('postgres') === null, 'no PostgreSQL'));
afterAll(dropAll);
