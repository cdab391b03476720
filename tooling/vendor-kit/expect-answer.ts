import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import * as v from 'valibot';
import type { Exchange } from './exchange.ts';
import { RuleBroken } from './kit-problem.ts';

/** The value of an answer that fits the contract of its call. @throws RuleBroken */
export function acceptedValue<C extends Call>(call: C, exchange: Exchange): CallOutput<C> {
  const read = v.safeParse(envelope, exchange.answer);
  if (!read.success) throw new RuleBroken('an answer in the envelope of the API', exchange);
  if (!read.output.success) throw new RuleBroken('the call is taken', exchange);
  const value = v.safeParse(call.output, read.output.value);
  if (value.success) return value.output;
  const where = value.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new RuleBroken(`a value that fits the contract (${where})`, exchange);
}

/** The refusal with one of these codes. @throws RuleBroken */
export function refusalOf(exchange: Exchange, ...codes: string[]): { code: string; balance?: unknown } {
  const read = v.safeParse(envelope, exchange.answer);
  const refused = read.success && !read.output.success ? read.output : undefined;
  if (refused && codes.includes(refused.code)) return { code: refused.code, balance: refused.value?.balance };
  throw new RuleBroken(`refused with ${codes.join(' or ')}`, exchange);
}

/** @throws RuleBroken when it does not hold */
export function must(holds: boolean, expected: string, exchange?: Exchange): void {
  if (!holds) throw new RuleBroken(expected, exchange);
}
