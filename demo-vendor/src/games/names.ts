/** First and second words of the game names of each theme; every pair is a game. */
export const namesByTheme: Readonly<Record<string, { first: readonly string[]; second: readonly string[] }>> = {
  dragon: {
    first: ['Dragon', 'Jade Dragon', 'Sky Dragon', 'Storm Dragon', 'River Dragon', 'Red Dragon'],
    second: ['Gate', 'Fortune', 'Crown', 'Dance'],
  },
  lantern: {
    first: ['Lantern', 'Paper Moon', 'Harbour Light', 'Festival Night', 'Golden Lamp', 'Floating Light'],
    second: ['Parade', 'Wishes', 'Market', 'Jubilee'],
  },
  koi: {
    first: ['Koi', 'Silver Koi', 'Emperor Koi', 'Leaping Carp', 'Pond Keeper', 'Golden Fin'],
    second: ['Blessing', 'Ripples', 'Cascade', 'Garden'],
  },
  pearl: {
    first: ['Pearl', 'Black Pearl', 'Moon Pearl', 'Oyster Bay', 'Tide', 'Coral Queen'],
    second: ['Divers', 'Treasure', 'Whisper', 'Lagoon'],
  },
  tiger: {
    first: ['Tiger', 'White Tiger', 'Bamboo Tiger', 'Mountain Tiger', 'Lucky Stripes', 'Midnight Tiger'],
    second: ['Roar', 'Riches', 'Temple', 'Trail'],
  },
  jungle: {
    first: ['Jungle', 'Rain Forest', 'Hidden Ruins', 'Emerald Canopy', 'Toucan', 'Wild Vine'],
    second: ['Expedition', 'Rhythm', 'Secrets', 'Bonanza'],
  },
  gem: {
    first: ['Gem', 'Ruby', 'Sapphire', 'Crystal', 'Amethyst', 'Diamond'],
    second: ['Cavern', 'Sparkle', 'Rush', 'Mosaic'],
  },
  fruit: {
    first: ['Fruit', 'Mango', 'Cherry', 'Citrus', 'Lychee', 'Dragonfruit'],
    second: ['Stand', 'Blast', 'Sevens', 'Picnic'],
  },
  pirate: {
    first: ['Pirate', 'Corsair', 'Captain Marlow', 'Salty Dog', 'Skull Island', 'Buccaneer'],
    second: ['Plunder', 'Map', 'Voyage', 'Rum Run'],
  },
  egypt: {
    first: ['Pharaoh', 'Scarab', 'Nile', 'Sphinx', 'Anubis', 'Desert Sun'],
    second: ['Legacy', 'Chamber', 'Reign', 'Riddle'],
  },
  space: {
    first: ['Nebula', 'Comet', 'Astro', 'Star Drift', 'Lunar', 'Galaxy'],
    second: ['Spins', 'Harvest', 'Odyssey', 'Signal'],
  },
  panda: {
    first: ['Panda', 'Bamboo', 'Sleepy Panda', 'Drummer Panda', 'Misty Peak', 'Little Bear'],
    second: ['Feast', 'Grove', 'Holiday', 'Beat'],
  },
  phoenix: {
    first: ['Phoenix', 'Fire Bird', 'Sun Feather', 'Ember Wing', 'Vermilion', 'Ash Reborn'],
    second: ['Rising', 'Flight', 'Song', 'Ascent'],
  },
  lotus: {
    first: ['Lotus', 'Silk Lotus', 'Night Blossom', 'Tea House', 'Serene Pond', 'Silver Crane'],
    second: ['Bloom', 'Dream', 'Harmony', 'Petals'],
  },
};
