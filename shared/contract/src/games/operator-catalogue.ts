import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { webAddress } from '../content/web-address.ts';
import { gameClassify, gameType, languageCodes } from '../game-types.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { vendorId } from '../vendor-api/vendor-id.ts';
import { gameFigures } from './game-figures.ts';
import { opensIn } from './opens-in.ts';

/** Who decides what the lobby shows. */
const roles = ['content', 'admin'] as const;

const vassalage = v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{1,32}$/));
export const studioProvider = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** `retired`: no longer shown or launched; its history stays. */
export const gameStatus = v.picklist(['open', 'maintenance', 'opens_later', 'retired']);

const closed = v.picklist(['maintenance', 'opens_later']);
/** Set by the operator; an empty text removes the picture. */
const imageToSet = v.optional(v.union([v.literal(''), webAddress], 'invalid_address'));

/** A vendor name of a studio, as its catalogue file states it. */
export const catalogueVendor = v.strictObject({
  vassalage,
  name: filledText(64),
  gameType,
  isHot: v.optional(v.boolean()),
  walletMode: v.optional(v.picklist(['seamless', 'transfer'])),
  /** Where its games open; `frame` by default. For an existing vendor the operator's choice stays. */
  opensIn: v.optional(opensIn),
  image: v.optional(webAddress),
  unavailable: v.optional(closed),
});

const room = v.strictObject({
  roomId: vendorId,
  name: filledText(80),
  minBet: positiveAmountText,
  maxBet: positiveAmountText,
});

/** A game, as its studio's catalogue file states it. */
export const catalogueGame = v.strictObject({
  gameCode: v.pipe(vendorId, v.maxLength(64)),
  gameName: filledText(80),
  /** The name in other languages than that of `gameName`: shown to players of that language, searchable by all. */
  names: v.optional(v.strictObject(v.entriesFromList(languageCodes, v.optional(filledText(80))))),
  gameType,
  vassalage,
  gameClassify: v.optional(gameClassify),
  /** Words that determine the artwork. */
  theme: v.pipe(filledText(64), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, 'invalid_theme')),
  seed: wholeNumber(0, 2_147_483_647),
  minBet: positiveAmountText,
  maxBet: positiveAmountText,
  ...gameFigures,
  lines: wholeNumber(0, 9999),
  hasJackpot: v.boolean(),
  isHot: v.boolean(),
  isNew: v.boolean(),
  /** VASSALAGE: represents the vendor's other games and opens their list. */
  isGame: v.optional(v.picklist(['GAME', 'VASSALAGE'])),
  rooms: v.optional(v.pipe(v.array(room), v.maxLength(50))),
  image: v.optional(webAddress),
  unavailable: v.optional(closed),
});

/** Maximum number of faulty rows reported. */
export const maxBadRowsReported = 100;

/**
 * A fault of a row: its list (`studio`: the head of the file), its index from 0, the field (none: the row itself) and a
 * code.
 */
export const badRow = v.object({
  list: v.picklist(['studio', 'vendors', 'games']),
  index: v.number(),
  field: v.string(),
  code: v.string(),
});
export type BadRow = v.InferOutput<typeof badRow>;

/**
 * Imports a studio's file into the catalogue, all or nothing. Existing rows are updated except for what the operator
 * decides: order, hot flag, status and where games open. Faulty rows are refused as `bad_rows`, with `value.rows` (the
 * first 100, as `badRow`) and `value.total`. `origin` is where the studio serves its game pages; optional once known. One
 * that is not the studio's takes no effect: it is proposed for an admin to decide (`originProposal`), and the rest of the
 * file is imported. The same holds for rows that loosen money (`rowsProposal`): a new vendor with its games, a game that
 * gets a jackpot or another type, and stakes higher than before, for a new game than of every game of the studio. In production one whose name resolves to no address on the public internet refuses the whole file.
 */
export const importGames = defineCall({
  method: 'post',
  path: '/operator/games/import',
  access: 'operator',
  roles,
  stepUp: true,
  input: v.object({
    provider: studioProvider,
    origin: v.optional(v.pipe(v.string(), v.maxLength(200))),
    vendors: v.pipe(v.array(v.unknown()), v.maxLength(200)),
    games: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
    why: reason,
  }),
  output: v.object({
    vendors: v.number(),
    games: v.number(),
    added: v.number(),
    /** Id of the approval request for its origin. */
    originProposal: v.optional(v.string()),
    /** Rows that are not imported, and the id of the approval request for them. */
    heldBack: v.optional(v.number()),
    rowsProposal: v.optional(v.string()),
  }),
  refusals: ['bad_rows', 'unsafe_origin', 'studio_origin_unresolved', 'proposal_open', 'own_login_required'],
});

export const operatorGame = v.object({
  nodeId: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  gameType,
  position: v.number(),
  isHot: v.boolean(),
  status: gameStatus,
  image: v.optional(v.string()),
  minBet: amountText,
  maxBet: amountText,
});

/** Games in the order of the lobby. */
export const listOperatorGames = defineCall({
  method: 'get',
  path: '/operator/games',
  access: 'operator',
  roles,
  input: v.object({
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    pageNo,
    pageSize,
  }),
  output: v.object({ games: v.array(operatorGame), totalPages }),
  refusals: [],
});

/**
 * Sets a game's position in the lobby (0 first; ties by node id), hot flag, status and picture: of this site, a studio's
 * origin, or an origin that two admins allow (`foreign_origin`).
 */
export const setGame = defineCall({
  method: 'put',
  path: '/operator/games/:nodeId',
  access: 'operator',
  roles,
  input: v.object({
    nodeId: filledText(128),
    position: v.optional(wholeNumber(0, 1_000_000)),
    isHot: v.optional(v.boolean()),
    status: v.optional(gameStatus),
    image: imageToSet,
    why: reason,
  }),
  output: operatorGame,
  refusals: ['not_found', 'foreign_origin'],
});

export const operatorVendor = v.object({
  vassalage: v.string(),
  gameType,
  name: v.string(),
  provider: v.string(),
  position: v.number(),
  isHot: v.boolean(),
  status: gameStatus,
  image: v.optional(v.string()),
  walletMode: v.picklist(['seamless', 'transfer']),
  opensIn,
  /** Where the studio serves its pages; without it none of its games can be launched. */
  origin: v.optional(v.string()),
});

/** Vendors in the order of the navigation. */
export const listOperatorVendors = defineCall({
  method: 'get',
  path: '/operator/vendors',
  access: 'operator',
  roles,
  input: v.object({}),
  output: v.object({ vendors: v.array(operatorVendor) }),
  refusals: [],
});

/**
 * Sets a vendor's navigation position, name, hot flag, status, picture and way of opening (frame or popup) in one
 * category. Games of a vendor that is not open cannot be launched.
 */
export const setVendor = defineCall({
  method: 'put',
  path: '/operator/vendors/:vassalage/:gameType',
  access: 'operator',
  roles,
  input: v.object({
    vassalage: filledText(32),
    gameType: filledText(16),
    position: v.optional(wholeNumber(0, 1_000_000)),
    name: v.optional(filledText(64)),
    isHot: v.optional(v.boolean()),
    status: v.optional(gameStatus),
    image: imageToSet,
    opensIn: v.optional(opensIn),
    why: reason,
  }),
  output: operatorVendor,
  refusals: ['not_found', 'foreign_origin'],
});
