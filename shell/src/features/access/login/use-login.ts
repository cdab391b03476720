import { RefusalError } from '@portal/shared/client/errors';
import type { CallInput } from '@portal/shared/contract/define-call';
import {
  type ExtraVerification,
  extraVerification,
  type LoginValue,
  login,
} from '@portal/shared/contract/session/login';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import * as v from 'valibot';
import { usePortal } from '../../../host/portal-context.ts';
import type { LoginWay } from '../after-login/next-dialog.rules.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { tellPreviousLogin } from './tell-previous-login.ts';

/** A login that has been proved so far, and what is done once it is through. */
export interface Attempt {
  way: LoginWay;
  /** It is right so far, and waits for one more proof. */
  onExtra?(): void;
  onEntered?(value: LoginValue): void;
}

export interface LoginSteps {
  /** Set while the login waits for one more proof. */
  extra: (ExtraVerification & Attempt) | undefined;
  leaveExtra(): void;
  /** Sends a login. Refusals are thrown, except the one that asks for one more proof. */
  send(input: CallInput<typeof login>, attempt: Attempt): Promise<void>;
  /** The login is through: session, what follows it, and the form is done. */
  finish(value: LoginValue, attempt: Attempt): Promise<void>;
}

function extraOf(error: unknown): ExtraVerification | undefined {
  if (!(error instanceof RefusalError) || error.code !== 'extra_verification_required') return undefined;
  const asked = v.safeParse(extraVerification, error.value);
  return asked.success ? asked.output : undefined;
}

/** The steps that every kind of login has in common. */
export function useLogin(onDone: () => void): LoginSteps {
  const portal = usePortal();
  const intl = useIntl();
  const enter = useEnter();
  const [extra, setExtra] = useState<LoginSteps['extra']>();
  async function finish(value: LoginValue, attempt: Attempt): Promise<void> {
    attempt.onEntered?.(value);
    await enter(value, attempt.way);
    if (portal.host.member.get()) void tellPreviousLogin(portal, intl).catch(() => undefined);
    onDone();
  }
  return {
    extra,
    leaveExtra: () => setExtra(undefined),
    finish,
    async send(input, attempt) {
      try {
        await finish(await portal.host.call(login, input), attempt);
      } catch (error) {
        const asked = extraOf(error);
        if (!asked) throw error;
        attempt.onExtra?.();
        setExtra({ ...asked, ...attempt });
      }
    },
  };
}
