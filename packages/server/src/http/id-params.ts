import { z } from 'zod';
import { LIMITS } from '@fracht/protocol';

/** The id in an address such as `game/remove/{id}`. */
export const idParams = z.object({ id: z.string().min(1).max(LIMITS.id) });
