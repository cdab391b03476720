import { RefusalError } from '@portal/shared/client/errors';
import type { CallInput } from '@portal/shared/contract/calls/define-call';
import {
  type ExtraVerification,
  extraVerification,
  type LoginValue,
  login,
} from '@portal/shared/contract/sessions/login';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import * as v from 'valibot';
import { usePortal } from '../../../host/portal-context.ts';
import type { LoginWay } from '../after-login/next-dialog.rules.ts';
import { useEnter } from '../after-login/use-enter.ts';
import { showPreviousLogin } from './show-previous-login.ts';

/** A login accepted so far, and what to do once it completes. */
export interface Attempt {
  way: LoginWay;
  /** Accepted so far, with one more proof required. */
  onExtra?(): void;
  onEntered?(value: LoginValue): void;
}

export interface LoginSteps {
  /** Set while the login waits for one more proof. */
  extra: (ExtraVerification & Attempt) | undefined;
  leaveExtra(): void;
  /** A login is under way. */
  isSending: boolean;
  /** Asks for one more proof if the refusal demands it; false for any other error. */
  ask(error: unknown, attempt: Attempt): boolean;
  /** Sends a login. Throws refusals, except the one that asks for one more proof. */
  send(input: CallInput<typeof login>, attempt: Attempt): Promise<void>;
  /** Completes the login: begins the session, opens what follows and closes the form. */
  finish(value: LoginValue, attempt: Attempt): Promise<void>;
}

function extraOf(error: unknown): ExtraVerification | undefined {
  if (!(error instanceof RefusalError) || error.code !== 'extra_verification_required') return undefined;
  const asked = v.safeParse(extraVerification, error.value);
  return asked.success ? asked.output : undefined;
}

/** The steps that all login methods share. */
export function useLogin(onDone: () => void): LoginSteps {
  const portal = usePortal();
  const intl = useIntl();
  const enter = useEnter();
  const [extra, setExtra] = useState<LoginSteps['extra']>();
  const [isSending, setIsSending] = useState(false);
  async function finish(value: LoginValue, attempt: Attempt): Promise<void> {
    attempt.onEntered?.(value);
    await enter(value, attempt.way);
    if (portal.host.member.get()) void showPreviousLogin(portal, intl).catch(() => undefined);
    onDone();
  }
  function ask(error: unknown, attempt: Attempt): boolean {
    const asked = extraOf(error);
    if (!asked) return false;
    attempt.onExtra?.();
    setExtra({ ...asked, ...attempt });
    return true;
  }
  return {
    extra,
    leaveExtra: () => setExtra(undefined),
    isSending,
    ask,
    finish,
    async send(input, attempt) {
      setIsSending(true);
      try {
        await finish(await portal.host.call(login, input), attempt);
      } catch (error) {
        if (!ask(error, attempt)) throw error;
      } finally {
        setIsSending(false);
      }
    },
  };
}
