/** Names of the drawings of `page/fishing/fish/`. */
export type FishArt =
  | 'sprite'
  | 'clownfish'
  | 'tang'
  | 'butterfly'
  | 'angelfish'
  | 'puffer'
  | 'seahorse'
  | 'lionfish'
  | 'jelly'
  | 'koi'
  | 'turtle'
  | 'octopus'
  | 'manta'
  | 'marlin'
  | 'shark'
  | 'hammerhead'
  | 'whale'
  | 'lanternfish'
  | 'sardine'
  | 'squid'
  | 'barracuda'
  | 'angler'
  | 'golden-manta'
  | 'crab'
  | 'urchin'
  | 'dragon-koi'
  | 'kraken';

/** A kind of fish; a choice refers to it by its position in the list, from 1. */
export interface FishKind {
  name: string;
  art: FishArt;
  /** Possible payouts of a catch in whole cannon values, equally likely; their mean is a whole number. */
  pays: readonly number[];
}

const fish = (name: string, art: FishArt, ...pays: number[]): FishKind => ({ name, art, pays });

const specials = [
  fish('Lightning crab', 'crab', 10, 15, 20, 25, 30, 50),
  fish('Bomb urchin', 'urchin', 20, 30, 40, 60, 100),
];

/** The warm reef, from the smallest to the boss. */
export const reefKinds: readonly FishKind[] = [
  fish('Reef sprite', 'sprite', 2),
  fish('Clownfish', 'clownfish', 3),
  fish('Blue tang', 'tang', 4),
  fish('Butterflyfish', 'butterfly', 5),
  fish('Angelfish', 'angelfish', 6),
  fish('Pufferfish', 'puffer', 8),
  fish('Seahorse', 'seahorse', 10),
  fish('Lionfish', 'lionfish', 12),
  fish('Moon jelly', 'jelly', 15),
  fish('Koi', 'koi', 20),
  fish('Sea turtle', 'turtle', 25),
  fish('Octopus', 'octopus', 30),
  fish('Manta ray', 'manta', 40),
  fish('Marlin', 'marlin', 50),
  fish('Reef shark', 'shark', 80),
  fish('Golden manta', 'golden-manta', 120),
  ...specials,
  fish('Dragon koi', 'dragon-koi', 100, 150, 200, 250, 300),
];

/** The open sea at night, from the smallest to the boss. */
export const deepKinds: readonly FishKind[] = [
  fish('Lantern fish', 'lanternfish', 2),
  fish('Sardine', 'sardine', 3),
  fish('Glass squid', 'squid', 4),
  fish('Barracuda', 'barracuda', 5),
  fish('Angelfish', 'angelfish', 6),
  fish('Pufferfish', 'puffer', 8),
  fish('Moon jelly', 'jelly', 10),
  fish('Lionfish', 'lionfish', 12),
  fish('Anglerfish', 'angler', 15),
  fish('Sea turtle', 'turtle', 20),
  fish('Octopus', 'octopus', 25),
  fish('Manta ray', 'manta', 30),
  fish('Marlin', 'marlin', 40),
  fish('Hammerhead', 'hammerhead', 60),
  fish('Great shark', 'shark', 80),
  fish('Whale', 'whale', 150),
  ...specials,
  fish('Kraken', 'kraken', 100, 150, 200, 250, 300),
];
