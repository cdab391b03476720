import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import {
  chanceDraw,
  chanceGame,
  chancePrize,
  clientSeed,
  commitment,
  drawnGame,
  envelopeDrop,
} from './chance-shapes.ts';

/** Why nothing can be drawn today; absent when drawing is possible. */
const closed = v.optional(v.picklist(['closed', 'budget']));
const terms = {
  closed,
  turnoverPercent: v.number(),
  /** Draws of a member in a day. */
  perDay: v.number(),
};
const odds = {
  ...terms,
  prizes: v.array(chancePrize),
  /** Identifies these odds; a draw names the ones it was shown. */
  oddsId: v.string(),
};

/** Public terms: prizes, odds, and dropped envelopes. */
export const getChance = defineCall({
  method: 'get',
  path: '/wps/chance',
  access: 'public',
  input: v.object({}),
  output: v.object({
    /** Stake per day required for that day's spins. */
    wheel: v.object({ ...odds, stakeForSpin: amountText }),
    egg: v.object({ ...odds, stakePerTicket: amountText }),
    envelope: v.object({ ...terms, drops: v.array(envelopeDrop) }),
  }),
  refusals: [],
});

const own = { drawnToday: v.number(), tickets: v.number() };

/** The member's own state: tickets, stake towards them, and envelopes of the listed drops. */
export const getOwnChance = defineCall({
  method: 'get',
  path: '/wps/chance/own',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    wheel: v.object({ ...own, stakedToday: amountText }),
    /** Staked towards the next ticket. */
    egg: v.object({ ...own, stakedTowards: amountText }),
    envelope: v.object({
      drawnToday: v.number(),
      /** Amounts of the member's envelopes, by drop. */
      taken: v.record(v.string(), amountText),
      /** Drops whose envelope the member declined. */
      declined: v.array(v.string()),
    }),
  }),
  refusals: [],
});

/** Commitment of the member's next draw of a game; unchanged until it is used. */
export const commitChance = defineCall({
  method: 'post',
  path: '/wps/chance/commit',
  access: 'real-account',
  input: v.object({ game: drawnGame }),
  output: v.object({ commitment: v.string() }),
  refusals: [],
});

/** A draw, and the commitment of the next one. */
const drawAnswer = v.object({ draw: chanceDraw, nextCommitment: v.string() });
const drawRefusals = [
  'chance_closed',
  'chance_budget_spent',
  'chance_day_cap',
  'chance_seed_stale',
  'account_closed',
] as const;

/** One spin or egg: drawn, recorded and paid at once; `chance_odds_changed` if the odds differ from those shown. */
export const drawChance = defineCall({
  method: 'post',
  path: '/wps/chance/draw',
  access: 'real-account',
  idempotent: true,
  input: v.object({ game: v.picklist(['wheel', 'egg']), commitment, clientSeed, oddsId: filledText(64) }),
  output: drawAnswer,
  refusals: [...drawRefusals, 'chance_no_ticket', 'chance_odds_changed'],
});

/** Opens one envelope of a drop: first come, first served, one per member. */
export const openEnvelope = defineCall({
  method: 'post',
  path: '/wps/chance/envelopes/:id/open',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id: filledText(64), commitment, clientSeed }),
  output: drawAnswer,
  refusals: [
    ...drawRefusals,
    'envelope_not_found',
    'envelope_early',
    'envelope_over',
    'envelope_taken',
    'envelope_declined',
    'envelopes_gone',
  ],
});

/** Declines for good an envelope of a drop; a repeat changes nothing. */
export const declineEnvelope = defineCall({
  method: 'post',
  path: '/wps/chance/envelopes/:id/decline',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: v.object({ declined: v.array(v.string()) }),
  refusals: ['envelope_not_found', 'envelope_over', 'envelope_taken', 'account_closed'],
});

/** Draws of the member, newest first. */
export const listChanceDraws = defineCall({
  method: 'get',
  path: '/wps/chance/draws',
  access: 'member',
  input: v.object({ game: v.optional(chanceGame), pageNo, pageSize }),
  output: v.object({ list: v.array(chanceDraw), totalPages }),
  refusals: [],
});

/** One draw of the member. */
export const getChanceDraw = defineCall({
  method: 'get',
  path: '/wps/chance/draws/:id',
  access: 'member',
  input: v.object({ id: filledText(64) }),
  output: chanceDraw,
  refusals: ['not_found'],
});
