import type { PlayScope } from '@portal/shared/contract/games/operator-suspensions';
import { Refusal } from '../../kernel/refusal.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';

export interface StopDeps {
  games: GamesModule;
  member: MemberModule;
  operator: OperatorModule;
}

/** Resolves the operator's target to its internal id and its display name. @throws Refusal `not_found` */
export async function stopTargetOf(
  { games, member }: StopDeps,
  { scope, target }: { scope: PlayScope; target: string },
): Promise<{ scope: PlayScope; target: string; name: string }> {
  if (scope === 'all') {
    if (target !== '') throw new Refusal('not_found');
    return { scope, target, name: 'all play' };
  }
  if (scope === 'player') {
    const found = await member.named(target);
    return { scope, target: found.id, name: found.account };
  }
  const name = await games.stopName({ scope, target });
  if (name === undefined) throw new Refusal('not_found');
  return { scope, target, name };
}

/** Returns its name in the audit. */
export const auditName = ({ scope, name }: { scope: PlayScope; name: string }): string =>
  scope === 'all' ? name : `${scope} ${name}`;
