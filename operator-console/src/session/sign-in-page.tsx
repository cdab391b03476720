import { operatorLoginByProvider } from '@portal/shared/contract/operators/sign-in-provider';
import { Button } from '@portal/shared/ui/button';
import { useConsole } from '../console-parts.ts';
import { Notice } from '../frame/notice.tsx';
import { useText } from '../texts/use-text.ts';
import { LoginCard } from './login-card.tsx';
import { ProofForm } from './proof-form.tsx';

interface SignInPageProps {
  /** What the provider's sign-in brought: a ticket, or `refused`. */
  result: string;
  onLeave: () => void;
}

/** The second step of a sign-in by a provider: a code or a key, as after a password. */
export function SignInPage({ result, onLeave }: SignInPageProps) {
  const t = useText();
  const { client, session } = useConsole();
  const isRefused = result === 'refused';
  return (
    <LoginCard title={t('login.title')} about={isRefused ? undefined : t('signIn.about')}>
      {isRefused ? (
        <Notice tone="warn">{t('signIn.refused')}</Notice>
      ) : (
        <ProofForm
          submitLabel={t('login.submit')}
          wayOn={t('signIn.again')}
          prove={async (proof) => {
            session.open(await client.send(operatorLoginByProvider, { ticket: result, ...proof }));
            onLeave();
          }}
        />
      )}
      <Button wide onClick={onLeave}>
        {t('enrol.leave')}
      </Button>
    </LoginCard>
  );
}
