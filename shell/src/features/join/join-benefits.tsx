import { ChartIcon, ContractIcon } from '@portal/shared/ui/icons/money';
import { TeamIcon } from '@portal/shared/ui/icons/navigation';
import { useText } from '../../host/use-text.ts';
import styles from './join.module.css';

const points = [
  ['team', <TeamIcon key="team" size={28} />],
  ['income', <ChartIcon key="income" size={28} />],
  ['contract', <ContractIcon key="contract" size={28} />],
] as const;

export function JoinBenefits() {
  const t = useText();
  return (
    <section className={styles.part}>
      <h2>{t('join.brings')}</h2>
      <ul className={styles.points}>
        {points.map(([name, icon]) => (
          <li key={name}>
            <span className={styles.mark}>{icon}</span>
            <div>
              <h3>{t(`join.${name}`)}</h3>
              <p>{t(`join.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
