import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { lesserOf, partOf } from '@portal/shared/contract/money/money-parts';
import { type DepositState, openDepositStates } from '@portal/shared/contract/payments/deposit-states';
import { type AmountProblem, amountProblem } from '../../parts/amounts/limited-amount.rules.ts';
import type { DepositDetail, DepositMethod } from './deposit.ts';

type Limits = Pick<DepositMethod, 'min' | 'max'>;

/** What is wrong with the typed amount; undefined when the platform may judge it. No wallet limits it. */
export function depositProblem(typed: string, { min, max }: Limits): AmountProblem | undefined {
  return amountProblem(typed, { min, max, balance: max });
}

/** Credited part of an amount: without the fee, which is rounded down, and without debt. */
export function arrivalOf(amount: string, { feeBasisPoints }: Pick<DepositMethod, 'feeBasisPoints'>, owed: string) {
  const units = minorUnits(amount);
  const fee = partOf(units, feeBasisPoints);
  const left = units - fee;
  const repaid = lesserOf(minorUnits(owed), left);
  return { fee: amountFromMinor(fee), repaid: amountFromMinor(repaid), arrives: amountFromMinor(left - repaid) };
}

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];
const offered = 5;

/** Quick amounts: multiples of the method's minimum. */
export function quickAmounts({ min, max }: Limits): string[] {
  const fitting = steps.map((step) => step * minorUnits(min)).filter((units) => units <= minorUnits(max));
  const from = Math.max(0, Math.ceil((fitting.length - offered) / 2));
  return fitting.slice(from, from + offered).map(amountFromMinor);
}

/** Number of newest entries searched for open ones. */
export const recentDeposits = { pageNo: 1, pageSize: 10 };

export const isOpenDeposit = ({ state }: { state: DepositState }): boolean =>
  openDepositStates.some((open) => open === state);

interface DepositStep {
  state: DepositState;
  /** Time of the step; absent for future steps. */
  at?: string;
  is: 'passed' | 'now' | 'end' | 'ahead';
}

/** Timeline of a deposit: one step per past state, and the regular next steps. */
export function depositSteps({
  state,
  kind,
  history,
}: Pick<DepositDetail, 'state' | 'kind' | 'history'>): DepositStep[] {
  const reached = history.filter((event, index) => event.state !== history[index - 1]?.state);
  const last = reached.length - 1;
  const isOpen = isOpenDeposit({ state });
  const ahead: DepositState[] = !isOpen
    ? []
    : state === 'created' && kind === 'bank-transfer'
      ? ['in_review', 'credited']
      : ['credited'];
  return [
    ...reached.map(({ state: to, at }, index): DepositStep => {
      return { state: to, at, is: index < last ? 'passed' : isOpen ? 'now' : 'end' };
    }),
    ...ahead.map((next): DepositStep => ({ state: next, is: 'ahead' })),
  ];
}

/** "1:05:09" or "04:07" of the time until a moment; "00:00" once it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const minutesAndSeconds = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
