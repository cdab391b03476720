import { listStudios } from '@portal/shared/contract/games/operator-studios';
import { useQuery } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { DataTable } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { NoRoleNote } from '../frame/no-role-note.tsx';
import { PanelPage } from '../frame/panel.tsx';
import { useFailedList } from '../frame/use-failed-list.tsx';
import { releasesKey } from '../releases/use-releases.ts';
import { useText } from '../texts/use-text.ts';
import { type StudioAct, StudioActDialog } from './studio-act-dialog.tsx';
import { rowsOf, useStudioColumns } from './use-studio-columns.tsx';

/** Origins and keys of studios: two admins change them, one person ends a key. */
export function StudiosPage() {
  const t = useText();
  const { client } = useConsole();
  const [opened, setOpened] = useState<StudioAct>();
  const columns = useStudioColumns(setOpened);
  const studios = useQuery({
    queryKey: [releasesKey, 'studios'],
    queryFn: ({ signal }) => client.send(listStudios, {}, { signal }),
  });
  const failed = useFailedList('studios.failed', studios);
  return (
    <PanelPage
      title={t('studios.title')}
      about={t('studios.about')}
      above={<NoRoleNote roles={['admin']} text="studios.noRole" />}
    >
      <DataTable
        caption={t('studios.title')}
        columns={columns}
        rows={studios.data && rowsOf(studios.data.studios)}
        rowKey={({ studio, key }) => `${studio.provider} ${key?.keyId}`}
        failed={failed}
        empty={<EmptyState drawing="records" title={t('studios.empty')} />}
      />
      {opened ? <StudioActDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
    </PanelPage>
  );
}
