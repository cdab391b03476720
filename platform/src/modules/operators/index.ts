import type { OperatorCaller } from '../../kernel/calls/callers.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assertApart, assertSettled, haveCommonHand, type MadeRequest } from './accounts/assert-apart.ts';
import { noteDemoOperators, writeCredential } from './accounts/credential-file.ts';
import { addOperator, hasLookAlike, hasPassword, type NewOperator } from './accounts/operators.ts';
import {
  type AuditFilter,
  type AuditLine,
  type AuditPage,
  type AuditReader,
  addAuditLine,
  readAudit,
} from './audit.ts';
import { assertAddress } from './sessions/assert-address.ts';
import {
  logInByProvider,
  logInOperator,
  type OperatorLoggedIn,
  type OperatorLogin,
  stepUp,
} from './sessions/operator-login.ts';
import { openOperatorSession, operatorOf } from './sessions/operator-sessions.ts';

export { secondFactorCode } from '../../kernel/security/second-factor.ts';
export type { AuditLine } from './audit.ts';
export { openAuditTrail } from './audit-trail/open-audit-trail.ts';

export interface OperatorModule {
  logIn(input: OperatorLogin): Promise<OperatorLoggedIn>;
  /** Logs in by the ticket of a sign-in provider, with a code or key. @throws Refusal `login_failed` */
  logInByProvider(
    input: Pick<OperatorLogin, 'code' | 'key'> & { ticket: string },
  ): Promise<OperatorLoggedIn & { username: string }>;
  /** Takes a code of the authenticator or a security key again. @throws Refusal `step_up_failed` */
  stepUp(who: OperatorCaller, proof: Pick<OperatorLogin, 'code' | 'key'>): Promise<void>;
  /** Creates an operator and returns its second-factor secret; undefined when the name is taken. */
  add(operator: NewOperator): Promise<string | undefined>;
  /** Whether an operator has that name or one that looks like it. */
  isKnown(username: string): Promise<boolean>;
  /** Whether the operator's account, open or closed, has this password; no try is counted. */
  hasPassword(username: string, password: string): Promise<boolean>;
  /** Issues a token without expiry, for the command line and tests. */
  issueToken(username: string): Promise<string>;
  /** Writes an audit line in the caller's transaction. */
  audit(line: AuditLine): Promise<void>;
  /** The lines that `reader` may read; without one, all. */
  readAudit(pageNo: number, pageSize: number, filter?: AuditFilter, reader?: AuditReader): Promise<AuditPage>;
  /** Refuses `account_recently_reset` within 24 hours of an account's reset. */
  assertSettled(username: string): Promise<void>;
  /** Refuses `accounts_of_one_hand` when one person stands behind both accounts; and as `assertSettled`. */
  assertApart(request: MadeRequest, checker: string): Promise<void>;
  /** Whether one person stands behind both accounts, or both are one. */
  haveCommonHand(one: string, other: string): Promise<boolean>;
  /** Stores the demo operators' second factors beside the command line's credential. */
  noteDemoOperators(secondFactors: Readonly<Record<string, string>>): Promise<void>;
}

const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Operators: accounts, sessions and the audit. Players' tokens are not accepted here. */
export function createOperatorModule(kernel: Kernel): OperatorModule {
  kernel.callers.resolveOperator = async (request) => {
    assertAddress(kernel.settings, request);
    const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
    return token ? operatorOf(kernel, token) : undefined;
  };
  kernel.lifecycle.onStart(() => writeCredential(kernel));
  return {
    logIn: (input) => logInOperator(kernel, input),
    logInByProvider: (input) => logInByProvider(kernel, input),
    stepUp: (who, proof) => stepUp(kernel, who, proof),
    add: (operator) => addOperator(kernel, operator),
    isKnown: (username) => hasLookAlike(kernel, username),
    hasPassword: (username, password) => hasPassword(kernel, username, password),
    issueToken: (username) => openOperatorSession(kernel, username, true),
    audit: (line) => addAuditLine(kernel, line),
    assertSettled: (username) => assertSettled(kernel, username),
    assertApart: (request, checker) => assertApart(kernel, request, checker),
    haveCommonHand: (one, other) => haveCommonHand(kernel, one, other),
    readAudit: (pageNo, pageSize, filter, reader) => readAudit(kernel, pageNo, pageSize, filter, reader),
    noteDemoOperators: (secondFactors) => noteDemoOperators(kernel, secondFactors),
  };
}
