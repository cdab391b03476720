import { listPublisherKeys } from '@portal/shared/contract/releases/publisher-keys';
import { useQuery } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { DataTable } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { NoRoleNote } from '../frame/no-role-note.tsx';
import { PanelPage } from '../frame/panel.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { useFailedList } from '../frame/use-failed-list.tsx';
import { releasesKey } from '../releases/use-releases.ts';
import { useText } from '../texts/use-text.ts';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { type SquadKey, useKeyColumns } from './use-key-columns.tsx';

/** The keys by which squads publish their one release without an operator. */
export function KeysPage() {
  const t = useText();
  const { client } = useConsole();
  const [isAdding, setIsAdding] = useState(false);
  const [revoked, setRevoked] = useState<SquadKey>();
  const columns = useKeyColumns(setRevoked);
  const keys = useQuery({
    queryKey: [releasesKey, 'keys'],
    queryFn: ({ signal }) => client.send(listPublisherKeys, {}, { signal }),
  });
  const failed = useFailedList('keys.failed', keys);
  return (
    <PanelPage
      title={t('keys.title')}
      about={t('keys.about')}
      action={
        <RoleButton variant="primary" onClick={() => setIsAdding(true)}>
          {t('keys.add')}
        </RoleButton>
      }
      above={<NoRoleNote />}
    >
      <DataTable
        caption={t('keys.title')}
        columns={columns}
        rows={keys.data?.list}
        rowKey={({ kid }) => kid}
        failed={failed}
        empty={
          <EmptyState drawing="records" title={t('keys.empty')}>
            {t('keys.emptyHelp')}
          </EmptyState>
        }
      />
      {isAdding ? <AddKeyDialog onClose={() => setIsAdding(false)} /> : null}
      {revoked ? <RevokeKeyDialog squadKey={revoked} onClose={() => setRevoked(undefined)} /> : null}
    </PanelPage>
  );
}
