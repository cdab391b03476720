import * as v from 'valibot';
import { languageCode } from '../game-types.ts';
import { nonNegativeAmountText } from '../money/amounts.ts';
import { promotionState } from '../rewards/promotions.ts';
import { dateTime } from './date-time.ts';
import { filledPlainText, plainText } from './plain-text.ts';
import { pictureAddress, webAddress } from './web-address.ts';

/** Banner groups of docs/product.md 2.2; w_forget and w_reg are shown in the popups. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_forget',
  'w_reg',
] as const;

/** HTML of the operator: sanitised when saved and again when shown. */
const html = v.pipe(v.string(), v.maxLength(20_000));

/**
 * Texts by product language; at least one. A visitor gets the requested language, else the default one, else English,
 * else any.
 */
const textsOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.record(languageCode, schema),
    v.check((texts) => Object.keys(texts).length > 0, 'texts of at least one language are needed'),
  );

const shown = {
  isShown: v.optional(v.boolean(), true),
};

const bannerFields = v.strictObject({
  ...shown,
  groupName: v.picklist(bannerGroups),
  url: pictureAddress,
  /** Target of a click; without it the banner is no link. */
  linkageType: v.optional(webAddress),
  from: v.optional(dateTime),
  until: v.optional(dateTime),
  texts: textsOf(v.strictObject({ title: filledPlainText(80), text: v.optional(plainText(200)) })),
});

export const bannerDocument = v.pipe(
  bannerFields,
  v.forward(
    v.check(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), 'it ends before it begins'),
    ['until'],
  ),
);

/** Type of announcements for agents only: shown in the agent centre, never by a public call. */
export const agentNotice = 'A';

export const noticeDocument = v.strictObject({
  ...shown,
  type: v.picklist(['PL', 'PU', 'PR', 'H', agentNotice]),
  at: dateTime,
  texts: textsOf(v.strictObject({ title: filledPlainText(160), content: html })),
});

/** Articles of the help centre; the id is the anchor, such as `term`. */
export const helpDocument = v.strictObject({
  ...shown,
  texts: textsOf(v.strictObject({ title: filledPlainText(160), content: html })),
});

const promotionFields = v.strictObject({
  ...shown,
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/, 'small letters, digits and dashes, 2 to 32')),
  art: pictureAddress,
  /** From documents of earlier releases, ignored: the state follows from dates, terms and member. */
  state: v.optional(promotionState),
  startsAt: v.optional(dateTime),
  endsAt: v.optional(dateTime),
  texts: textsOf(v.strictObject({ title: filledPlainText(120), summary: filledPlainText(280), content: html })),
});

/** A promotion; its reward is in the setting `rewards.promotions` under its id. */
export const promotionDocument = v.pipe(
  promotionFields,
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
      'it ends before it begins',
    ),
    ['endsAt'],
  ),
);

/** A VIP level in words: its name and what it brings, one line each. */
export const vipLevelDocument = v.strictObject({
  ...shown,
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** From earlier releases, ignored: the money setting `rewards.vip` holds the requirements of a level. */
  validBet: v.optional(nonNegativeAmountText),
  texts: textsOf(
    v.strictObject({ name: filledPlainText(60), benefits: v.pipe(v.array(filledPlainText(160)), v.maxLength(12)) }),
  ),
});

/** A present of the points mall. */
export const pointRewardDocument = v.strictObject({
  ...shown,
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** Price and value of a bonus are in the money setting `points.bonuses`; these points are for presents. */
  type: v.picklist(['present', 'bonus']),
  /** Total number of pieces that can be redeemed; absent: unlimited. */
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  art: pictureAddress,
  texts: textsOf(v.strictObject({ name: filledPlainText(120), description: plainText(2000) })),
});

/** What the operator writes, by kind; each document has an id, a position and versions. */
export const contentDocuments = {
  banner: bannerDocument,
  notice: noticeDocument,
  help: helpDocument,
  promotion: promotionDocument,
  'vip-level': vipLevelDocument,
  'point-reward': pointRewardDocument,
} as const;

export const contentKinds = Object.keys(contentDocuments) as readonly ContentKind[];
export type ContentKind = keyof typeof contentDocuments;
export type ContentDocument<K extends ContentKind> = v.InferOutput<(typeof contentDocuments)[K]>;
