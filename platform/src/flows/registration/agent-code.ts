import { randomBytes } from 'node:crypto';
import { readOutCode } from '../../kernel/strings/read-out-code.rules.ts';
import type { MemberModule } from '../../modules/accounts/index.ts';

/** Creates the affiliate code of a new agent: whoever registers with it is placed below that agent. */
export async function agentCode(member: Pick<MemberModule, 'byAffiliateCode'>): Promise<string> {
  const code = readOutCode(randomBytes(8));
  return (await member.byAffiliateCode(code)) ? agentCode(member) : code;
}
