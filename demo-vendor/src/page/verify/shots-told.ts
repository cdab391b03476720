import { fishingDeep, fishingReef, kindsOf, readShots } from '../../engines/fishing/fishing.rules.ts';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import type { RoundProof } from '../../routes/api-shapes.ts';

/** What became of each shot of a round, counted again from its seeds; nothing for other games. */
export function shotsTold({ engine, serverSeed, clientSeed, choice = '' }: RoundProof): string[] {
  const kinds = kindsOf(engine);
  const game = [fishingReef, fishingDeep].find(({ id }) => id === engine);
  if (!kinds || !game) return [];
  const { view } = game.draw(fairDraw(seedFromText(serverSeed), clientSeed), choice);
  const pays = view.kind === 'fishing' ? view.pays : [];
  const hit = readShots(kinds, choice) ?? [];
  return hit.map(({ name }, i) => `${name}: ${pays[i] ? `caught, ${pays[i]}×` : 'swam on'}`);
}
