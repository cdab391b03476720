import path from 'node:path';
import type { Kernel } from '../../../kernel/kernel.ts';
import { writePrivateFile } from '../../../kernel/security/private-file.ts';
import type { VendorKeys } from './vendor-keys.ts';

/** Gives a local studio a new key in DATA_DIR/vendor/keys.json, readable only by its owner. */
export async function handOverKey({ settings }: Kernel, keys: VendorKeys, provider: string): Promise<void> {
  const { keyId, secret } = await keys.create(provider);
  const file = path.join(settings.DATA_DIR, 'vendor', 'keys.json');
  await writePrivateFile(file, `${JSON.stringify({ provider, keyId, secret }, null, 2)}\n`);
}
