import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useState } from 'react';
import { useChecks } from './use-checks.ts';

/** Fields of the refusals, for forms with the field `authenticatorCode`. */
export const authenticatorRefusals = {
  authenticator_code_required: 'authenticatorCode',
  invalid_verification_code: 'authenticatorCode',
} as const;

/**
 * The code that proves the owner before money can leave. A form asks for it if it is known to be needed, else once the
 * platform has demanded it: an authenticator may have been set up elsewhere meanwhile.
 */
export function useAuthenticatorProof(isNeeded: boolean) {
  const checks = useChecks();
  const [isDemanded, setIsDemanded] = useState(false);
  const isAsked = isNeeded || isDemanded;
  return {
    isAsked,
    check: (code: string) => (isAsked ? checks.authenticatorProof(code) : undefined),
    inputOf: (authenticatorCode: string) => (isAsked ? { authenticatorCode } : {}),
    heed(error: unknown): void {
      if (refusalOf(error)?.code === 'authenticator_code_required') setIsDemanded(true);
    },
  };
}
