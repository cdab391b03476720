import { thawReleases } from '@portal/shared/contract/releases/releases';
import { useConsole } from '../../console-parts.ts';
import { useText } from '../../texts/use-text.ts';
import { ActDialog } from '../dialogs/act-dialog.tsx';

/** Ends the freeze early. */
export function ThawDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { client } = useConsole();
  async function act(why: string) {
    await client.send(thawReleases, { why });
    return t('freeze.thawed');
  }
  return (
    <ActDialog title={t('freeze.thawTitle')} submitLabel={t('freeze.thaw')} onAct={act} onClose={onClose}>
      <p>{t('freeze.thawAbout')}</p>
    </ActDialog>
  );
}
