import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './download.module.css';
import { drawings } from './drawings/drawings.tsx';
import { Phone } from './drawings/phone.tsx';
import type { Platform } from './phone-platform.rules.ts';

/** Drawing of each step, in order; its text is download.<platform>.<number>. */
const steps: Readonly<Record<Platform, readonly (keyof typeof drawings)[]>> = {
  ios: ['scan', 'confirm', 'trust', 'open'],
  android: ['scan', 'allow', 'install', 'open'],
  'ios-lite': ['browser', 'share', 'add', 'standalone'],
};

/** How to install, a tab per available app; the first one is shown. */
export function InstallGuide({ platforms }: { platforms: readonly Platform[] }) {
  const t = useText();
  const [first = 'ios'] = platforms;
  const [shown, setShown] = useState<Platform>(first);
  return (
    <section className={styles.guide}>
      <h2>{t('download.guide')}</h2>
      <Tabs
        label={t('download.platforms')}
        look="pill"
        value={shown}
        onChange={setShown}
        items={platforms.map((platform) => ({ value: platform, label: t(`download.tab.${platform}`) }))}
      >
        <ol className={styles.steps}>
          {steps[shown].map((drawing, index) => (
            <li key={drawing} className={styles.step}>
              <Phone isAndroid={shown === 'android'}>{drawings[drawing]}</Phone>
              <p>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{t(`download.${shown}.${index + 1}`)}</span>
              </p>
            </li>
          ))}
        </ol>
      </Tabs>
    </section>
  );
}
