import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { isTimeZone, zoneLabel } from '@portal/shared/contract/time/time-zones';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useTimeZone } from '@portal/shared/remote/time/use-time-zone';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { TimeZoneForm } from './time-zone-form.tsx';
import { zoneChoice } from './zone-choices.rules.ts';

/** The member's time zone, and a button to change it. */
export function TimeZone({ member }: { member: MemberInfo }) {
  const intl = useIntl();
  const { site } = useHost();
  const shown = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const now = new Date();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `timeZone.${id}` }, values);
  const { city, label } = zoneChoice(shown, now);
  const isOwn = member.timeZone !== undefined && isTimeZone(member.timeZone);
  const facts = [
    [text('times'), isOwn ? text('own', { zone: label, city }) : text('portal', { zone: label })],
    ...(site.timeZone ? [[text('days'), text('portal', { zone: zoneLabel(site.timeZone, now) })]] : []),
  ];
  return (
    <section>
      <div className={styles.headed}>
        <h3>{text('title')}</h3>
        <Button size="small" aria-label={`${text('change')}: ${text('title')}`} onClick={() => setIsOpen(true)}>
          {text('change')}
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? <TimeZoneForm member={member} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}
