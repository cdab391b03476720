import { isFaultOfOne } from '../../kernel/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/**
 * Posts the items of a group in one transaction. If the database refuses it because of an item, posts each alone; that
 * item has no outcome and the others are posted. @throws what is no fault of an item
 */
export async function postGroup<Item, Outcome>(
  kernel: Pick<Kernel, 'logger'>,
  group: readonly Item[],
  post: (group: readonly Item[]) => Promise<Outcome[]>,
): Promise<(Outcome | undefined)[]> {
  try {
    return await post(group);
  } catch (error) {
    if (!isFaultOfOne(error)) throw error;
    if (group.length === 1) {
      kernel.logger.error({ err: error, item: group[0] }, 'an item of a batch cannot be posted');
      return [undefined];
    }
  }
  const outcomes: (Outcome | undefined)[] = [];
  for (const item of group) outcomes.push(...(await postGroup(kernel, [item], post)));
  return outcomes;
}
