import {
  type CarAction,
  type CarType,
  type ChangeEvent,
  CHANGE_TYPES,
  type Effect,
  type EmergencySubtype,
  type Land,
} from '@fracht/engine';
import { z } from 'zod';
import { SCENARIO_LIMITS as LIMITS } from '../scenario/bounds.ts';
import { jsonText } from '../scenario/json-text.ts';
import { LIBRARY_KINDS } from '../scenario/library-item.ts';
import type { RatedSituation } from '../scenario/rated.ts';
import { gameId, situationId } from '../ids.ts';
import { wireChange, wireEmergency } from '../wire/situation.ts';
import { CONTENT_IDS } from './content.ts';
import { flag, idOrNone, idText, followedVersion } from '../fields/fields.ts';

/** A field that is checked with the whole item; what it should be is told to readers of the description alone. */
const given = (type: string | readonly string[]) => z.unknown().optional().meta({ type });
const text = given('string');
const number = given('integer');
const list = given(['array', 'string']);
const structure = given(['object', 'string', 'null']);

/**
 * What every save carries: without an id a new item is made. `value` is JSON text (or the structure itself) and holds the fields of the
 * item; they may stand beside it too. What an edited item's save does not name stays as it was. (LIB-2)
 */
const saved = {
  /** The version of the item that the save follows; one that is another now is not saved over. */
  follows: followedVersion,
  id: idOrNone.optional(),
  name: text,
  active: given(['integer', 'boolean']),
  value: jsonText.optional().meta({ type: 'string' }),
};
const trees = { situation: structure, carSituation: structure, timeWindowSituation: structure };

/** `value`: the JSON text of the fields of a critical situation. (LIB-2) */
export const emergencyBody = z.object({
  ...saved,
  ...trees,
  title: text,
  subtype: text,
  image: text,
  description: text,
  types: list,
  lands: list,
  status: text,
  /** Thieves came: only such a situation is brought by a night's theft. */
  theft: given('boolean'),
  maxTime: number,
  driverCallPoints: number,
  bossCallPoints: number,
  inTimePoints: number,
  noHelpPoints: number,
  knowledge: text,
  help: text,
});

/** `value`: the JSON text of the list of effects. (LIB-2) */
export const accidentBody = z.object({ ...saved, effects: list, types: list, lands: list });

/** `value`: the JSON text of description and situation. (LIB-2) */
export const changeEventBody = z.object({
  ...saved,
  description: text,
  type: text,
  types: list,
  truck: text,
  situation: structure,
});

/** `value=0` leaves `value` empty in a list: everything it would hold stands beside it, and half of a long list is saved. */
export const libraryListQuery = z.object({ value: flag.default(true) });

/** Puts an item right before another of its library; without one, last. Answers the ids of the library in their order. */
export const moveItemBody = z.object({ id: idText, before: idOrNone.default(null) });
export const itemOrder = z.array(z.string());

/** Brings a removed item back, to its place. */
export const restoreItemBody = z.object({ id: idText });

const stored = {
  id: z.string(),
  name: z.string(),
  active: z.literal([0, 1]),
  /** Grows by 1 with each save. */
  version: z.number(),
  /** JSON text, as a save takes it. */
  value: z.string(),
};
const tree = z.custom<RatedSituation | null>();
const carTypes = z.array(z.custom<CarType>());
const lands = z.array(z.custom<Land>());

/** A critical situation of the library; trees with depths and best scores. */
export const emergencyPayload = z.object({
  ...stored,
  subtype: z.custom<EmergencySubtype>(),
  image: z.string().nullable(),
  description: z.string(),
  types: carTypes,
  lands,
  status: z.custom<CarAction>(),
  theft: z.boolean(),
  maxTime: z.number(),
  driverCallPoints: z.number(),
  bossCallPoints: z.number(),
  inTimePoints: z.number(),
  noHelpPoints: z.number(),
  knowledge: z.string(),
  help: z.string(),
  situation: tree,
  carSituation: tree,
  timeWindowSituation: tree,
});
export type EmergencyPayload = z.output<typeof emergencyPayload>;

export const accidentPayload = z.object({
  ...stored,
  effects: z.array(z.custom<Effect>()),
  types: carTypes,
  lands,
});
export type AccidentPayload = z.output<typeof accidentPayload>;

export const changeEventPayload = z.object({
  ...stored,
  description: z.string(),
  type: z.enum(CHANGE_TYPES),
  types: carTypes,
  truck: z.custom<ChangeEvent['truck']>(),
  situation: tree,
});
export type ChangeEventPayload = z.output<typeof changeEventPayload>;

const picture = { name: z.string(), url: z.string(), alt: z.string() };

/**
 * Where a picture is shown: an item, and the paths of the fields in it or in its draft, such as `situation.answers.1.image`; earlier
 * versions of it that show the picture; and whether it was removed and can still be brought back.
 */
const pictureUse = z.object({
  kind: z.enum(LIBRARY_KINDS),
  id: z.string(),
  name: z.string(),
  paths: z.array(z.string()),
  versions: z.array(z.number()),
  isRemoved: z.boolean(),
});
export type PictureUse = z.output<typeof pictureUse>;

/**
 * A picture that situations and the landing page can show: its name in situations, its address, what is in it; whether it was uploaded,
 * which items of the libraries and which texts of the landing page show it, and how many games took such an item along.
 */
const eventImage = z.object({
  ...picture,
  isOwn: z.boolean(),
  uses: z.array(pictureUse),
  landing: z.array(z.enum(CONTENT_IDS)),
  /** Of which texts an earlier one that can be put back shows it. */
  landingBefore: z.array(z.enum(CONTENT_IDS)),
  games: z.number(),
});
export type EventImage = z.output<typeof eventImage>;
export const eventImagesPayload = z.array(eventImage);

const alt = z.string().trim().max(LIMITS.alt);
const pictureName = z.string().trim().min(1).max(LIMITS.image);

/** A picture as a file of the form: PNG, JPEG or WebP by its content; its words may come along. (LIB-9) */
export const uploadImageBody = z.object({
  image: z.instanceof(Uint8Array, { error: 'IMAGE_FORMAT' }),
  alt: alt.default(''),
});
export const uploadedImage = z.object({ name: z.string(), url: z.string() });

/** The words of an uploaded picture. */
export const saveImageBody = z.object({ name: pictureName, alt });
export const imageQuery = z.object({ name: pictureName });
export const imagePayload = z.object(picture);

export const gameEmergenciesQuery = z.object({ game: gameId });
export const gameEmergencyQuery = gameEmergenciesQuery.extend({ id: situationId });
export const changeTypeParams = z.object({ type: z.enum(CHANGE_TYPES) });
/** Without a game, the caller's present one. */
export const changeTypeQuery = z.object({ game: gameId.optional() });
const order = { order: z.string() };

/** The critical situations of a game that the caller may know of, with the orders they struck. (GME-7, SIT-13) */
export const gameEmergency = wireEmergency.extend(order);
export type GameEmergency = z.output<typeof gameEmergency>;

/** A change event of a game, in the same way. */
export const gameChange = wireChange.extend(order);
export type GameChange = z.output<typeof gameChange>;
