import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { lesserOf } from '@portal/shared/contract/money-parts';
import { type MissionGoal, winSteps } from '@portal/shared/contract/rewards/mission-goal';

/** A goal with the stake from which on rounds count for it. */
export type CountedGoal = MissionGoal & { minStake?: string | undefined };

/** What has to be reached: minor units for a stake, a count for the others. */
export function targetOf(goal: MissionGoal): bigint {
  return goal.measure === 'stake' ? minorUnits(goal.amount) : BigInt(goal.count);
}

/** How far a value has come: in the unit of the goal, never more than it, and in whole percent, 100 only when reached. */
export function progressOf(goal: MissionGoal, value: bigint): { done: string; percent: number } {
  const target = targetOf(goal);
  const done = lesserOf(value, target);
  const percent = Number((done * 100n) / target);
  return { done: goal.measure === 'stake' ? amountFromMinor(done) : String(done), percent };
}

const stepsMinor = winSteps.map(minorUnits);

/** The highest step that a win reaches; undefined for one below all of them. */
export function winStepOf(winMinor: bigint): bigint | undefined {
  return stepsMinor.findLast((step) => step <= winMinor);
}

/** The highest step that a stake reaches; 0 for one below all of them. */
export function stakeStepOf(stakeMinor: bigint): bigint {
  return winStepOf(stakeMinor) ?? 0n;
}

/** Rounds of which step and above count for a goal, in minor units; undefined: of all. */
export function leastStepOf({ minStake }: CountedGoal): bigint | undefined {
  return minStake === undefined ? undefined : minorUnits(minStake);
}
