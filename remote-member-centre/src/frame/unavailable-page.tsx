import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

interface UnavailablePageProps {
  /** The page is in the menu but this release has none; otherwise the name is unknown. */
  isKnown: boolean;
  onHome: () => void;
}

export function UnavailablePage({ isKnown, onHome }: UnavailablePageProps) {
  const intl = useIntl();
  const name = isKnown ? 'page.later' : 'page.unknown';
  return (
    <EmptyState
      drawing="lantern"
      title={intl.formatMessage({ id: `${name}.title` })}
      action={<Button onClick={onHome}>{intl.formatMessage({ id: 'page.home' })}</Button>}
    >
      {intl.formatMessage({ id: `${name}.text` })}
    </EmptyState>
  );
}
