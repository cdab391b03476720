import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

/** Shown for `branch_too_large`: movements of so many accounts are not listed together. */
export function TooManyAccounts() {
  const intl = useIntl();
  return (
    <EmptyState drawing="search" title={intl.formatMessage({ id: 'transactions.tooMany' })}>
      {intl.formatMessage({ id: 'transactions.tooMany.text' })}
    </EmptyState>
  );
}
