import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';

const ofFinance = [
  '(propose-)?[a-z]+-(deposit|withdrawal|notice)',
  '[a-z]+-(application|redemption|promo-codes)',
  'look-at-(deposit|withdrawal|proof|redemption)',
  '(propose-)?(adjust-wallet|waive-turnover)',
  'propose-(rank|envelopes)|give-rank|drop-envelopes|withdraw-reward',
  '(propose|make|cancel)-tournament',
  '(propose|offer|ask|withdraw)-house-[a-z]+',
  'reconcile|contradict-payment',
];
const ofLooks = '(set|undo)-setting';

/**
 * The acts that each role reads of everybody, as patterns of whole names; an admin reads all, and each operator their own.
 * An act that no role has here is an admin's: accounts of operators, logins, settings of two admins, decisions.
 */
const readableActs: Readonly<Record<Exclude<OperatorRoleName, 'admin'>, readonly string[]>> = {
  content: ['(set|remove|undo)-content', 'upload-picture', 'set-(game|vendor)', 'import-games', ofLooks],
  'finance-maker': ofFinance,
  'finance-checker': ofFinance,
  release: ['[a-z-]+-releases?', '(add|revoke)-publisher-key', '(make|end)-preview', 'alert-[a-z-]+', ofLooks],
  support: [
    '(list|look-at|open|close)-members?',
    'end-member-sessions|take-(authenticator|passkey)|write-message',
    '(propose-)?open-play|stop-play',
    'look-at-(dispute|redemption)',
  ],
};

/** Regular expression of the acts that these roles read of everybody; undefined for all of them. */
export function actsReadableBy(roles: readonly OperatorRoleName[]): string | undefined {
  if (roles.includes('admin')) return undefined;
  const patterns = roles.flatMap((role) => (role === 'admin' ? [] : readableActs[role]));
  // Without a role nothing matches but the own acts.
  return `^(?:${patterns.length > 0 ? patterns.join('|') : '(?!)'})$`;
}
