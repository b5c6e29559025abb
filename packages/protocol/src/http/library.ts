import {
  CAR_ACTIONS,
  CARGO_TRAITS,
  type CarAction,
  type CarType,
  type ChangeEvent,
  CHANGE_TYPES,
  COMPETENCES,
  type Effect,
  type EmergencySubtype,
  type Land,
  LAWS,
  CAR_OWNERSHIPS,
} from '@fracht/engine';
import { z } from 'zod';
import { SCENARIO_LIMITS as LIMITS } from '../scenario/scenario-limits.ts';
import { jsonText } from '../scenario/json-text.ts';
import { LIBRARY_KINDS } from '../scenario/library-item.ts';
import type { RatedSituation } from '../scenario/rated.ts';
import { gameId, orderId, situationId } from '../ids.ts';
import { wireChange, wireEmergency } from '../wire/situation.ts';
import { CONTENT_IDS } from './content.ts';
import { basedOn, flag, followedVersion, idOrNone, idText, keyed } from '../fields/fields.ts';

/** A field that is validated only together with the whole item; the type is given only for the API's description. */
const given = (type: string | readonly string[]) => z.unknown().optional().meta({ type });
const text = given('string');
const number = given('integer');
const list = given(['array', 'string']);
const structure = given(['object', 'string', 'null']);

/** The fields of every save; without an id a new item is created. Fields that a save does not mention stay unchanged. (LIB-2) */
const saved = {
  ...keyed,
  /** Optimistic lock: the version of the item that the save is based on. */
  follows: followedVersion,
  id: idOrNone.optional(),
  name: text,
  active: given(['integer', 'boolean']),
  /** The competence that the situation trains; empty: that of its family. */
  competence: text,
  /** Whose cars it may strike: COMPANY or SUBCONTRACTOR; empty: anybody's. */
  ownership: text,
  /** The sources of the rules that the situation states; an empty list if none. */
  sources: given(['array', 'string', 'null']),
};
const trees = { situation: structure, carSituation: structure, timeWindowSituation: structure };

/**
 * The schema of a save: `fields`, and a `value` with some of them inside, as JSON text or as the structure itself; with `orList` it may be a list,
 * and it may be empty. Any other value is refused, since nothing of it would be stored. (LIB-2)
 */
function savedItem<Fields extends z.core.$ZodShape>(fields: Fields, orList = false) {
  const names = new Set([...Object.keys(saved), ...Object.keys(fields), 'title']);
  const isKept = (value: unknown): boolean => {
    if (Array.isArray(value)) return orList || value.length === 0;
    if (typeof value !== 'object') return value === undefined;
    const keys = Object.keys(value ?? {});
    return keys.length === 0 || keys.some((name) => names.has(name));
  };
  const value = jsonText.refine(isKept, 'WRONG_VALUE').optional().meta({ type: 'string' });
  return z.object({ ...saved, ...fields, value });
}

/** `value`: the fields of a critical situation as JSON text. (LIB-2) */
export const emergencyBody = savedItem({
  ...trees,
  title: text,
  subtype: text,
  image: text,
  description: text,
  types: list,
  lands: list,
  /** The property that its cargo must have; empty: any cargo. */
  cargo: text,
  status: text,
  /** Whether it is about a theft: when cargo is stolen at night, only such situations strike. */
  theft: given('boolean'),
  maxTime: number,
  driverCallPoints: number,
  bossCallPoints: number,
  inTimePoints: number,
  noHelpPoints: number,
  knowledge: text,
  help: text,
});

/** `value`: the list of effects as JSON text. (LIB-2) */
export const accidentBody = savedItem(
  {
    effects: list,
    types: list,
    lands: list,
    /** What the car must be doing; empty: as the effects require. */
    status: text,
  },
  true,
);

/** `value`: description and situation as JSON text. (LIB-2) */
export const changeEventBody = savedItem({
  description: text,
  type: text,
  types: list,
  /** The property that its cargo must have; empty: any cargo. */
  cargo: text,
  /** What the car must be doing; empty: as the kind of change requires. */
  status: text,
  truck: text,
  situation: structure,
});

/** `value=0` leaves `value` empty: all of its content is also in the other fields, and this halves the size of a long list. */
export const libraryListQuery = z.object({ value: flag.default(true) });

/**
 * Moves an item directly before another one of its library; without `before`, to the end. The answer contains the library's ids in their new order.
 */
export const moveItemBody = z.object({ id: idText, before: idOrNone.default(null) });
export const itemOrder = z.array(z.string());

/** Restores a removed item, at its old place. */
export const restoreItemBody = z.object({ id: idText });

