/**
 * Entries of the navigation in the order of the header (docs/product.md 2.4), then those of the footer, and their
 * pages.
 */
const menuPages = {
  home: '/home',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  sports: '/sports',
  esports: '/esports',
  lottery: '/lottery',
  elott: '/elott',
  ds88: '/ds88',
  promotions: '/promotions',
  vip: '/vip',
  pointMall: '/pointMall',
  help: '/help',
  download: '/down',
};

export const menuNames = Object.keys(menuPages) as (keyof typeof menuPages)[];

export const defaultMenu = menuNames.map((name) => ({ name, page: menuPages[name], isShown: true }));
