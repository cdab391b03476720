import { type CallContext, headerText } from '../../../kernel/calls/context.ts';
import type { Origin } from '../session-module.ts';

/** Where a call comes from, in the form that sessions and limits use. */
export function originOf({ ip, request }: Pick<CallContext, 'ip' | 'request'>): Origin {
  return { address: ip, client: headerText(request, 'user-agent') };
}
