import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { canPromote } from '@portal/shared/contract/releases/compatibility';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import type { Registry } from '../registry/registry.ts';
import { answerCanPromote } from './answer-can-promote.ts';
import { changeOf } from './check-version-step.ts';
import type { ReleaseWithContract } from './set-compatibility.rules.ts';
import { readUnpublished } from './unpublished.rules.ts';

type Answer = CallResult<typeof canPromote>;
type Asked = { name: ReleaseName; version: string };

/** Judges whether a release could go live, and how it differs from the version before it. */
export async function judgeNew(
  registry: Registry,
  release: ReleaseWithContract,
  { name, version }: Asked,
): Promise<Answer> {
  const compatibility = await answerCanPromote(registry, release, false);
  return { name, version, ...compatibility, change: await changeOf(registry, release) };
}

/** The same for a release that is not stored, from its two texts. Refuses invalid texts with `release_corrupt`. */
export async function answerCanPublish(
  registry: Registry,
  asked: Asked,
  texts: { manifest: string; contract: string },
): Promise<Answer> {
  return judgeNew(registry, readUnpublished(asked, texts), asked);
}
