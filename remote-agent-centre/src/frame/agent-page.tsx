import { ChunkPage } from '@portal/shared/parts/chunk-page';
import { Failed } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { pages } from '../pages.ts';
import type { MissingFlags } from './use-agent-menu.tsx';

interface AgentPageProps {
  page: string;
  isOnMenu: boolean;
  missing?: MissingFlags | undefined;
}

/** The content of a menu page; an unknown name is shown as not found once the menu has loaded. */
export function AgentPage({ page, isOnMenu, missing }: AgentPageProps) {
  const intl = useIntl();
  const load = pages[page];
  if (load && isOnMenu) return <ChunkPage key={page} name={page} load={load} />;
  if (load && missing?.retry) return <Failed titleId="team.failed.title" onRetry={missing.retry} />;
  if (load && missing) return <Skeleton shape="block" width="100%" height={240} />;
  return (
    <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'page.unknown.title' })}>
      {intl.formatMessage({ id: 'page.unknown.text' })}
    </EmptyState>
  );
}
