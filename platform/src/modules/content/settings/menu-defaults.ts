/** Navigation places in the order of the header (specification 2.4), then those of footer and side bar. */
export const defaultMenu = [
  ['home', '/home'],
  ['live', '/live'],
  ['sports', '/sports'],
  ['esports', '/esports'],
  ['rng', '/rng'],
  ['fish', '/fish'],
  ['pvp', '/pvp'],
  ['lottery', '/lottery'],
  ['promotions', '/promotions'],
  ['vip', '/vip'],
  ['pointMall', '/pointMall'],
  ['help', '/help'],
  ['download', '/down'],
].map(([name = '', page = '']) => ({ name, page, isShown: true }));
