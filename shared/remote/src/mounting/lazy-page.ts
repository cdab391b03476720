import { FormattedMessage } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { createElement } from 'react';
import { type PageLoader, usePageGroup } from './page-group.ts';

/**
 * The place of a remote's page group: empty while loading, then the page, or the load error with a retry. The texts
 * `error.page_load` and `page.retry` come from the remote.
 */
export function LazyPage({ load }: { load: PageLoader }) {
  const group = usePageGroup(load);
  if (group.state === 'here') return createElement(group.Page);
  if (group.state === 'loading') return createElement('div', { 'aria-busy': true });
  return createElement(FailedState, {
    title: createElement(FormattedMessage, { id: 'error.page_load' }),
    retry: { label: createElement(FormattedMessage, { id: 'page.retry' }), onRetry: group.retry },
  });
}
