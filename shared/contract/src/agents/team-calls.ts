import * as v from 'valibot';
import { announcementsPerPage } from '../constants.ts';
import { notice } from '../content/list-announcements.ts';
import { defineCall } from '../define-call.ts';
import { filledText, trimmedText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
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
const offers = v.optional(
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
    password: filledText(255),
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

export const invitationLink = v.object({
  id: v.string(),
  code: v.string(),
  /** Address that the newcomer opens. */
  link: v.string(),
  type: downlineType,
  offers: v.array(contractTerms),
  note: v.string(),
  createdAt: isoTime,
  expiresAt: v.optional(isoTime),
  usesAtMost: v.optional(v.number()),
  uses: v.number(),
  state: v.picklist(['open', 'expired', 'used_up', 'closed']),
});
export type InvitationLink = v.InferOutput<typeof invitationLink>;

export const listInvitationLinks = defineCall({
  method: 'get',
  path: '/wps/agent/invitationLinks',
  access: 'real-account',
  input: v.object({ pageNo, pageSize }),
  output: v.object({ list: v.array(invitationLink), totalPages }),
  refusals: ['not_an_agent'],
});

/** An invitation by which newcomers register below the caller, with the type and the offers it carries. */
export const createInvitationLink = defineCall({
  method: 'post',
  path: '/wps/agent/invitationLinks',
  access: 'real-account',
  input: v.object({
    type: downlineType,
    offers,
    note: v.optional(trimmedText(60), ''),
    /** 1 to 365; absent: no end. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    usesAtMost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  }),
  output: invitationLink,
  refusals: [
    'not_an_agent',
    'account_closed',
    'too_many_links',
    'contract_off',
    'contract_downline_not_agent',
    'rate_above_own',
    'period_not_own',
    'carry_loss_not_own',
    'tiers_out_of_order',
  ],
});

export const closeInvitationLink = defineCall({
  method: 'delete',
  path: '/wps/agent/invitationLinks/:id',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: invitationLink,
  refusals: ['not_an_agent', 'link_not_found'],
});

/** Agent announcements (docs/product.md 2.6): for agents only, newest first. */
export const listAgentAnnouncements = defineCall({
  method: 'get',
  path: '/wps/agent/announcements',
  access: 'real-account',
  input: v.object({ pageNo, pageSize: v.optional(pageSize.wrapped, announcementsPerPage) }),
  output: v.object({ list: v.array(v.omit(notice, ['type'])), totalPages }),
  refusals: ['not_an_agent'],
});

/** Calls about the team, for agent-calls.ts. */
export const teamCalls = {
  listDownlines,
  exportDownlines,
  registerDownline,
  listInvitationLinks,
  createInvitationLink,
  closeInvitationLink,
  listAgentAnnouncements,
};
