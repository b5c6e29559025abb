import type { Db } from '../tables.ts';

/** The names of the audit in the order of their newest changes: a search ends as soon as it has as many as it shows. */
export async function newestNames({ schema }: Db): Promise<void> {
  await schema
    .createIndex('audit_names_newest')
    .on('audit_names')
    .columns(['seq desc', 'kind', 'object', 'words'])
    .execute();
}
