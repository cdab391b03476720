import type { Call, CallOutput } from '@portal/shared/contract/define-call';
import * as v from 'valibot';
import type { KeyStore } from './safe-storage.ts';

/** The session caches of docs/product.md 9; each is as old as the version the status answer names for it. */
export type CacheName = 'settings' | 'routers' | 'vendors' | 'announcements' | 'validation';
export type CacheVersions = Readonly<Record<CacheName, string>>;

const stored = v.object({ version: v.string(), language: v.string(), value: v.unknown() });
const keyOf = (name: CacheName, call: Call) => `cache:${name}:${call.path}`;

export interface CachePorts {
  storage: KeyStore;
  /** Of the last status answer. */
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

/** The kept answer if its version and language are those of now, else undefined. */
export function cachedAnswer<C extends Call>(ports: CachePorts, name: CacheName, call: C): CallOutput<C> | undefined {
  const parsed = v.safeParse(call.output, readStored(ports, name, call));
  return parsed.success ? parsed.output : undefined;
}

/**
 * The version that an answer says it is of. The status answer that was asked for beside it may be of another one: what
 * the operator changes falls between the two.
 */
export function versionIn(answer: unknown): string | undefined {
  const parsed = v.safeParse(v.object({ cacheVersion: v.string() }), answer);
  return parsed.success ? parsed.output.cacheVersion : undefined;
}

/**
 * Keeps an answer under its own version for the rest of the session; one that names none is not kept. A full storage is
 * no reason to fail.
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

/** Takes away what was kept under another version: nobody reads it again, and it takes up room. */
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

/** True when the session holds an answer, of whatever version. */
export function hasKept(storage: KeyStore, name: CacheName, call: Call): boolean {
  return storage.getItem(keyOf(name, call)) !== null;
}
