import type { Downline } from '@portal/shared/contract/agents/downlines';
import { useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { TeamList } from './team-list.tsx';
import { TeamTree } from './tree/team-tree.tsx';
import { scopes, useDownlines } from './use-downlines.ts';

const views = [...scopes, 'tree'] as const;

/** Team management: the downlines level by level, in one list or as a tree, with the details of each. */
export function TeamManagement() {
  const intl = useIntl();
  const downlines = useDownlines();
  const { asked, ask, record } = downlines;
  const [isTree, setTree] = useState(false);
  const [shown, setShown] = useState<Downline>();
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const view = (chosen: (typeof views)[number]) => {
    setTree(chosen === 'tree');
    if (chosen !== 'tree') ask({ scope: chosen });
  };
  const openTeam = (parent: string | undefined) => {
    setShown(undefined);
    setTree(false);
    ask({ parent, search: undefined, ...(isTree && { scope: 'direct' }) });
  };
  return (
    <TeamPage error={record.error}>
      <Tabs
        look="pill"
        label={text('scope')}
        items={views.map((value) => ({ value, label: text(`scope.${value}`) }))}
        value={isTree ? 'tree' : asked.scope}
        onChange={view}
      />
      {isTree ? <TeamTree onShow={setShown} /> : <TeamList downlines={downlines} onShow={setShown} onTeam={openTeam} />}
      <DownlineDialog row={shown} onClose={() => setShown(undefined)} onTeam={openTeam} />
    </TeamPage>
  );
}
