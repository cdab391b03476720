import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Finding, KitReport } from './run-kit.ts';

const shownMax = 600;
const short = (text: string) => (text.length > shownMax ? `${text.slice(0, shownMax)}...` : text);

/** The report for the terminal: a row for each rule, then call and answer of what failed, then the cost. */
export function kitText({ findings, costMinor }: KitReport): string {
  const partWidth = Math.max(...findings.map(({ part }) => part.length));
  const row = (outcome: string, part: string, rule: string) =>
    [outcome.padEnd('not checked'.length), part.padEnd(partWidth), rule].join('  ');
  const rows = findings.map(({ part, rule, outcome, reason }) =>
    row(outcome === 'failed' ? 'FAILED' : outcome, part, outcome === 'not checked' ? `${rule} (${reason})` : rule),
  );
  const count = (outcome: Finding['outcome']) => findings.filter((each) => each.outcome === outcome).length;
  const failed = findings.filter(({ outcome }) => outcome === 'failed').map(failureText);
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('not checked')} not checked`;
  return [[row('OUTCOME', 'PART', 'RULE'), ...rows].join('\n'), ...failed, `${sum}. ${costText(costMinor)}`].join(
    '\n\n',
  );
}

function failureText({ part, rule, reason, exchange }: Finding): string {
  const lines = [`FAILED  ${part}: ${rule}`, `  expected  ${reason}`];
  if (!exchange) return lines.join('\n');
  const { call, body, status, answer } = exchange;
  const answered = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return [
    ...lines,
    `  call      ${call}`,
    `  body      ${short(body)}`,
    `  answer    ${status} ${short(answered)}`,
  ].join('\n');
}

function costText(costMinor: bigint | undefined): string {
  if (costMinor === undefined) return 'What the run cost the player is unknown: there is no balance.';
  if (costMinor === 0n) return "The player's balance is as it was.";
  const amount = amountFromMinor(costMinor < 0n ? -costMinor : costMinor);
  return costMinor > 0n ? `The run cost the player ${amount}.` : `The run brought the player ${amount}.`;
}
