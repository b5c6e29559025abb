import { NEW_QUESTION } from '@fracht/content';
import { libraryItemSchemas } from '@fracht/protocol';

/** How an item of each library is read, from a call or from the database. */
export const LIBRARY_ITEMS = libraryItemSchemas(NEW_QUESTION);
