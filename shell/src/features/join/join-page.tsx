import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { useText } from '../../host/use-text.ts';
import styles from './join.module.css';
import { JoinActions } from './join-actions.tsx';
import { JoinBenefits } from './join-benefits.tsx';
import { TeamPicture } from './team-picture.tsx';

const ways = ['agent', 'affiliate'] as const;
const steps = [1, 2, 3, 4];

/** /join: what agents and affiliates do and get, how to start, and how to ask. */
export function JoinPage() {
  return (
    <AreaTexts area={loadInfoTexts}>
      <JoinContent />
    </AreaTexts>
  );
}

function JoinContent() {
  const t = useText();
  return (
    <div className={page.page}>
      <section className={styles.hero}>
        <div className={styles.lead}>
          <h1>{t('join.title')}</h1>
          <p>{t('join.text')}</p>
          <JoinActions />
        </div>
        <TeamPicture title={t('join.picture')} />
      </section>
      <section className={styles.part}>
        <h2>{t('join.ways')}</h2>
        <div className={styles.ways}>
          {ways.map((way) => (
            <article key={way} className={styles.way}>
              <h3>{t(`join.${way}`)}</h3>
              <p>{t(`join.${way}_text`)}</p>
            </article>
          ))}
        </div>
      </section>
      <JoinBenefits />
      <section className={styles.part}>
        <h2>{t('join.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`join.step_${step}`)}</h3>
              <p>{t(`join.step_${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.ask}>
        <div>
          <h2>{t('join.ask_title')}</h2>
          <p>{t('join.ask_text')}</p>
        </div>
        <JoinActions isAsk />
      </section>
    </div>
  );
}
