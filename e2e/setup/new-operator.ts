import { randomUUID } from 'node:crypto';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator } from '@portal/shared/contract/operators/accounts';
import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import * as OTPAuth from 'otpauth';
import { linkIn, mailTo } from '../fixtures/access/messages.ts';
import { operatorCall } from './operator-api.ts';

/** What an operator types to log in. */
export interface NewOperator {
  username: string;
  password: string;
  /** Returns six digits of the authenticator for a step that no login has used; each works once. */
  code(): string;
  /** Token of a first session. */
  token: string;
}

const stepMs = 30_000;

/** Returns the one-use link that a new operator of that role gets by mail. */
export async function enrolmentLink(dataDir: string, username: string, role: OperatorRoleName): Promise<string> {
  const email = `${username}@operators.example`;
  await operatorCall(dataDir, addOperator, { username, email, roles: [role], why: 'a case needs it' });
  return linkIn((await mailTo(email)).text);
}

/** Creates an operator with that role and password for one test, so that it uses up no other operator's code. */
export async function newOperator(dataDir: string, role: OperatorRoleName): Promise<NewOperator> {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const password = `Case-${randomUUID()}`;
  const token = (await enrolmentLink(dataDir, username, role)).split('/').at(-1) ?? '';
  const { secondFactorSecret } = await operatorCall(dataDir, openOperatorEnrolment, { token });
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secondFactorSecret) });
  const firstAt = Date.now();
  // Three steps are accepted: each code works once.
  const codeAt = (steps: number) => totp.generate({ timestamp: firstAt + steps * stepMs });
  await operatorCall(dataDir, finishOperatorEnrolment, { token, password, code: codeAt(-1) });
  const session = await operatorCall(dataDir, operatorLogin, { username, password, code: codeAt(0) });
  const next = () => totp.generate({ timestamp: Math.max(Date.now(), firstAt + stepMs) });
  return { username, password, code: next, token: session.token };
}
