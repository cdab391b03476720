import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { ownPasskey, passkeyId } from '../sessions/passkeys.ts';
import { filledText } from '../typed/form-texts.ts';

/** Roles that deal with members: customer service, and admin. */
const roles = ['support', 'admin'] as const;
/** Account (case-insensitive) or member id. */
const member = filledText(64);

export const memberStates = ['open', 'closed'] as const;
const state = v.picklist(memberStates);

/** Members by account, paged; the first 10,000 matches. Writes an audit line. */
export const listMembers = defineCall({
  method: 'get',
  path: '/operator/members',
  access: 'operator',
  roles,
  input: v.object({
    /** Prefix of an account, case-insensitive. */
    search: v.optional(filledText(64)),
    /** 0 player, 1, 2, 41, 42 agents, 4 trial. */
    type: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([0, 1, 2, 4, 41, 42]))),
    state: v.optional(state),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(
      v.object({
        memberId: v.string(),
        account: v.string(),
        nickname: v.string(),
        type: v.number(),
        state,
        /** Of the main wallet. */
        balance: amountText,
        registeredAt: isoTime,
        lastLoginAt: v.optional(isoTime),
      }),
    ),
    totalPages,
  }),
  refusals: [],
});

/** What customer service sees of a member: masked contacts, no secrets. Reading it writes an audit line, too. */
export const findMember = defineCall({
  method: 'get',
  path: '/operator/members/:member',
  access: 'operator',
  roles,
  input: v.object({ member }),
  output: v.object({
    memberId: v.string(),
    account: v.string(),
    nickname: v.string(),
    /** 0 player, 1, 2, 41, 42 agents, 4 trial (docs/product.md 4, 6). */
    type: v.number(),
    state,
    /** Balance of the main wallet; absent on older platforms. */
    balance: v.optional(amountText),
    /** Balances in the wallets of studios with their own wallet. */
    vendorWallets: v.optional(v.array(v.object({ vendor: v.string(), balance: amountText }))),
    registeredAt: isoTime,
    lastLoginAt: v.optional(isoTime),
    mobile: v.optional(v.string()),
    email: v.optional(v.string()),
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    hasAuthenticator: v.boolean(),
    /** The oldest first; absent on older platforms. */
    passkeys: v.optional(v.array(ownPasskey)),
    /** Active sessions, latest activity first. */
    sessions: v.array(v.object({ startedAt: isoTime, lastSeenAt: isoTime, address: v.string(), device: v.string() })),
  }),
  refusals: ['not_found'],
});

/**
 * Closes or reopens an account. Closing ends its sessions (`account_closed`), remembered logins and launches: no login
 * and no new bet; wins and rollbacks of open rounds are still accepted. A repeat changes nothing.
 */
export const setMemberState = defineCall({
  method: 'put',
  path: '/operator/members/:member/state',
  access: 'operator',
  stepUp: true,
  roles,
  input: v.object({ member, state, why: reason }),
  output: v.object({ account: v.string(), state, sessionsEnded: v.number() }),
  refusals: ['not_found'],
});

/** Ends every session of a member (`ended_by_operator`) and its launches, and forgets remembered logins. */
export const endMemberSessions = defineCall({
  method: 'delete',
  path: '/operator/members/:member/sessions',
  access: 'operator',
  roles,
  input: v.object({ member, why: reason }),
  output: v.object({ account: v.string(), sessionsEnded: v.number() }),
  refusals: ['not_found'],
});

/** Removes a lost authenticator, ends the sessions as above, and notifies the member at a verified contact. */
export const takeAuthenticator = defineCall({
  method: 'delete',
  path: '/operator/members/:member/authenticator',
  access: 'operator',
  stepUp: true,
  roles,
  input: v.object({ member, why: reason }),
  output: v.object({ account: v.string(), sessionsEnded: v.number() }),
  refusals: ['not_found', 'authenticator_missing'],
});

/** Removes a passkey of a lost device, ends the sessions as above, and notifies the member at a verified contact. */
export const removeMemberPasskey = defineCall({
  method: 'delete',
  path: '/operator/members/:member/passkeys/:id',
  access: 'operator',
  stepUp: true,
  roles,
  input: v.object({ member, id: passkeyId, why: reason }),
  output: v.object({ account: v.string(), name: v.string(), sessionsEnded: v.number() }),
  refusals: ['not_found'],
});
