import { endPreview } from '@portal/shared/contract/releases/previews';
import { useConsole } from '../console-parts.ts';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText } from '../texts/use-text.ts';
import type { Preview } from './use-preview-columns.tsx';

/** Ends a preview early. */
export function EndPreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
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
