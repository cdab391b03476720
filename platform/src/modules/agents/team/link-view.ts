import type { InvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AgentSettings } from '../agents.settings.ts';
import { linkState } from './link-state.rules.ts';
import type { InvitationLinkRow } from './team.tables.ts';

/** Shows links to their agent, with the registration address. */
export async function linkViews(
  { clock, settings: process }: Pick<Kernel, 'clock' | 'settings'>,
  settings: AgentSettings,
): Promise<(link: InvitationLinkRow) => InvitationLink> {
  const own = new URL(process.PUBLIC_ORIGIN);
  const [host = own.host] = await settings.get('domains');
  return (link) => ({
    id: link.id,
    code: link.code,
    link: `${own.protocol}//${host}/register?${new URLSearchParams({ referralCode: link.code })}`,
    type: link.type,
    offers: link.offers,
    note: link.note,
    createdAt: link.createdAt.toISOString(),
    ...(link.expiresAt ? { expiresAt: link.expiresAt.toISOString() } : {}),
    ...(link.usesAtMost === null ? {} : { usesAtMost: link.usesAtMost }),
    uses: link.uses,
    state: linkState(link, clock.now()),
  });
}
