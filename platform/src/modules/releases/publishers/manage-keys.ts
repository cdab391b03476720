import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type {
  addPublisherKey as addCall,
  listPublisherKeys as listCall,
  revokePublisherKey as revokeCall,
} from '@portal/shared/contract/releases/publisher-keys';
import { releaseName } from '@portal/shared/contract/releases/releases';
import { calculateJwkThumbprint, importJWK } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { PublisherKeyRow } from './publisher-keys.ts';
import type { Publishers } from './publishers.ts';

type ShownKey = CallResult<typeof listCall>['list'][number];

/** Lets the holder of the private key publish one release. Writes an audit line. */
export async function addKey(
  { keys, database, clock, audit }: Publishers,
  { name, label, key, why }: CallParsedInput<typeof addCall>,
  who: string,
): Promise<ShownKey> {
  await checkPoint(key);
  const kid = await calculateJwkThumbprint(key);
  return database.transaction(async () => {
    const row = { kid, name, label, x: key.x, y: key.y, addedAt: clock.now(), addedBy: who };
    const added = await keys.add(row);
    if (!added) throw new Refusal('key_exists');
    await audit({ who, act: 'add-publisher-key', target: `${name} ${label}`, why, detail: { kid } });
    return shown(added);
  });
}

export async function listKeys({ keys }: Publishers): Promise<CallResult<typeof listCall>> {
  return { list: (await keys.all()).map(shown) };
}

/** Revoking twice has no further effect. */
export async function revokeKey(
  { keys, database, clock, audit }: Publishers,
  { kid, why }: CallParsedInput<typeof revokeCall>,
  who: string,
): Promise<ShownKey> {
  return database.transaction(async () => {
    const revoked = await keys.revoke(kid, clock.now());
    const row = revoked ?? (await keys.find(kid));
    if (!row) throw new Refusal('not_found', { fields: { kid: 'There is no key of this id' } });
    if (revoked) {
      await audit({ who, act: 'revoke-publisher-key', target: `${row.name} ${row.label}`, why, detail: { kid } });
    }
    return shown(row);
  });
}

/** Two numbers of the right length are not necessarily a point on the curve. */
async function checkPoint(key: CallParsedInput<typeof addCall>['key']): Promise<void> {
  await importJWK(key, 'ES256').catch(() => {
    throw new Refusal('invalid_input', { fields: { key: 'invalid_value' } });
  });
}

function shown(row: PublisherKeyRow): ShownKey {
  const { kid, label, addedBy, addedAt, revokedAt, lastUsedAt } = row;
  return {
    kid,
    name: v.parse(releaseName, row.name),
    label,
    addedBy,
    addedAt: addedAt.toISOString(),
    ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}
