import type { Access, Call } from '@portal/shared/contract/calls/define-call';
import { trialType } from '@portal/shared/contract/constants';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.ts';
import type { Kernel } from '../kernel.ts';
import type { MemberCaller, OperatorCaller, ProviderCaller, VendorCaller } from './callers.ts';
import { Refusal } from './refusal.ts';

/**
 * What a handler gets besides its input. `member`, `operator`, `vendor` and `provider` throw when the caller is none.
 */
export interface CallContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly requestId: string;
  readonly language: LanguageCode;
  readonly merchant: string;
  /** Releases as reported by the client, `shell@1.2.3,remote-games@1.0.4`; empty if not reported. */
  readonly release: string;
  /** Address of the client; taken from the proxy's headers only with TRUST_PROXY. */
  readonly ip: string;
  readonly member: MemberCaller;
  readonly operator: OperatorCaller;
  readonly vendor: VendorCaller;
  readonly provider: ProviderCaller;
  /** For public calls that answer more to a logged-in member. */
  findMember(): Promise<MemberCaller | undefined>;
}

interface Callers {
  member?: MemberCaller;
  operator?: OperatorCaller;
  vendor?: VendorCaller;
  provider?: ProviderCaller;
}

/** Calls that stay open when the portal is closed to players: money that others have moved, and operators' work. */
const ungated: ReadonlySet<Access> = new Set(['operator', 'vendor', 'provider']);

/** Admits the caller, or throws the Refusal that says why not. */
export async function createContext(
  kernel: Kernel,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext> {
  const merchant = merchantOf(kernel, request);
  if (!ungated.has(call.access)) {
    for (const gate of kernel.callers.gates) await gate(request, call);
  }
  const callers = await identify(kernel, call, request);
  return {
    request,
    reply,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    merchant,
    release: headerText(request, 'x-release'),
    ip: request.ip,
    get member() {
      return required(callers.member, 'not_logged_in');
    },
    get operator() {
      return required(callers.operator, 'operator_login_required');
    },
    get vendor() {
      return required(callers.vendor, 'bad_signature');
    },
    get provider() {
      return required(callers.provider, 'bad_signature');
    },
    findMember: async () => callers.member ?? kernel.callers.resolveMember(request, call),
  };
}

async function identify(kernel: Kernel, call: Call, request: FastifyRequest): Promise<Callers> {
  const hooks = kernel.callers;
  if (call.access === 'public') return {};
  if (call.access === 'vendor') return { vendor: required(await hooks.resolveVendor(request, call), 'bad_signature') };
  if (call.access === 'provider')
    return { provider: required(await hooks.resolveProvider(request, call), 'bad_signature') };
  if (call.access === 'operator') {
    const operator = required(await hooks.resolveOperator(request, call), 'operator_login_required');
    const isAllowed = call.roles === undefined || call.roles.some((role) => operator.roles.includes(role));
    if (!isAllowed) throw new Refusal('not_allowed');
    if (call.stepUp && operator.mustStepUp) throw new Refusal('step_up_required');
    return { operator };
  }
  const member = required(await hooks.resolveMember(request, call), 'not_logged_in');
  if (call.access === 'real-account' && member.isAgent === trialType) throw new Refusal('in_need_true_account');
  return { member };
}

function required<T>(caller: T | undefined, code: string): T {
  if (caller === undefined) throw new Refusal(code);
  return caller;
}

function merchantOf(kernel: Kernel, request: FastifyRequest): string {
  const [first = 'portal'] = kernel.settings.MERCHANTS;
  const merchant = headerText(request, 'merchant') || first;
  if (!kernel.settings.MERCHANTS.includes(merchant)) throw new Refusal('unknown_merchant');
  return merchant;
}

/** Returns a header as one bounded line; empty when absent. */
export function headerText(request: FastifyRequest, name: string): string {
  const header = request.headers[name];
  return (Array.isArray(header) ? header.join(',') : (header ?? '')).slice(0, 256);
}
