import { getReleaseHealth } from '@portal/shared/contract/releases/health';
import { freezeReleases } from '@portal/shared/contract/releases/releases';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import { useConsole } from '../../console-parts.ts';
import { useText, useTimes } from '../../texts/use-text.ts';
import { ActDialog } from '../dialogs/act-dialog.tsx';

/** Hours from now. */
const lengths = ['1', '4', '12', '24', '72'] as const;

/** Starts a freeze, in which nothing can be promoted, or moves the end of the current one. */
export function FreezeDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { moment } = useTimes();
  const { client } = useConsole();
  const [hours, setHours] = useState<string>('4');
  async function act(why: string) {
    // By the clock of the platform: the operator's may be wrong.
    const { to: now } = await client.send(getReleaseHealth, { minutes: '5' });
    const until = new Date(Date.parse(now) + Number(hours) * 3_600_000).toISOString();
    const freeze = await client.send(freezeReleases, { until, why });
    return t('freeze.done', { until: moment(freeze.until) });
  }
  return (
    <ActDialog title={t('freeze.openTitle')} submitLabel={t('freeze.open')} onAct={act} onClose={onClose}>
      <p>{t('freeze.about')}</p>
      <Select
        label={t('freeze.length')}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
        options={lengths.map((length) => ({ value: length, label: t('freeze.hours', { hours: Number(length) }) }))}
      />
    </ActDialog>
  );
}
