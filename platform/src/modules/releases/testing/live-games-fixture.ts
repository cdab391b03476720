import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@portal/shared/contract/releases/composition';
import type { Database } from '../../../kernel/database/database.ts';
import { loadSigningKeys, publicKeySet } from '../composition/signing-keys.ts';
import { verifyComposition } from '../composition/verify-composition.ts';
import { type RegistryAnswer, type RegistryFixture, registryFixture } from './registry-fixture.ts';

export interface LiveGames extends RegistryFixture {
  /** The written composition, verified. */
  composition(): Promise<Composition>;
  /** `1.0.1 10, 1.0.0 90` and, after a bar, the fallback. */
  shown(): Promise<string>;
  /** State and share of each release, from the list. */
  states(): Promise<Record<string, string>>;
  rollback(more?: object): Promise<RegistryAnswer>;
  history(): Promise<Record<string, unknown>[]>;
}

/** Opens a registry with remote-games 1.0.0 to 1.0.3, of which 1.0.0 is live. */
export async function liveGames(database: Database): Promise<LiveGames> {
  const registry = await registryFixture(database);
  await registry.publish('shell', '1.0.0');
  for (const patch of [0, 1, 2, 3]) await registry.publish('remote-games', `1.0.${patch}`);
  await registry.promote('shell', '1.0.0');
  await registry.promote('remote-games', '1.0.0');
  return { ...registry, ...reading(registry) };
}

function reading(registry: RegistryFixture): Omit<LiveGames, keyof RegistryFixture> {
  async function composition(): Promise<Composition> {
    const keys = await loadSigningKeys(path.join(registry.dataDir, 'keys'));
    const written = JSON.parse(await readFile(path.join(registry.dataDir, 'site/composition.json'), 'utf8'));
    return verifyComposition(written.composition, publicKeySet(keys));
  }
  const list = async (url: string, field: string): Promise<Record<string, unknown>[]> => {
    const rows = (await registry.ask('GET', url)).value[field];
    return Array.isArray(rows) ? rows : [];
  };
  return {
    composition,
    async shown() {
      const offer = (await composition()).remotes['remote-games'];
      const candidates = offer?.candidates.map(({ version, weight }) => `${version} ${weight}`) ?? [];
      return [candidates.join(', '), ...(offer?.fallback ? [offer.fallback.version] : [])].join(' | ');
    },
    async states() {
      const rows = await list('/operator/releases', 'releases');
      return Object.fromEntries(
        rows.map(({ name, version, state, percent }) => [
          `${name} ${version}`,
          percent === undefined ? String(state) : `${state} ${percent}`,
        ]),
      );
    },
    rollback: (more) => registry.ask('POST', '/operator/releases/remote-games/rollback', { why: 'it broke', ...more }),
    history: () => list('/operator/releases/history', 'list'),
  };
}
