import { trialType } from '@portal/shared/contract/constants';
import { useReadable } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button, buttonClass } from '@portal/shared/ui/button';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { hasAgentCentre } from '../../host/sections.rules.ts';
import { useText } from '../../host/use-text.ts';
import styles from './join.module.css';

/** The next step for the viewer: an agent opens the agent centre, a player asks, a visitor registers or logs in. */
export function JoinActions({ isAsk = false }: { isAsk?: boolean }) {
  const t = useText();
  const { host, dialogs, openSupport } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const type = useReadable(host.member)?.type;
  const isAgent = hasAgentCentre(host.site, type);
  const isVisitor = !isLoggedIn || type === trialType;
  const mayRegister = isVisitor && host.site.toggles.directRegistration !== false;
  const ask = (
    <Button
      variant={isAsk || (!mayRegister && !isAgent) ? 'primary' : 'secondary'}
      size="large"
      icon={<ChatIcon size={20} />}
      onClick={openSupport}
    >
      {t('join.ask')}
    </Button>
  );
  if (isAsk) return <div className={styles.actions}>{ask}</div>;
  return (
    <div className={styles.actions}>
      {isAgent && (
        <Button variant="primary" size="large" onClick={() => host.openOverlay('agent-centre')}>
          {t('menu.agent')}
        </Button>
      )}
      {mayRegister && (
        <Button variant="primary" size="large" onClick={() => dialogs.open({ name: 'register' })}>
          {t('header.register')}
        </Button>
      )}
      {!isAgent && ask}
      {!isLoggedIn && (
        <Link to="/agentHome" className={buttonClass({ size: 'large', variant: 'quiet' })}>
          {t('join.agent_login')}
        </Link>
      )}
    </div>
  );
}
