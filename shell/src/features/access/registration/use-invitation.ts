import { RefusalError } from '@portal/shared/client/errors';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';

/**
 * Checks an invitation code before the registration is sent; a wrong one is a warning (docs/product.md 4, 8).
 * @returns the error text; undefined if the code is valid
 */
export function useInvitation(): (code: string) => Promise<string | undefined> {
  const t = useText();
  const { host, dialogs } = usePortal();
  return async (code) => {
    try {
      await host.call(checkAffiliateCode, { code, domain: location.host });
      return undefined;
    } catch (error) {
      const isWrong = error instanceof RefusalError && error.code === 'invitation_code_error';
      const text = isWrong ? t('rule.invitation_code') : failureText(error, t);
      await dialogs.confirm({ title: t('dialog.notice'), text, confirmLabel: t('in_increase_submit') });
      return text;
    }
  };
}
