import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { lesserOf } from '@portal/shared/contract/money/money-parts';
import { type MissionGoal, winSteps } from '@portal/shared/contract/rewards/mission-goal';

/** A goal with the least stake of rounds that count. */
export type CountedGoal = MissionGoal & { minStake?: string | undefined };

/** Returns the target: minor units for a stake, a count otherwise. */
export function targetOf(goal: MissionGoal): bigint {
  return goal.measure === 'stake' ? minorUnits(goal.amount) : BigInt(goal.count);
}

/** Returns progress in the unit of the goal, capped at the goal, and in whole percent; 100 only when reached. */
export function progressOf(goal: MissionGoal, value: bigint): { done: string; percent: number } {
  const target = targetOf(goal);
  const done = lesserOf(value, target);
  const percent = Number((done * 100n) / target);
  return { done: goal.measure === 'stake' ? amountFromMinor(done) : String(done), percent };
}

const stepsMinor = winSteps.map(minorUnits);

/** Returns the highest step that a win reaches; undefined below all of them. */
export function winStepOf(winMinor: bigint): bigint | undefined {
  return stepsMinor.findLast((step) => step <= winMinor);
}

/** Returns the highest step that a stake reaches; 0 below all of them. */
export function stakeStepOf(stakeMinor: bigint): bigint {
  return winStepOf(stakeMinor) ?? 0n;
}

/** Returns the least stake step, in minor units, of rounds that count for a goal; undefined for all. */
export function leastStepOf({ minStake }: CountedGoal): bigint | undefined {
  return minStake === undefined ? undefined : minorUnits(minStake);
}
