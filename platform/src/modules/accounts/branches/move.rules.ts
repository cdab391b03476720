import { trialType } from '@portal/shared/contract/constants';
import { isBelow, uplineIds } from './upline-path.rules.ts';

interface Mover {
  id: string;
  type: number;
  uplinePath: string;
  state: string;
}

/** Returns the refusal code of a move under another member, or to the top without one. */
export function moveFault(head: Mover, upline: Mover | undefined, agentTypes: readonly number[]): string | undefined {
  if (head.type === trialType) return 'branch_of_trial';
  if ((uplineIds(head.uplinePath).at(-1) ?? '') === (upline?.id ?? '')) return 'branch_there_already';
  if (!upline) return undefined;
  if (upline.id === head.id || isBelow(upline.uplinePath, head.uplinePath)) return 'branch_under_itself';
  if (upline.type === trialType || !agentTypes.includes(upline.type)) return 'upline_not_agent';
  return upline.state === 'open' ? undefined : 'new_upline_closed';
}

interface SizeStep {
  memberId: string;
  members: number;
  directMembers: number;
}

/** Computes how a move changes the sizes of uplines, including the head of the branch. */
export function sizeSteps(oldPath: string, newPath: string, branchMembers: number): SizeStep[] {
  const steps = new Map<string, SizeStep>();
  for (const [path, sign] of [[oldPath, -1] as const, [newPath, 1] as const]) {
    const above = uplineIds(path);
    const directly = above.at(-1);
    for (const memberId of above) {
      const step = steps.get(memberId) ?? { memberId, members: 0, directMembers: 0 };
      step.members += sign * (branchMembers + 1);
      if (memberId === directly) step.directMembers += sign;
      steps.set(memberId, step);
    }
  }
  return [...steps.values()];
}
