import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { keyPublisher } from '../publishers/key-publisher.rules.ts';
import { publishedRow } from '../registry/complete-release.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * Checks that another person than the operator has published each of these versions, or added the key that published it.
 * @throws Refusal `not_found`, `published_by_promoter`, `account_recently_reset`
 */
export async function assertOtherPublished(
  registry: Registry,
  versions: readonly { name: ReleaseName; version: string }[],
  operator: OperatorCaller,
): Promise<void> {
  const { publisherKeys, secondPerson } = registry;
  if (!(await secondPerson.isNeeded(operator))) return;
  await secondPerson.assertSettled(operator.username);
  for (const { name, version } of versions) {
    // A version that is not there yet would be judged before its publisher is known.
    const { publishedBy } = await publishedRow(registry, name, version);
    const label = publishedBy && keyPublisher.labelOf(publishedBy);
    const person = label ? await publisherKeys.adderOf(name, label) : publishedBy;
    const isOfNobody = label !== undefined && person === undefined;
    if (isOfNobody || (person && (await secondPerson.haveCommonHand(person, operator.username))))
      throw new Refusal('published_by_promoter', {
        fields: { version: `${name} ${version} was published by ${publishedBy}` },
      });
  }
}
