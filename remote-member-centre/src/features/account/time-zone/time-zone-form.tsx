import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import { knownZone, zoneLabel } from '@portal/shared/contract/time/time-zones';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { SearchSelect } from '@portal/shared/ui/forms/search-select';
import { useMemo } from 'react';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import styles from './time-zone-form.module.css';
import { asChoice, listedName, type ZoneChoice, zoneChoices, zonesNamed } from './zone-choices.rules.ts';

interface TimeZoneFormProps {
  member: MemberInfo;
  onClose: () => void;
}

/** The choice among all time zones, found by city or offset; the first one is that of the portal. */
export function TimeZoneForm({ member, onClose }: TimeZoneFormProps) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `timeZone.${id}` }, values);
  const choices = useChoices(member.timeZone, text('ofPortal'));
  const use = useForm({
    initial: { timeZone: member.timeZone ? listedName(member.timeZone) : '' },
    check: () => ({}),
    fieldOf: {},
    async send({ timeZone }) {
      await host.call(setTimeZone, { timeZone });
      // The live stream reports it, too, but may be disconnected.
      host.events.emit('member-changed');
      host.toast(text('done', { zone: zoneLabel(knownZone(timeZone, host.site.timeZone), new Date()) }), 'good');
      onClose();
    },
  });
  const { name, value, error } = use.field('timeZone');
  return (
    <FormDialog use={use} onClose={onClose} {...formWords(text)}>
      <SearchSelect
        {...{ name, error }}
        label={text('label')}
        labels={{ search: text('search'), list: text('list'), none: text('none') }}
        placeholder={text('label')}
        chosen={choices.find(({ id }) => id === value)}
        matching={(typed) => zonesNamed(choices, typed)}
        keyOf={({ id }) => id || 'portal'}
        draw={({ city, label }) => (
          <span className={styles.zone}>
            <span className={styles.city}>{city}</span>
            <span className={styles.offset}>{label}</span>
          </span>
        )}
        onChoose={({ id }) => use.set('timeZone', id)}
      />
    </FormDialog>
  );
}

/** The portal's zone, that of this device, then all from west to east. */
function useChoices(chosen: string | undefined, portalName: string): readonly ZoneChoice[] {
  const { site } = useHost();
  const { locale } = useIntl();
  return useMemo(() => {
    const now = new Date();
    const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const all = zoneChoices(now, [chosen ?? '', device], locale);
    const here = all.filter(({ id }) => id === listedName(device));
    const portal = asChoice('', portalName, zoneLabel(knownZone(site.timeZone), now));
    return [portal, ...here, ...all.filter((choice) => !here.includes(choice))];
  }, [chosen, portalName, site.timeZone, locale]);
}
