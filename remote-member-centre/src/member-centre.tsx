import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { defaultMemberCentrePage } from '@portal/shared/contract/constants';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useWideScreen } from '@portal/shared/remote/use-wide-screen';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { startTransition, useEffect, useState } from 'react';
import { CentreSheet } from './frame/centre-sheet.tsx';
import { pageOf } from './pages.tsx';
import { CentrePagesContext } from './parts/centre-pages.ts';

/** The overlay of docs/product.md 2.5: opens once its menu is here; the shell says which page is first. */
export function MemberCentre({ firstPage }: { firstPage?: string }) {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState(firstPage);
  // A page is rendered beside the press that asked for it, which is answered at once.
  const open = (page: string | undefined) => startTransition(() => setChosen(page));
  const menu = useCallQuery(getMemberMenu, {});
  useUnreadCounts(() => void menu.refetch());
  const page = chosen ?? (isWide ? defaultMemberCentrePage : undefined);
  if (menu.isError) {
    return (
      <CentreSheet items={[]} page={page} onPage={open}>
        <Failed query={menu} />
      </CentreSheet>
    );
  }
  if (!menu.data) return null;
  const { items } = menu.data;
  const has = (name: string) => items.some((item) => item.page === name);
  return (
    <CentreSheet items={items} page={page} onPage={open}>
      <CentrePagesContext.Provider value={{ has, open }}>
        {page ? (
          <CentrePage key={page} page={page} isInMenu={has(page)} onHome={() => open(defaultMemberCentrePage)} />
        ) : null}
      </CentrePagesContext.Provider>
    </CentreSheet>
  );
}

function CentrePage({ page, isInMenu, onHome }: { page: string; isInMenu: boolean; onHome: () => void }) {
  const [view] = useState(() => pageOf(page));
  return (isInMenu && view) || <UnavailablePage isKnown={isInMenu} onHome={onHome} />;
}

/** Red counts follow the live stream. */
function useUnreadCounts(refresh: () => void) {
  const host = useHost();
  useEffect(() => host.events.on('unread-changed', refresh));
  useEffect(() => host.events.on('rewards-changed', refresh));
}

interface UnavailablePageProps {
  /** The page is in the menu but this release has none; otherwise the name is unknown. */
  isKnown: boolean;
  onHome: () => void;
}

function UnavailablePage({ isKnown, onHome }: UnavailablePageProps) {
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
