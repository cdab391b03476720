import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { pages } from '../pages.tsx';

/** The content of one menu page; a name that is not on the menu says so. */
export function AgentPage({ page, isOnMenu }: { page: string; isOnMenu: boolean }) {
  const intl = useIntl();
  const Page = isOnMenu ? pages[page]?.Page : undefined;
  if (Page) return <Page />;
  return (
    <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'page.unknown.title' })}>
      {intl.formatMessage({ id: 'page.unknown.text' })}
    </EmptyState>
  );
}
