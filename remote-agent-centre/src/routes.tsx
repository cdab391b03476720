import { defaultAgentCentrePage } from '@portal/shared/contract/constants';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useWideScreen } from '@portal/shared/remote/use-wide-screen';
import { OverlaySheet } from '@portal/shared/ui/overlay-sheet';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import styles from './frame/agent-home.module.css';
import { AgentPage } from './frame/agent-page.tsx';
import { useAgentMenu } from './frame/use-agent-menu.tsx';

/** The overlay of specification 2.6. */
export function AgentOverlay({ firstPage }: { firstPage?: string }) {
  const host = useHost();
  const intl = useIntl();
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState(firstPage);
  const menu = useAgentMenu();
  const page = chosen ?? (isWide ? defaultAgentCentrePage : undefined);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <OverlaySheet
      isOpen
      onClose={() => host.closeOverlay()}
      title={text('centre.title')}
      pages={menu}
      pageId={page}
      onPage={setChosen}
      labels={{ close: text('centre.close'), back: text('centre.back'), menu: text('centre.menu') }}
    >
      {page ? <AgentPage page={page} isOnMenu={menu.some(({ id }) => id === page)} /> : null}
    </OverlaySheet>
  );
}

/** /agentHome: the same pages in the main area, where an agent-page login leads. */
export function AgentHome() {
  const intl = useIntl();
  const menu = useAgentMenu();
  const [page, setPage] = useState<string>(defaultAgentCentrePage);
  return (
    <div className={styles.home}>
      <h1>{intl.formatMessage({ id: 'centre.title' })}</h1>
      <Tabs
        label={intl.formatMessage({ id: 'centre.menu' })}
        items={menu.map(({ id, label }) => ({ value: id, label }))}
        value={page}
        onChange={setPage}
      >
        <AgentPage page={page} isOnMenu={menu.some(({ id }) => id === page)} />
      </Tabs>
    </div>
  );
}
