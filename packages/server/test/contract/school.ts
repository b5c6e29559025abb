import { aSchool as aSharedSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { afterAll } from 'vitest';
import { databaseOf } from '../support/postgres.ts';
import { aFolder, aServer as started } from '../live/school.ts';

/** A real server in this process for all tests of one file; stopped after the last. */
export async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = aFolder(afterAll);
  return started({ DATA_DIR: folder, ...(await databaseOf(folder)), ...variables }, afterAll);
}

/** A school of `count` students who send forms as multipart. */
export function aSchool(
  address: string,
  count: number,
  settings: Readonly<Record<string, number>> = {},
): Promise<TestSchool> {
  return aSharedSchool(address, count, settings, 'multipart');
}

/** The item at this index of a list, which must exist. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}
