import { gamePromotions } from './game-promotions.ts';
import { memberPromotions } from './member-promotions.ts';
import type { PromotionWords } from './promotion-row.ts';
import type { SeedOf } from './seed-document.ts';

/** In the order of the page, in days from the creation of a fresh portal; without `ends` it has no end. */
const plan: readonly { id: string; starts?: number; ends?: number }[] = [
  { id: 'welcome' },
  { id: 'points' },
  { id: 'slots-weekend', starts: 6, ends: 9 },
  { id: 'live-rebate' },
  { id: 'invite' },
  { id: 'lottery-night', starts: 20, ends: 21 },
  { id: 'fishing-cup', ends: 45 },
  { id: 'birthday' },
  { id: 'sports-insurance', ends: 60 },
  { id: 'high-roller' },
  { id: 'esports-final', starts: -20, ends: -2 },
  { id: 'card-evening' },
];

const words = ([title, summary, content]: PromotionWords) => ({ title, summary, content });

/** Promotions of a fresh portal; their terms are in rewards/promotions/offers/demo-terms.ts. */
export function seedPromotions(now: Date): SeedOf<'promotion'> {
  const after = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
  const rows = new Map([...memberPromotions, ...gamePromotions].map((row) => [row[0], row]));
  return plan.map(({ id, starts, ends }) => {
    const row = rows.get(id);
    if (!row) throw new Error(`The promotion ${id} has no texts`);
    const [, type, scene, en, cn, my, vn, th] = row;
    return {
      id,
      type,
      art: `art:${scene}`,
      ...(starts !== undefined && { startsAt: after(starts) }),
      ...(ends !== undefined && { endsAt: after(ends) }),
      texts: { EN: words(en), CN: words(cn), MY: words(my), VN: words(vn), TH: words(th) },
    };
  });
}
