import type { confirmAuthenticator, renewRecoveryCodes } from '@portal/shared/contract/sessions/authenticator';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import { useChecks } from '../../../parts/forms/use-checks.ts';

/** The form of a call that takes an authenticator code and answers with new recovery codes; undefined until then. */
export function useNewCodes(call: typeof confirmAuthenticator | typeof renewRecoveryCodes) {
  const host = useHost();
  const checks = useChecks();
  const [codes, setCodes] = useState<readonly string[]>();
  const use = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checks.sixDigitCode(code) }),
    async send(values) {
      const { recoveryCodes } = await host.call(call, values);
      setCodes(recoveryCodes);
    },
    fieldOf: { invalid_verification_code: 'code' },
  });
  return { use, codes };
}
