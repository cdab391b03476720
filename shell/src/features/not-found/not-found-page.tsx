import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useText } from '../../host/use-text.ts';

export function NotFoundPage() {
  const t = useText();
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title={t('not_found.title')}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('not_found.home')}
        </Link>
      }
    >
      {t('not_found.text')}
    </EmptyState>
  );
}
