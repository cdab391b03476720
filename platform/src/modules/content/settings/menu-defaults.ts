/** Navigation places in the order of the header (specification 2.4), then those of the footer. */
export const defaultMenu = [
  ['home', '/home'],
  ['rng', '/rng'],
  ['live', '/live'],
  ['fish', '/fish'],
  ['pvp', '/pvp'],
  ['sports', '/sports'],
  ['esports', '/esports'],
  ['lottery', '/lottery'],
  ['elott', '/elott'],
  // Cockfight has no page: it starts its game from where it is pressed.
  ['ds88', '/home'],
  ['promotions', '/promotions'],
  ['vip', '/vip'],
  ['pointMall', '/pointMall'],
  ['help', '/help'],
  ['download', '/down'],
].map(([name = '', page = '']) => ({ name, page, isShown: true }));
