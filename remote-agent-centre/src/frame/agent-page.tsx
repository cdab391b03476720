import { ChunkPage } from '@portal/shared/parts/chunk-page';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { pages } from '../pages.ts';
import type { useAgentMenu } from './use-agent-menu.tsx';

interface AgentPageProps {
  page: string;
  isOnMenu: boolean;
  missing?: ReturnType<typeof useAgentMenu>['missing'];
}

/** The content of a menu page; an unknown name is shown as not found once the menu has loaded. */
export function AgentPage({ page, isOnMenu, missing }: AgentPageProps) {
  const intl = useIntl();
  const load = pages[page];
  if (load && isOnMenu) return <ChunkPage key={page} name={page} load={load} />;
  if (load && missing) return <NotLoaded titleId="team.failed.title" query={missing} height={240} />;
  return (
    <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'page.unknown.title' })}>
      {intl.formatMessage({ id: 'page.unknown.text' })}
    </EmptyState>
  );
}
