import type { InvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { InvitationLinkRow } from './team.tables.ts';

type Bounds = Pick<InvitationLinkRow, 'closedAt' | 'expiresAt' | 'usesAtMost' | 'uses'>;

/** Returns the state of a link: closing comes first, then expiry (exclusive), then the count. */
export function linkState({ closedAt, expiresAt, usesAtMost, uses }: Bounds, now: Date): InvitationLink['state'] {
  if (closedAt) return 'closed';
  if (expiresAt && expiresAt <= now) return 'expired';
  return usesAtMost !== null && uses >= usesAtMost ? 'used_up' : 'open';
}
