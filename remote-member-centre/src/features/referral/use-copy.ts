import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';

type Copied = 'code' | 'link';

/** Copies, and says so beside the button and to who cannot see it. */
export function useCopy() {
  const host = useHost();
  const intl = useIntl();
  const [copied, setCopied] = useState<Copied>();
  return {
    copied,
    async copy(name: Copied, value: string): Promise<void> {
      try {
        await navigator.clipboard.writeText(value);
        setCopied(name);
        host.toast(intl.formatMessage({ id: `referral.copied.${name}` }), 'good');
      } catch {
        // Without the clipboard the text is there to be selected.
        host.toast(intl.formatMessage({ id: 'referral.copy.failed' }), 'bad');
      }
    },
  };
}
