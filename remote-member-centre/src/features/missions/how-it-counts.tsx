import { isTimeZone, zoneLabel } from '@portal/shared/contract/time/time-zones';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { HelpIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import styles from './how-it-counts.module.css';

const rules = ['settled', 'periods', 'claim', 'turnover', 'leaderboard'] as const;

/** Button that opens the rules of missions and leaderboard. */
export function HowItCounts() {
  const { timeZone } = useHost().site;
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.open}
        icon={<HelpIcon size={18} />}
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="missions.how" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('missions.how')}
        closeLabel={text('missions.how.close')}
      >
        <dl className={styles.rules}>
          {rules.map((rule) => (
            <div key={rule}>
              <dt>
                <FormattedMessage id={`missions.how.${rule}`} />
              </dt>
              <dd>
                <FormattedMessage id={`missions.how.${rule}.text`} />
                {rule === 'periods' && timeZone && isTimeZone(timeZone) ? (
                  <>
                    {' '}
                    <FormattedMessage id="record.days" values={{ days: zoneLabel(timeZone, new Date()) }} />
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
