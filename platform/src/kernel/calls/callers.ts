import type { Call, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import type { FastifyRequest } from 'fastify';

export interface MemberCaller {
  memberId: string;
  account: string;
  /** Account type: 0 player, 1, 2, 41, 42 agents, 4 trial (docs/product.md 4, 6). */
  isAgent: number;
  sessionId: string;
  merchant: string;
  /** IANA time zone in which the member reads times, if other than the portal's. */
  timeZone?: string | undefined;
}

export interface OperatorCaller {
  operatorId: string;
  username: string;
  roles: readonly OperatorRoleName[];
  /** Identifies the session among those of the operator; reveals nothing about its token. */
  sessionId: string;
  /**
   * A token without expiry, as in the credential file of a machine: nobody has logged in with a password and a code.
   */
  isLongLived: boolean;
  /** The authenticator's code has to be entered again before calls that ask for it. */
  mustStepUp?: boolean;
}

export interface VendorCaller {
  vendor: string;
}

export interface ProviderCaller {
  provider: string;
}

/** Finds the caller; undefined if unknown. May throw a Refusal of its own (`password_change_required`). */
export type Resolver<Caller> = (request: FastifyRequest, call: Call) => Promise<Caller | undefined>;
/** Decrypts the compact JWE of an encrypted call and returns its JSON value. @throws Refusal `payload_stale`, ... */
type Decrypter = (payload: string, request: FastifyRequest) => Promise<unknown>;
/** Runs before every call of the players' side. @throws Refusal `under_maintenance`, `region_blocked` */
export type Gate = (request: FastifyRequest, call: Call) => Promise<void>;

/** The session that a request's token belongs to. */
export interface CallerSession {
  /** The session id as shown to the member and used in live events. */
  shownId: string;
  /** Why the session has ended; undefined while it is alive. Asking does not count as activity. */
  endReason(): Promise<string | undefined>;
  /** True while the session may do nothing but change the password. */
  mustChangePassword(): Promise<boolean>;
}

/** Modules register here what the kernel needs to know about callers, so that the kernel knows no module. */
export interface CallerHooks {
  resolveMember: Resolver<MemberCaller>;
  /** The session of a token, alive or ended; undefined if there is none. */
  sessionOf(request: FastifyRequest): Promise<CallerSession | undefined>;
  resolveOperator: Resolver<OperatorCaller>;
  resolveVendor: Resolver<VendorCaller>;
  resolveProvider: Resolver<ProviderCaller>;
  decrypt: Decrypter;
  readonly gates: Gate[];
}

/** Admits nobody until the session, operator, games and payments modules have registered their resolvers. */
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