const stored = {
  id: z.string(),
  name: z.string(),
  active: z.literal([0, 1]),
  /** The competence that the situation trains; left out: that of its family. (CPT-1) */
  competence: z.enum(COMPETENCES).optional(),
  /** Whose cars it may strike; left out: anybody's. (LIB-21) */
  ownership: z.enum(CAR_OWNERSHIPS).optional(),
  /** The sources of the rules that the situation states; left out: its author named none. (LIB-18) */
  sources: z
    .array(z.object({ law: z.enum(LAWS), article: z.string(), checked: z.string() }))
    .readonly()
    .optional(),
  /** Grows by 1 with each save. */
  version: z.number(),
  /** The same fields as JSON text, in the form of a save. */
  value: z.string(),
};
const tree = z.custom<RatedSituation | null>();
const carTypes = z.array(z.custom<CarType>());
const lands = z.array(z.custom<Land>());
/** The property of the cargo that the situation is about; left out: any cargo. (CGO-4) */
const toldCargo = z.enum(CARGO_TRAITS).optional();
/** What the car must be doing for it to strike; left out: as its effects, or its kind of change, require. (SIT-10, SIT-11) */
const toldStatus = z.enum(CAR_ACTIONS).optional();

/** A critical situation of the library; trees with depths and best scores. */
export const emergencyPayload = z.object({
  ...stored,
  subtype: z.custom<EmergencySubtype>(),
  image: z.string().nullable(),
  description: z.string(),
  types: carTypes,
  lands,
  cargo: toldCargo,
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
  status: toldStatus,
});
export type AccidentPayload = z.output<typeof accidentPayload>;

export const changeEventPayload = z.object({
  ...stored,
  description: z.string(),
  type: z.enum(CHANGE_TYPES),
  types: carTypes,
  cargo: toldCargo,
  status: toldStatus,
  truck: z.custom<ChangeEvent['truck']>(),
  situation: tree,
});
export type ChangeEventPayload = z.output<typeof changeEventPayload>;

const picture = { name: z.string(), url: z.string(), alt: z.string() };

/**
 * Where a picture is shown: an item, and the paths of the fields in it or in its draft, such as `situation.answers.1.image`; the earlier
 * versions that show it; and whether the item was removed and can still be restored.
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
 * A picture for situations and the landing page: its name in situations, its URL, what it shows; whether it was uploaded, which library
 * items and landing texts show it, and how many games contain such an item.
 */
const eventImage = z.object({
  ...picture,
  isOwn: z.boolean(),
  uses: z.array(pictureUse),
  landing: z.array(z.enum(CONTENT_IDS)),
  /** Landing texts that showed it in an earlier value which can still be restored. */
  landingBefore: z.array(z.enum(CONTENT_IDS)),
  games: z.number(),
});
export type EventImage = z.output<typeof eventImage>;
export const eventImagesPayload = z.array(eventImage);

const alt = z.string().trim().max(LIMITS.alt);
const pictureName = z.string().trim().min(1).max(LIMITS.image);

/** A picture as a file of the form: PNG, JPEG or WebP by its content. Its description may be sent with it. (LIB-9) */
export const uploadImageBody = z.object({
  image: z.instanceof(Uint8Array, { error: 'IMAGE_FORMAT' }),
  alt: alt.default(''),
});
export const uploadedImage = z.object({ name: z.string(), url: z.string() });

/** What a save of a picture's description may be based on. */
export const imageBase = z.object({ alt: z.string() });

/** The description of an uploaded picture, for people who cannot see it. */
export const saveImageBody = z.object({ name: pictureName, alt, base: basedOn(imageBase) });
export const imageQuery = z.object({ name: pictureName });
export const imagePayload = z.object(picture);

export const gameEmergenciesQuery = z.object({ game: gameId });
/** `id`: that of the situation, or the one under which its player knows it; `order`: the order that it struck, in case the id occurs on several. */
export const gameEmergencyQuery = gameEmergenciesQuery.extend({ id: situationId, order: orderId.optional() });
export const changeTypeParams = z.object({ type: z.enum(CHANGE_TYPES) });
/** Without a game: the caller's current one. */
export const changeTypeQuery = z.object({ game: gameId.optional() });
const order = { order: z.string() };

/** A critical situation of a game that the caller may see, with the order that it struck. (GME-7, SIT-13) */
export const gameEmergency = wireEmergency.extend(order);
export type GameEmergency = z.output<typeof gameEmergency>;

/** A change event of a game, with its order. */
export const gameChange = wireChange.extend(order);
export type GameChange = z.output<typeof gameChange>;
