import type { Call } from '@portal/shared/contract/define-call';
import type { FastifyRequest } from 'fastify';

export interface MemberCaller {
  memberId: string;
  account: string;
  /** Account type: 0 player, 1, 2, 41, 42 agents, 4 trial (docs/product.md 4, 6). */
  isAgent: number;
  sessionId: string;
  merchant: string;
  /** IANA zone of the times that the member reads, where another than the portal's was chosen. */
  timeZone?: string | undefined;
}

export interface OperatorCaller {
  operatorId: string;
  username: string;
  roles: readonly string[];
  /** Names the session among those of the operator; tells nothing of its token. */
  sessionId: string;
  /** A token without end, as the credential file of a machine holds it: nobody has logged in with a password and a code. */
  isLongLived: boolean;
}

export interface VendorCaller {
  vendor: string;
}

export interface ProviderCaller {
  provider: string;
}

/** Finds who calls; undefined when nobody can be told. May throw a Refusal of its own (`password_change_required`). */
export type Resolver<Caller> = (request: FastifyRequest, call: Call) => Promise<Caller | undefined>;
/** Opens the compact JWE of an encrypted call and gives the JSON value in it. Throws a Refusal (`payload_stale`, ...). */
export type Decrypter = (payload: string, request: FastifyRequest) => Promise<unknown>;
/** Looked at before every call of the players' side; throws a Refusal (`under_maintenance`, `region_blocked`). */
export type Gate = (request: FastifyRequest, call: Call) => Promise<void>;

/** The session a request names by its token. */
export interface CallerSession {
  /** As the member knows it, and as live events name it. */
  shownId: string;
  /** Why it is over; undefined while it lives. Asking is no activity. */
  whyOver(): Promise<string | undefined>;
  /** True while nothing but a change of the password is open to it. */
  mustChangePassword(): Promise<boolean>;
}

/** Modules put in here what the kernel needs to know about callers, so that the kernel knows no module. */
export interface CallerHooks {
  resolveMember: Resolver<MemberCaller>;
  /** The session of a token, living or over; undefined for none. */
  sessionOf(request: FastifyRequest): Promise<CallerSession | undefined>;
  resolveOperator: Resolver<OperatorCaller>;
  resolveVendor: Resolver<VendorCaller>;
  resolveProvider: Resolver<ProviderCaller>;
  decrypt: Decrypter;
  readonly gates: Gate[];
}

/** Nobody is let in until the session, operator, games and payments modules have put their resolvers in. */
export function createCallerHooks(): CallerHooks {
  return {
    resolveMember: async () => undefined,
    sessionOf: async () => undefined,
    resolveOperator: async () => undefined,
    resolveVendor: async () => undefined,
    resolveProvider: async () => undefined,
    decrypt: async () => {
      throw new Error('No module opens encrypted payloads');
    },
    gates: [],
  };
}
