import type { KeyProof } from '@portal/shared/remote/keys/browser-keys';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { proveByKey } from './security-keys.ts';

interface KeyButtonProps {
  /** Says what is missing before a key is asked for. */
  missing?: () => string | undefined;
  onProof: (key: KeyProof) => Promise<void>;
  onFailure: (error: unknown) => void;
  onMissing?: (text: string) => void;
}

/** Uses a security key instead of a code; not shown by browsers without the standard. */
export function KeyButton({ missing, onProof, onFailure, onMissing }: KeyButtonProps) {
  const t = useText();
  const { client, securityKeys } = useConsole();
  const [isWaiting, setIsWaiting] = useState(false);
  if (!securityKeys.isThere()) return null;
  async function use(): Promise<void> {
    const lack = missing?.();
    if (lack !== undefined) return onMissing?.(lack);
    setIsWaiting(true);
    try {
      await onProof(await proveByKey(client, securityKeys));
    } catch (error) {
      onFailure(error);
    } finally {
      setIsWaiting(false);
    }
  }
  return (
    <Button wide disabled={isWaiting} onClick={() => void use()}>
      {t(isWaiting ? 'key.waiting' : 'key.use')}
    </Button>
  );
}
