import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import * as v from 'valibot';
import type { KeyStore } from './safe-storage.ts';

/** The session caches of docs/product.md 9; the status names the current version of each. */
export type CacheName = 'settings' | 'routers' | 'vendors' | 'announcements' | 'validation';
export type CacheVersions = Readonly<Record<CacheName, string>>;

const stored = v.object({ version: v.string(), language: v.string(), value: v.unknown() });
const keyOf = (name: CacheName, call: Call) => `cache:${name}:${call.path}`;

export interface CachePorts {
  storage: KeyStore;
  /** Cache versions of the last status. */
  versions(): CacheVersions;
  language(): string;
}

function readStored(ports: CachePorts, name: CacheName, call: Call): unknown {
  try {
    const parsed = v.safeParse(stored, JSON.parse(ports.storage.getItem(keyOf(name, call)) ?? 'null'));
    if (!parsed.success) return undefined;
    const { version, language, value } = parsed.output;
    return version === ports.versions()[name] && language === ports.language() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the cached answer if its version and language are current, else undefined. */
export function cachedAnswer<C extends Call>(ports: CachePorts, name: CacheName, call: C): CallOutput<C> | undefined {
  const parsed = v.safeParse(call.output, readStored(ports, name, call));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Returns the version that an answer names. The status requested beside it may name another one if the operator changed
 * something in between.
 */
export function versionIn(answer: unknown): string | undefined {
  const parsed = v.safeParse(v.object({ cacheVersion: v.string() }), answer);
  return parsed.success ? parsed.output.cacheVersion : undefined;
}

/**
 * Caches an answer under its own version for the session; one without a version is not cached. Full storage is ignored.
 */
export function keepAnswer<C extends Call>(ports: CachePorts, name: CacheName, call: C, value: CallOutput<C>): void {
  const version = versionIn(value);
  if (version === undefined) return;
  const row = { version, language: ports.language(), value };
  try {
    ports.storage.setItem(keyOf(name, call), JSON.stringify(row));
  } catch {
    ports.storage.removeItem(keyOf(name, call));
  }
}

/** Removes entries of another version: nobody reads them, and they take up space. */
export function forgetOld({ storage, versions }: CachePorts, name: CacheName, call: Call): void {
  const key = keyOf(name, call);
  const row = storage.getItem(key);
  if (row !== null && versionOf(row) !== versions()[name]) storage.removeItem(key);
}

function versionOf(row: string): string | undefined {
  try {
    const parsed = v.safeParse(stored, JSON.parse(row));
    return parsed.success ? parsed.output.version : undefined;
  } catch {
    return undefined;
  }
}

/** True when the session holds an answer of any version. */
export function hasCachedAnswer(storage: KeyStore, name: CacheName, call: Call): boolean {
  return storage.getItem(keyOf(name, call)) !== null;
}
