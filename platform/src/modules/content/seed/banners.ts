import type { SeedOf } from './seed-document.ts';

/** Banners of a fresh portal: each group of specification 2.2 has at least one, the home page rotates three. */
const banners = [
  {
    bannerId: 'home-harbour',
    groupName: 'w_home',
    url: 'art:harbour',
    title: 'Lights on the harbour',
    text: 'Slots, live tables, sports and lottery in one place.',
    linkageType: '/rng',
  },
  {
    bannerId: 'home-live',
    groupName: 'w_home',
    url: 'art:live',
    title: 'A seat at the table',
    text: 'Live dealers around the clock.',
    linkageType: '/live',
  },
  {
    bannerId: 'home-promo',
    groupName: 'w_home',
    url: 'art:promo',
    title: 'A warm welcome',
    text: 'See what is waiting for new members.',
    linkageType: '/promotions',
  },
  { bannerId: 'rng', groupName: 'w_rng', url: 'art:slots', title: 'Slots', text: 'Every reel, one lobby.' },
  {
    bannerId: 'rng-jackpot',
    groupName: 'w_rng',
    url: 'art:harbour',
    title: 'Jackpot evening',
    text: 'Look for the games with a crown.',
  },
  { bannerId: 'live', groupName: 'w_live', url: 'art:live', title: 'Live casino', text: 'Real tables, real dealers.' },
  { bannerId: 'fish', groupName: 'w_fish', url: 'art:fish', title: 'Fishing', text: 'Aim well, reel in more.' },
  { bannerId: 'pvp', groupName: 'w_pvp', url: 'art:cards', title: 'Card rooms', text: 'Play against people.' },
  {
    bannerId: 'sports',
    groupName: 'w_sports',
    url: 'art:sports',
    title: 'Sports',
    text: 'Before the whistle and after.',
  },
  {
    bannerId: 'esports',
    groupName: 'w_esports',
    url: 'art:esports',
    title: 'Esports',
    text: 'Every map, every round.',
  },
  { bannerId: 'elott', groupName: 'w_lott', url: 'art:lottery', title: 'E-lottery', text: 'A draw every few minutes.' },
  { bannerId: 'down', groupName: 'w_down', url: 'art:app', title: 'Take it along', text: 'The portal on your phone.' },
  {
    bannerId: 'promotions',
    groupName: 'w_promotion',
    url: 'art:promo',
    title: 'Promotions',
    text: 'Offers with their conditions in plain words.',
  },
  { bannerId: 'shop', groupName: 'w_shop', url: 'art:shop', title: 'Points mall', text: 'Turn points into presents.' },
  { bannerId: 'help', groupName: 'w_help', url: 'art:help', title: 'Help centre', text: 'Answers, day and night.' },
  { bannerId: 'forget', groupName: 'w_forget', url: 'art:forget', title: 'Forgot your password?', text: 'It happens.' },
  { bannerId: 'reg', groupName: 'w_reg', url: 'art:register', title: 'Join Lantern', text: 'It takes a minute.' },
] as const;

export const seedBanners: SeedOf<'banner'> = banners.map(({ bannerId, title, text, ...rest }) => ({
  ...rest,
  id: bannerId,
  texts: { EN: { title, text } },
}));
