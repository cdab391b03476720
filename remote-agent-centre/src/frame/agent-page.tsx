import { ChunkPage } from '@portal/shared/parts/chunk-page';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { pages } from '../pages.ts';

/** The content of one menu page; a name that is not on the menu says so. */
export function AgentPage({ page, isOnMenu }: { page: string; isOnMenu: boolean }) {
  const intl = useIntl();
  const load = isOnMenu ? pages[page] : undefined;
  if (load) return <ChunkPage key={page} name={page} load={load} />;
  return (
    <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'page.unknown.title' })}>
      {intl.formatMessage({ id: 'page.unknown.text' })}
    </EmptyState>
  );
}
