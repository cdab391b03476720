import { endPreview, listPreviews } from '@portal/shared/contract/releases/previews';
import { useQuery } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { DataTable } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { NoRoleNote } from '../frame/no-role-note.tsx';
import { PanelPage } from '../frame/panel.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { useFailedList } from '../frame/use-failed-list.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { releasesKey } from '../releases/use-releases.ts';
import { useText } from '../texts/use-text.ts';
import { MakePreviewDialog } from './make-preview-dialog.tsx';
import { type Preview, usePreviewColumns } from './use-preview-columns.tsx';

/** Previews expire: an expired one leaves the list within a minute. */
const pollMs = 30_000;

/** Versions that only those with their address see on the live portal. */
export function PreviewsPage() {
  const t = useText();
  const { client } = useConsole();
  const [isMaking, setIsMaking] = useState(false);
  const [ended, setEnded] = useState<Preview>();
  const columns = usePreviewColumns(setEnded);
  const previews = useQuery({
    queryKey: [releasesKey, 'previews'],
    queryFn: ({ signal }) => client.send(listPreviews, {}, { signal }),
    refetchInterval: pollMs,
  });
  const failed = useFailedList('previews.failed', previews);
  return (
    <PanelPage
      title={t('previews.title')}
      about={t('previews.about')}
      action={
        <RoleButton variant="primary" onClick={() => setIsMaking(true)}>
          {t('previews.make')}
        </RoleButton>
      }
      above={<NoRoleNote />}
    >
      <DataTable
        caption={t('previews.title')}
        columns={columns}
        rows={previews.data?.list}
        rowKey={({ id }) => id}
        failed={failed}
        empty={<EmptyState title={t('previews.empty')}>{t('previews.emptyHelp')}</EmptyState>}
      />
      {isMaking ? <MakePreviewDialog onClose={() => setIsMaking(false)} /> : null}
      {ended ? <EndPreviewDialog preview={ended} onClose={() => setEnded(undefined)} /> : null}
    </PanelPage>
  );
}

/** Ends a preview early. */
function EndPreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const t = useText();
  const title = useReleaseTitle();
  const { client } = useConsole();
  const what = `${title(preview.name)} ${preview.version}`;
  async function act(why: string) {
    await client.send(endPreview, { id: preview.id, why });
    return t('previews.ended', { what });
  }
  return (
    <ActDialog
      isDanger
      title={t('previews.endName', { what })}
      submitLabel={t('previews.end')}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('previews.endAbout')}</p>
    </ActDialog>
  );
}
