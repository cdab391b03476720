import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledText, passwordText, trimmedText } from '../typed/form-texts.ts';
import { contractKind, contractTerms } from './contract-terms.ts';

/** Prefix of an account; text longer than an account is refused. */
const accountSearch = v.optional(trimmedText(64));

export const downlineState = v.picklist(['open', 'closed']);

/** Types an agent can create: players, and agents who build their own team. */
export const downlineType = v.picklist(['player', 'agent']);
export type DownlineType = v.InferOutput<typeof downlineType>;

export const downline = v.object({
  account: v.string(),
  /** Member type: 0 player, 2 agent, 41 and 42. */
  type: v.number(),
  state: downlineState,
  /** Account directly above. */
  upline: v.string(),
  /** 1: directly below the caller. */
  depth: v.number(),
  registeredAt: isoTime,
  lastLoginAt: v.optional(isoTime),
  members: v.number(),
  directMembers: v.number(),
  /** Contracts in force with the upline, with their highest rate in basis points. */
  contracts: v.array(v.object({ kind: contractKind, rate: v.number() })),
});
export type Downline = v.InferOutput<typeof downline>;

const downlineFilter = {
  parent: v.optional(filledText(64)),
  scope: v.optional(v.picklist(['direct', 'all']), 'direct'),
  search: accountSearch,
  type: v.optional(downlineType),
  state: v.optional(downlineState),
};

/**
 * Team management (docs/product.md 2.6): accounts directly below `parent` (default: the caller), or all below, by
 * `scope`.
 */
export const listDownlines = defineCall({
  method: 'get',
  path: '/wps/agent/downlines',
  access: 'real-account',
  input: v.object({ ...downlineFilter, pageNo, pageSize }),
  output: v.object({
    /** Path from the caller's direct downline to `parent`; empty for the caller's own team. */
    path: v.array(v.object({ account: v.string() })),
    list: v.array(downline),
    totalPages,
    /** Total matching the filter. */
    found: v.number(),
  }),
  refusals: ['not_an_agent'],
});

export const exportDownlines = defineCall({
  method: 'get',
  path: '/wps/agent/downlines.csv',
  access: 'real-account',
  csv: true,
  input: v.object(downlineFilter),
  output: v.string(),
  refusals: ['not_an_agent', 'export_too_large'],
});

/** Contracts offered to a new agent, at most one per kind. */
export const offers = v.optional(
  v.pipe(
    v.array(contractTerms),
    v.maxLength(4),
    v.check((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'invalid_value'),
  ),
  [],
);

/** Registers somebody directly below the caller (registerCenter). The newcomer answers the offers in the agent centre. */
export const registerDownline = defineCall({
  method: 'post',
  path: '/wps/agent/downlines',
  access: 'real-account',
  encrypted: true,
  input: v.object({
    account: filledText(64),
    password: passwordText,
    type: downlineType,
    offers,
  }),
  output: v.object({ account: v.string(), type: v.number() }),
  refusals: [
    'not_an_agent',
    'account_closed',
    'username_taken',
    'invalid_registration',
    'contract_off',
    'contract_downline_not_agent',
    'rate_above_own',
    'period_not_own',
    'carry_loss_not_own',
    'tiers_out_of_order',
  ],
});
