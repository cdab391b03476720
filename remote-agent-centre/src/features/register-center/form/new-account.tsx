import { useIntl } from '@portal/shared/remote/intl';
import { useCopy } from '@portal/shared/remote/use-copy';
import { Button } from '@portal/shared/ui/button';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useEffect, useRef } from 'react';
import styles from '../register-center.module.css';
import type { MadeAccount } from './use-register-downline.ts';

/** Account and password for the newcomer; the password is shown only here. */
export function NewAccount({ made, onAgain }: { made: MadeAccount; onAgain: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const { copied, copy } = useCopy<'account'>({ done: () => text('made.copied'), failed: text('copy.failed') });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.made}>
      <IconSpot tone="good">
        <CheckIcon />
      </IconSpot>
      <h3 ref={title} tabIndex={-1}>
        {intl.formatMessage({ id: 'newcomers.made' }, { account: made.account })}
      </h3>
      <p className={styles.small}>{text('made.about')}</p>
      <FactsList
        facts={[
          { name: text('account'), value: made.account },
          {
            name: text('password'),
            value: (
              <code translate="no" className={styles.secret}>
                {made.password}
              </code>
            ),
          },
          { name: text('type'), value: text(`type.${made.type}`) },
        ]}
      />
      <div className={styles.acts}>
        <Button
          icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={() => void copy('account', `${made.account}\n${made.password}`)}
        >
          {text(copied ? 'copied' : 'made.copy')}
        </Button>
        <Button variant="primary" onClick={onAgain}>
          {text('made.again')}
        </Button>
      </div>
    </section>
  );
}
