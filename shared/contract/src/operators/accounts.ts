import * as v from 'valibot';
import { freePasswordLength, longestPassword } from '../accounts/password-rules.ts';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { email } from '../typed/form-texts.ts';
import { mailboxOf } from '../typed/mailbox.rules.ts';
import { reason } from './reason.ts';

export const operatorRoles = ['content', 'finance-maker', 'finance-checker', 'release', 'support', 'admin'] as const;

const username = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z][a-z0-9._-]{2,31}$/));
const roles = v.pipe(
  v.array(v.picklist(operatorRoles)),
  v.minLength(1),
  v.check((names) => new Set(names).size === names.length, 'a role is named once'),
);
/** 12 to 128 characters, whatever their script. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(freePasswordLength),
  v.maxLength(512),
  v.check((text) => [...text].length >= freePasswordLength && [...text].length <= longestPassword, 'password_length'),
);
/** Refusals of a new password that is quickly guessed. */
export const weakPasswords = ['password_common', 'password_has_name'] as const;

/** The account, and the request that another admin decides, if the act waits for one. */
const actOnAccount = v.object({ username: v.string(), approvalRequest: v.optional(approvalRequest) });

/**
 * Lists operators with their roles; `lockedUntil` after five failed attempts, `isActive` false once closed, `isEnrolled`
 * false until the owner has set password and authenticator. `hands` names the people whose accounts it stems from: two
 * accounts that share one cannot decide together.
 */
export const listOperators = defineCall({
  method: 'get',
  path: '/operator/accounts',
  access: 'operator',
  roles: ['admin'],
  input: v.object({}),
  output: v.object({
    operators: v.array(
      v.object({
        username: v.string(),
        email: v.optional(v.string()),
        roles: v.array(v.picklist(operatorRoles)),
        hands: v.array(v.string()),
        isActive: v.boolean(),
        isEnrolled: v.boolean(),
        lockedUntil: v.optional(isoTime),
        lastSeenAt: v.optional(isoTime),
      }),
    ),
  }),
  refusals: [],
});

/**
 * Creates an operator, who sets password and authenticator through a one-use link at that address. With a finance,
 * release or admin role it is an approval request.
 */
export const addOperator = defineCall({
  method: 'post',
  path: '/operator/accounts',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ username, email, roles, why: reason }),
  output: actOnAccount,
  refusals: [
    'username_taken',
    'address_taken',
    'own_login_required',
    'proposal_open',
    'account_recently_reset',
    'email_failed',
  ],
});

/**
 * Sets an operator's roles; two admins who can decide together keep theirs, and nobody changes their own. With a finance,
 * release or admin role before or after it is an approval request.
 */
export const setOperatorRoles = defineCall({
  method: 'put',
  path: '/operator/accounts/:username/roles',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ username, roles, why: reason }),
  output: actOnAccount,
  refusals: ['not_found', 'own_account', 'last_admin', 'own_login_required', 'proposal_open', 'account_recently_reset'],
});

/**
 * Closes or reopens an account; closing ends its sessions and its command line tokens, and
 * leaves two admins who can decide together. Reopening one with a finance,
 * release or admin role is an approval request.
 */
export const setOperatorActive = defineCall({
  method: 'put',
  path: '/operator/accounts/:username/active',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ username, isActive: v.boolean(), why: reason }),
  output: actOnAccount,
  refusals: ['not_found', 'own_account', 'last_admin', 'own_login_required', 'proposal_open', 'account_recently_reset'],
});

/**
 * Sends an operator who lost password or authenticator a one-use link for new ones, to `email` from now on if given, and
 * ends their sessions. With a finance, release or admin role it is an approval request, and 24 hours pass before the
 * account takes part in acts of two people.
 */
export const resetOperator = defineCall({
  method: 'post',
  path: '/operator/accounts/:username/reset',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ username, email: v.optional(email), why: reason }),
  output: actOnAccount,
  refusals: [
    'not_found',
    'own_account',
    'own_login_required',
    'proposal_open',
    'account_recently_reset',
    'address_required',
    'address_taken',
    'email_failed',
  ],
});

/**
 * Names the people of a fresh portal, each an admin by an address of their own; for the machine's operator, until two of
 * them have enrolled. Sends each who has not enrolled a link.
 */
export const bootstrapOperators = defineCall({
  method: 'post',
  path: '/operator/accounts/bootstrap',
  access: 'operator',
  input: v.object({
    people: v.pipe(
      v.array(v.object({ username, email })),
      v.minLength(2),
      v.maxLength(5),
      v.check((people) => new Set(people.map((one) => one.username)).size === people.length, 'each name once'),
      v.check(
        (people) => new Set(people.map((one) => mailboxOf(one.email))).size === people.length,
        'each mailbox once',
      ),
    ),
    why: reason,
  }),
  output: v.object({ usernames: v.array(v.string()) }),
  refusals: ['bootstrap_over', 'username_taken', 'address_taken', 'email_failed'],
});
