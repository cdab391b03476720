import { makePreview } from '@portal/shared/contract/releases/previews';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { ActDialog } from '../releases/dialogs/act-dialog.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText, useTimes } from '../texts/use-text.ts';
import styles from './previews.module.css';
import { usePreviewChoices } from './use-preview-choices.ts';
import type { Preview } from './use-preview-columns.tsx';

/** Hours; a week is the longest that the platform accepts. */
const lengths = ['1', '4', '24', '72', '168'] as const;

/** Creates a preview of a stored version of a remote, and shows its address. */
export function MakePreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const title = useReleaseTitle();
  const { client } = useConsole();
  const { choices, blocked } = usePreviewChoices();
  const [named, setName] = useState('');
  const [asked, setVersion] = useState('');
  const [hours, setHours] = useState<string>('24');
  const chosen = choices.find(({ name }) => name === named) ?? choices[0];
  const version = chosen?.versions.includes(asked) ? asked : chosen?.versions[0];
  async function act(why: string) {
    if (!chosen || !version) return null;
    const input = { name: chosen.name, version, minutes: Number(hours) * 60, why };
    return <MadePreview preview={await client.send(makePreview, input)} />;
  }
  return (
    <ActDialog
      title={t('previews.make')}
      submitLabel={t('previews.make')}
      blocked={blocked}
      onAct={act}
      onClose={onClose}
    >
      {chosen ? (
        <>
          <Select
            label={t('history.release')}
            value={chosen.name}
            onChange={({ target }) => setName(target.value)}
            options={choices.map(({ name }) => ({ value: name, label: title(name) }))}
          />
          <Select
            label={t('promote.version')}
            value={version}
            onChange={({ target }) => setVersion(target.value)}
            options={chosen.versions.map((one) => ({
              value: one,
              label: one === chosen.live ? t('previews.live', { version: one }) : one,
            }))}
          />
          <Select
            label={t('freeze.length')}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
            options={lengths.map((length) => ({ value: length, label: t('freeze.hours', { hours: Number(length) }) }))}
          />
        </>
      ) : null}
    </ActDialog>
  );
}

/** The address of a new preview, for sharing. */
function MadePreview({ preview: { url, expiresAt } }: { preview: Preview }) {
  const t = useText();
  const { moment } = useTimes();
  return (
    <div className={styles.made}>
      <p>{t('previews.made', { until: moment(expiresAt) })}</p>
      <code translate="no" className={styles.url}>
        {url}
      </code>
      <CopyButton value={url}>{t('previews.copy')}</CopyButton>
    </div>
  );
}
