import type { SeedOf } from './seed-document.ts';

/** Promotions of a fresh portal. Those that can be joined open with the activity centre; until then they are announced. */
const promotions = [
  {
    id: 'welcome',
    type: 'new-member',
    title: 'A warm welcome',
    summary: 'For the first deposit of a new member.',
    content:
      '<h3>How it works</h3><ol><li>Register and make your first deposit.</li><li>Ask for the bonus before you place a bet.</li></ol><p>The turnover condition is shown before you accept.</p>',
    art: 'art:promo',
    state: 'coming_soon',
  },
  {
    id: 'points',
    type: 'points',
    title: 'Points on every stake',
    summary: 'One point for every 10.00 staked.',
    content:
      '<p>Points are credited when a bet is settled and never expire. See them in the <a href="/pointMall">points mall</a>.</p>',
    art: 'art:shop',
    state: 'joined',
  },
  {
    id: 'slots-weekend',
    type: 'slots',
    title: 'Slots weekend',
    summary: 'Friday evening to Sunday night.',
    content: '<p>A table of the best multipliers of the weekend, with prizes for the first fifty.</p>',
    art: 'art:slots',
    state: 'coming_soon',
  },
  {
    id: 'live-rebate',
    type: 'live',
    title: 'Live table rebate',
    summary: 'A part of every stake at live tables comes back.',
    content: '<p>The rebate is counted once a day and paid the next morning.</p>',
    art: 'art:live',
    state: 'coming_soon',
  },
  {
    id: 'invite',
    type: 'referral',
    title: 'Bring a friend',
    summary: 'Your code, their first game, a present for both.',
    content:
      '<p>Give your invitation code to a friend. Both of you are thanked when the friend has played for the first time.</p>',
    art: 'art:register',
    state: 'coming_soon',
  },
  {
    id: 'lottery-night',
    type: 'lottery',
    title: 'Lottery night',
    summary: 'Extra draws on the last Friday of the month.',
    content: '<p>Twelve extra draws between eight and midnight.</p>',
    art: 'art:lottery',
    state: 'coming_soon',
  },
] as const;

export const seedPromotions: SeedOf<'promotion'> = promotions.map(({ title, summary, content, ...rest }) => ({
  ...rest,
  texts: { EN: { title, summary, content } },
}));
