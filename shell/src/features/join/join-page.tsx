import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button, buttonClass } from '@portal/shared/ui/button';
import { ChartIcon, ContractIcon } from '@portal/shared/ui/icons-money';
import { TeamIcon } from '@portal/shared/ui/icons-navigation';
import page from '../../frame/page.module.css';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

const points = [
  ['team', <TeamIcon key="team" size={32} />],
  ['income', <ChartIcon key="income" size={32} />],
  ['contract', <ContractIcon key="contract" size={32} />],
] as const;

/** /join: what an agent does here, and the two ways in. */
export function JoinPage() {
  const t = useText();
  const { dialogs, openSupport } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('join.title')}</h1>
        <p>{t('join.text')}</p>
      </header>
      <div className={page.cards}>
        {points.map(([name, icon]) => (
          <article key={name} className={page.card}>
            <div className={page.body}>
              {icon}
              <h2>{t(`join.${name}`)}</h2>
              <p className={page.muted}>{t(`join.${name}_text`)}</p>
            </div>
          </article>
        ))}
      </div>
      <div className={page.row}>
        {!isLoggedIn && (
          <Button variant="primary" size="large" onClick={() => dialogs.open({ name: 'register' })}>
            {t('header.register')}
          </Button>
        )}
        <Link to="/agentHome" className={buttonClass({ size: 'large' })}>
          {t('join.agent_login')}
        </Link>
        <Button variant="quiet" size="large" onClick={openSupport}>
          {t('join.ask')}
        </Button>
      </div>
    </div>
  );
}
