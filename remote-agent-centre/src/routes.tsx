import { defaultAgentCentrePage } from '@portal/shared/contract/constants';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useWideScreen } from '@portal/shared/remote/use-wide-screen';
import { OverlaySheet } from '@portal/shared/ui/dialogs/overlay-sheet';
import { Select } from '@portal/shared/ui/forms/select';
import { SideMenu } from '@portal/shared/ui/navigation/side-menu';
import { useState } from 'react';
import styles from './frame/agent-home.module.css';
import { AgentPage } from './frame/agent-page.tsx';
import { useAgentMenu } from './frame/use-agent-menu.tsx';

/** The overlay of docs/product.md 2.6. */
export function AgentOverlay({ firstPage }: { firstPage?: string }) {
  const host = useHost();
  const intl = useIntl();
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState(firstPage);
  const { menu, missing } = useAgentMenu();
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
      {page ? <AgentPage page={page} isOnMenu={menu.some(({ id }) => id === page)} missing={missing} /> : null}
    </OverlaySheet>
  );
}

/** /agentHome: the same pages in the main area, where an agent-page login leads. */
export function AgentHome() {
  const intl = useIntl();
  const { menu, missing } = useAgentMenu();
  const isWide = useWideScreen();
  const [page, setPage] = useState<string>(defaultAgentCentrePage);
  const label = intl.formatMessage({ id: 'centre.menu' });
  const current = menu.find(({ id }) => id === page);
  return (
    <div className={styles.home}>
      <h1>{intl.formatMessage({ id: 'centre.title' })}</h1>
      <div className={styles.columns}>
        {isWide ? (
          <SideMenu className={styles.menu} {...{ label, pages: menu, pageId: page, onPage: setPage }} />
        ) : (
          <Select
            label={label}
            isLabelHidden
            value={page}
            options={menu.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target }) => setPage(target.value)}
          />
        )}
        <section className={styles.page} aria-label={current?.label}>
          <h2 className={isWide ? undefined : 'visually-hidden'}>{current?.label}</h2>
          <AgentPage page={page} isOnMenu={current !== undefined} missing={missing} />
        </section>
      </div>
    </div>
  );
}
