import { revokePublisherKey } from '@portal/shared/contract/releases/publisher-keys';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText } from '../texts/use-text.ts';
import type { SquadKey } from './use-key-columns.tsx';

/** Revokes a key for good, which needs a confirmation besides the reason. */
export function RevokeKeyDialog({ squadKey, onClose }: { squadKey: SquadKey; onClose: () => void }) {
  const t = useText();
  const title = useReleaseTitle();
  const { client } = useConsole();
  const [isSure, setIsSure] = useState(false);
  const { kid, label, name } = squadKey;
  async function act(why: string) {
    await client.send(revokePublisherKey, { kid, why });
    return t('keys.revokedDone', { label });
  }
  return (
    <ActDialog
      isDanger
      title={t('keys.revokeName', { label })}
      submitLabel={t('keys.revoke')}
      missing={() => (isSure ? undefined : t('keys.notSure'))}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('keys.revokeAbout', { label, name: title(name) })}</p>
      <Checkbox label={t('keys.sure')} checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
    </ActDialog>
  );
}
