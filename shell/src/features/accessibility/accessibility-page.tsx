import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { useIntl } from '@portal/shared/remote/intl';
import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { MailIcon } from '@portal/shared/ui/icons/media';
import { type ReactNode, useId } from 'react';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import richText from '../../frame/page-parts/rich-text.module.css';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './accessibility.module.css';

/** Day on which the statement was last compared with the product; changed with every review of it. */
export const reviewedOn = '2026-11-30';

const supported = ['keyboard', 'zoom', 'contrast', 'motion', 'names', 'targets', 'login'] as const;
const missing = ['pictures', 'clock', 'others', 'people'] as const;

/** /accessibility: how far the portal conforms to WCAG 2.2, what is not met, and where to report a barrier. */
export function AccessibilityPage() {
  return (
    <AreaTexts area={loadInfoTexts}>
      <Statement />
    </AreaTexts>
  );
}

function Statement() {
  const t = useText();
  const intl = useIntl();
  const { brandName } = usePortal().host.site;
  // At noon UTC it is the same day in every zone but the last ones.
  const day = intl.formatDate(`${reviewedOn}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={cx(page.page, page.narrow)}>
      <header className={page.head}>
        <h1>{t('footer.accessibility')}</h1>
        <p>{t('accessibility.text', { brand: brandName })}</p>
      </header>
      <Part title={t('accessibility.conformance')}>
        <p>{t('accessibility.conformance_text')}</p>
        <p>{t('accessibility.tested')}</p>
      </Part>
      <Part title={t('accessibility.supported')}>
        <ul>
          {supported.map((name) => (
            <li key={name}>{t(`accessibility.supported.${name}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('accessibility.missing')}>
        <ul>
          {missing.map((name) => (
            <li key={name}>{t(`accessibility.missing.${name}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('accessibility.report')}>
        <p>{t('accessibility.report_text')}</p>
        <p>
          <Link to="/help#feedback" className={buttonClass({ variant: 'primary' })}>
            <MailIcon size={20} />
            {t('help.write')}
          </Link>
        </p>
      </Part>
      <p className={page.muted}>{t('accessibility.reviewed', { day })}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={cx(styles.part, richText.text)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
