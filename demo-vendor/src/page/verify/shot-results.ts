import { fishingDeep, fishingReef, kindsOf, readShots } from '@portal/engines/fishing/fishing.rules';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import type { RoundProof } from '../../routes/api-shapes.ts';
import { localize } from '../texts/localize.ts';
import { t } from './texts/translate.ts';

/** Recomputes the result of each shot of a round from its seeds; empty for other games. */
export function shotResults({ engine, serverSeed, clientSeed, choice = '' }: RoundProof): string[] {
  const kinds = kindsOf(engine);
  const game = [fishingReef, fishingDeep].find(({ id }) => id === engine);
  if (!kinds || !game) return [];
  const { view } = game.draw(fairDraw(seedFromText(serverSeed), clientSeed), choice);
  const pays = view.kind === 'fishing' ? view.pays : [];
  const hit = readShots(kinds, choice) ?? [];
  return hit.map(({ name }, i) => {
    const fish = localize(name);
    return pays[i] ? t('shots.caught', { fish, pays: pays[i] }) : t('shots.swam', { fish });
  });
}
