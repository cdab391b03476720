/** How a theme looks: sky from top to bottom, light, cabinet, and its three best pictures from low to high. */
interface Skin {
  sky: [string, string, string];
  glow: string;
  cabinet: [string, string];
  reel: [string, string];
  high: [string, string, string];
}

const skins: Readonly<Record<string, Skin>> = {
  dragon: {
    sky: ['#2a0a16', '#8a1c22', '#e2733a'],
    glow: '#ffb347',
    cabinet: ['#b3261e', '#5a0d14'],
    reel: ['#fff7e6', '#ffdfae'],
    high: ['fan', 'coin', 'dragon'],
  },
  lantern: {
    sky: ['#0d1233', '#2b2a6b', '#c65a4a'],
    glow: '#ffb84d',
    cabinet: ['#30357e', '#151841'],
    reel: ['#fffaf0', '#fbe3c0'],
    high: ['fan', 'moon', 'lantern'],
  },
  koi: {
    sky: ['#04283e', '#0a6a86', '#6fd1c4'],
    glow: '#a5f3e8',
    cabinet: ['#0f6f88', '#063347'],
    reel: ['#f2fdff', '#cdeff0'],
    high: ['lotus', 'coin', 'koi'],
  },
  pearl: {
    sky: ['#0b1f4d', '#2862a6', '#f2a7c0'],
    glow: '#ffd7e6',
    cabinet: ['#3c78bd', '#14316b'],
    reel: ['#ffffff', '#e3ecff'],
    high: ['koi', 'crown', 'shell'],
  },
  tiger: {
    sky: ['#1c2a0f', '#6b5a12', '#f0a23a'],
    glow: '#ffd26b',
    cabinet: ['#b8630f', '#562607'],
    reel: ['#fffaf0', '#ffe6b8'],
    high: ['bamboo', 'drum', 'tiger'],
  },
  jungle: {
    sky: ['#04241a', '#11613a', '#b9cf4a'],
    glow: '#e2ff8a',
    cabinet: ['#2f7d3c', '#0f3a22'],
    reel: ['#fbfff0', '#dff0c4'],
    high: ['leaf', 'emerald', 'mask'],
  },
  gem: {
    sky: ['#170a3a', '#4a1f8a', '#d65ac0'],
    glow: '#ffb8f5',
    cabinet: ['#6a35b8', '#281058'],
    reel: ['#fdf8ff', '#eadcff'],
    high: ['emerald', 'ruby', 'diamond'],
  },
  fruit: {
    sky: ['#7a1f5c', '#e2487a', '#ffc46b'],
    glow: '#fff0a8',
    cabinet: ['#e0457a', '#7c1748'],
    reel: ['#fffdf5', '#ffeccf'],
    high: ['lemon', 'cherry', 'seven'],
  },
  pirate: {
    sky: ['#0a1a2c', '#23506e', '#e79a5c'],
    glow: '#ffd59a',
    cabinet: ['#7d4a22', '#38200e'],
    reel: ['#fff8e8', '#f2dcb2'],
    high: ['compass', 'chest', 'skull'],
  },
  egypt: {
    sky: ['#1b1440', '#7a3a5c', '#f5b65a'],
    glow: '#ffe08a',
    cabinet: ['#c28a2a', '#5e3a0c'],
    reel: ['#fffaea', '#fae3ae'],
    high: ['ankh', 'scarab', 'pyramid'],
  },
  space: {
    sky: ['#05041a', '#1d1550', '#7a2f9a'],
    glow: '#9fd0ff',
    cabinet: ['#3b3fb0', '#14123f'],
    reel: ['#f6f8ff', '#d9defc'],
    high: ['star', 'rocket', 'planet'],
  },
  panda: {
    sky: ['#0f3328', '#3f8a62', '#d9eec0'],
    glow: '#f4ffd8',
    cabinet: ['#3f8f5e', '#184634'],
    reel: ['#fcfff8', '#e2f2d8'],
    high: ['bamboo', 'drum', 'panda'],
  },
  phoenix: {
    sky: ['#2a0630', '#a01f4a', '#ff8a3a'],
    glow: '#ffd06b',
    cabinet: ['#c2382e', '#5c0f30'],
    reel: ['#fff9f0', '#ffe0c2'],
    high: ['coin', 'feather', 'phoenix'],
  },
  lotus: {
    sky: ['#1a1a4a', '#6a4a9a', '#f5a8c0'],
    glow: '#ffd9ea',
    cabinet: ['#8a5ab0', '#36206a'],
    reel: ['#fffafd', '#f6e2f0'],
    high: ['fan', 'moon', 'lotus'],
  },
};

export function skinOf(theme: string): Skin {
  return skins[theme] ?? (skins.lantern as Skin);
}
