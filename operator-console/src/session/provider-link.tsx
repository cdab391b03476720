import { operatorSignInWays } from '@portal/shared/contract/operators/sign-in-provider';
import { buttonClass } from '@portal/shared/ui/button';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';

/** Leads to the portal's sign-in provider, if it has one; the password stays when that cannot be asked. */
export function ProviderLink() {
  const t = useText();
  const { client } = useConsole();
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isGone = false;
    client.send(operatorSignInWays, {}).then(
      ({ provider }) => !isGone && setName(provider),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  if (!name) return null;
  return (
    <a className={buttonClass({ wide: true })} href="/operator/session/provider/start">
      {t('signIn.with', { name })}
    </a>
  );
}
