import type { Client } from '@portal/shared/client/client';
import { askSecurityKey } from '@portal/shared/contract/operators/security-keys';
import type { BrowserKeys, KeyProof } from '@portal/shared/remote/keys/browser-keys';

/** Has the operator touch a key. @throws NoKeyError when none was touched */
export async function proveByKey(client: Pick<Client, 'send'>, keys: BrowserKeys): Promise<KeyProof> {
  const { options } = await client.send(askSecurityKey, {});
  return keys.prove(options);
}
