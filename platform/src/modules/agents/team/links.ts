import { randomBytes } from 'node:crypto';
import type { createInvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readOutCode } from '../../../kernel/strings/read-out-code.rules.ts';
import { lockOpenMember, type Member } from '../../accounts/index.ts';
import { headOf } from '../head-of.ts';
import { assertTakesOffers } from './downline-type.rules.ts';
import { linkState } from './link-state.rules.ts';
import { type InvitationLinkRow, invitationLinks as rows } from './team.tables.ts';
import type { TeamDeps } from './team-deps.ts';

const openAtMost = 50;
/** 31 to the tenth: cannot be guessed, and is still readable aloud. */
const codeLength = 10;
const dayMs = 86_400_000;

/** A usable invitation link with its agent. */
interface OpenLink {
  link: InvitationLinkRow;
  agent: Member;
}

/** Invitation links of agents (decisions/053). */
export function createLinks({ db, database, clock }: Kernel, deps: TeamDeps) {
  const { member, contracts } = deps;

  const isOf = (agentId: string) => eq(rows.agentId, agentId);
  /** Same rule as `linkState`. */
  const isOpen = () =>
    and(
      isNull(rows.closedAt),
      or(isNull(rows.expiresAt), gt(rows.expiresAt, clock.now())),
      or(isNull(rows.usesAtMost), lt(rows.uses, rows.usesAtMost)),
    );

  async function freeCode(): Promise<string> {
    const code = readOutCode(randomBytes(codeLength));
    return (await member.byAffiliateCode(code)) ? freeCode() : code;
  }

  return {
    /**
     * Creates a link.
     * @throws Refusal `account_closed`, `too_many_links`, `contract_downline_not_agent`, and as
     * ContractsApi.assertOffers
     */
    create: (agentId: string, asked: CallParsedInput<typeof createInvitationLink>): Promise<InvitationLinkRow> =>
      database.transaction(async () => {
        assertTakesOffers(asked.type, asked.offers);
        // Locked, so that concurrent calls count each other.
        const agent = await lockOpenMember(member, agentId);
        if ((await db.$count(rows, and(isOf(agentId), isOpen()))) >= openAtMost)
          throw new Refusal('too_many_links', { params: { links: openAtMost } });
        if (asked.offers.length > 0) await contracts.assertOffers(agent, asked.offers);
        const { days, usesAtMost = null, ...given } = asked;
        const createdAt = clock.now();
        const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * dayMs);
        const bounds = { expiresAt, usesAtMost, uses: 0, closedAt: null };
        const link = { id: newId(), code: await freeCode(), agentId, ...given, createdAt, ...bounds };
        await db.insert(rows).values(link);
        return link;
      }),

    /** Newest first; `pageNo` from 1. */
    page: (agentId: string, page: Page) =>
      readPage(db, rows, { where: isOf(agentId), orderBy: [desc(rows.createdAt), desc(rows.id)], ...page }),

    /**
     * Closes a link; a closed one stays as it is.
     * @throws Refusal `link_not_found`, also for a link of somebody else
     */
    async close(agentId: string, id: string): Promise<InvitationLinkRow> {
      const isMeant = and(isOf(agentId), eq(rows.id, id));
      const closedAt = sql`coalesce(${rows.closedAt}, ${clock.now().toISOString()}::timestamptz)`;
      const [closed] = await db.update(rows).set({ closedAt }).where(isMeant).returning();
      if (!closed) throw new Refusal('link_not_found');
      return closed;
    },

    /**
     * Finds an open link by its code in any case; undefined when nobody can register by it, for example because its
     * agent is no longer one.
     */
    async find(code: string): Promise<OpenLink | undefined> {
      const [link] = await db.select().from(rows).where(eq(rows.code, code.trim().toUpperCase()));
      if (!link || linkState(link, clock.now()) !== 'open') return undefined;
      const agent = await headOf(deps, link.agentId).catch(noHead);
      return agent?.state === 'open' ? { link, agent } : undefined;
    },

    /** Counts a registration, in the caller's transaction; false when no use was left. */
    async use(id: string): Promise<boolean> {
      const change = { uses: sql`${rows.uses} + 1` };
      const used = await db
        .update(rows)
        .set(change)
        .where(and(eq(rows.id, id), isOpen()))
        .returning({ id: rows.id });
      return used.length > 0;
    },
  };
}

/** A former agent invites nobody; other errors are rethrown. */
function noHead(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
