import * as v from 'valibot';
import { amountText } from '../money/amounts.ts';
import { depositState } from '../payments/deposit-states.ts';
import { withdrawalState } from '../payments/withdrawal-states.ts';

/** `grants`: the reward centre; the others are the pages of their name. */
export const rewardTopic = v.picklist([
  'grants',
  'bonuses',
  'promotions',
  'chance',
  'missions',
  'tournaments',
  'rebates',
  'vip',
  'points',
  'referral',
  'inbox',
]);
export type RewardTopic = v.InferOutput<typeof rewardTopic>;

export const agentTopic = v.picklist(['contracts', 'payments', 'team']);
export type AgentTopic = v.InferOutput<typeof agentTopic>;

const wonInPlay = v.object({ gameCode: v.string(), amount: amountText });

/** For a notice to the member; absent in events of older platforms. */
const named = { reference: v.optional(v.string()), amount: v.optional(amountText) };

/** Events of the live stream `/wps/events`. The SSE `event:` field is `type`, `data:` is the JSON of the whole. */
export const liveEvent = v.variant('type', [
  /** `won` if a game's win has raised it. */
  v.object({ type: v.literal('balance'), sumBalance: amountText, won: v.optional(wonInPlay) }),
  v.object({ type: v.literal('unread'), unreadCount: v.number() }),
  v.object({ type: v.literal('notice'), id: v.string(), title: v.string() }),
  v.object({
    type: v.literal('round'),
    state: v.picklist(['opened', 'closed']),
    roundId: v.string(),
    gameCode: v.string(),
  }),
  /** A withdrawal of the member has changed; `amount` is what left the wallet. */
  v.object({ type: v.literal('withdrawal'), id: v.string(), state: withdrawalState, ...named }),
  /** A deposit of the member has changed; `amount` is what arrived less the fee, or what was ordered. */
  v.object({ type: v.literal('deposit'), id: v.string(), state: depositState, ...named }),
  /** A bet that is settled long after it was placed (sports, lottery, a win that operators held) has its result. */
  v.object({
    type: v.literal('bet-settled'),
    gameCode: v.string(),
    gameName: v.string(),
    stake: amountText,
    win: amountText,
  }),
  /** A bet whose result would have come later (an abandoned match, a cancelled draw) is void; its whole stake came back. */
  v.object({ type: v.literal('bet-refunded'), gameCode: v.string(), gameName: v.string(), stake: amountText }),
  /** The member's rewards have changed; pages that show them reload. */
  v.object({ type: v.literal('rewards'), what: rewardTopic }),
  /** The member info has changed; pages that show it reload. */
  v.object({ type: v.literal('member') }),
  /** The agent's contracts, payments or team have changed; pages that show them reload. */
  v.object({ type: v.literal('agents'), what: agentTopic }),
  /** A lottery draw was cancelled; pages that show draws reload. */
  v.object({ type: v.literal('draw'), state: v.literal('cancelled'), gameCode: v.string() }),
  v.object({ type: v.literal('composition'), sequence: v.number() }),
  /** Ends the named sessions, or all of the member's if none is named. */
  v.object({ type: v.literal('logout'), reason: v.string(), sessionIds: v.optional(v.array(v.string())) }),
]);
export type WonInPlay = v.InferOutput<typeof wonInPlay>;
export type LiveEvent = v.InferOutput<typeof liveEvent>;

export const liveStreamPath = '/wps/events';
export const heartbeatMs = 15_000;
