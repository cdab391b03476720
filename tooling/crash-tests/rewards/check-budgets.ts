import assert from 'node:assert/strict';
import type { Database } from '@portal/platform/kernel/database/database';

/** Each returns faults of the spent amounts; empty if all is right. */
const faults = {
  'draws of a game cost what its budget has counted': `select s.game as name from chance_spent s
    left join (select game, day, sum(amount_minor) as spent from chance_draws where game <> 'envelope' group by game, day) d
      on d.game = s.game and d.day = s.day
    where s.game <> 'envelope' and s.day <> '' and s.spent_minor <> coalesce(d.spent, 0)`,
  'the days of a game make up its whole': `select game as name from chance_spent
    group by game having sum(spent_minor) filter (where day = '') <> sum(spent_minor) filter (where day <> '')`,
  'no game has given more than its budget': `select s.game as name from chance_spent s
    join settings b on b.key = 'rewards.chance.' || s.game
    where s.spent_minor > replace(b.value -> 'budget' ->> 'inAll', '.', '')::bigint`,
  'a drop holds what was not opened': `select d.id as name from envelope_drops d
    left join (select drop_id, sum(amount_minor) as opened, count(*) as envelopes from chance_draws group by drop_id) o
      on o.drop_id = d.id
    where d.left_minor <> d.sum_minor - coalesce(o.opened, 0) or d.left_count <> d.count - coalesce(o.envelopes, 0)`,
  'drops cost what their budget has counted': `select 'envelope' as name
    where (select sum(sum_minor) from envelope_drops) <> (select spent_minor from chance_spent where game = 'envelope' and day = '')`,
  'a promotion has given what its book says': `select b.promotion_id as name from promotion_books b
    left join (select promotion_id, count(*) as taken, sum(coalesce(amount_minor, 0)) as spent
      from promotion_participations where state = 'issued' group by promotion_id) p on p.promotion_id = b.promotion_id
    where b.taken <> coalesce(p.taken, 0) or b.spent_minor <> coalesce(p.spent, 0)`,
  'no promotion has given more than it had': `select b.promotion_id as name from promotion_books b
    where (b.promotion_id like 'bonus-%' and b.spent_minor > 1500) or (b.promotion_id like 'raffle-%' and b.taken > 3)`,
  'a campaign of promo codes has given what its rewards say': `select c.id as name from promo_campaigns c
    left join (select reference, count(*) as used, sum(amount_minor) as given from reward_grants
      where state in ('claimable', 'claimed') group by reference) g on g.reference = 'code-' || c.id
    where c.used <> coalesce(g.used, 0) or c.given_minor <> coalesce(g.given, 0) or c.given_minor > c.budget_minor`,
  'no prize of a raffle was drawn more often than it was there': `select promotion_id as name from promotion_participations
    where promotion_id like 'raffle-%' group by promotion_id, amount_minor
    having count(*) > case amount_minor when 200 then 2 when 900 then 1 else 0 end`,
  'a tournament has paid its places, and each has one holder': `select t.id as name from tournaments t
    left join (select tournament_id, count(place) as placed, count(distinct place) as places
      from tournament_entries group by tournament_id) e on e.tournament_id = t.id
    where t.closed_at is null or e.placed <> e.places`,
} as const;

/** Money and places of draws, drops and promotions. */
export async function checkBudgets(database: Database): Promise<void> {
  for (const [index, [what, text]] of Object.entries(faults).entries())
    assert.deepEqual(await database.call(`reward_fault_${index}`, text, []), [], what);
}
