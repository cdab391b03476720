import { barColours, groundColours, skinReader } from '../frame/palette.ts';

const skin = skinReader([
  ...groundColours,
  ...(['price', 'price-ink'] as const),
  ...barColours,
  // Home and away in charts; two colours of the grass, floor or map.
  ...(['home', 'away', 'turf', 'turf-2'] as const),
]);

type SportsbookSkin = ReturnType<typeof skin>;

/** Sports follow the portal's theme; titles are played in the dark. One line is one palette, in the order above. */
export const skins = {
  'stadium-light': skin(
    'light',
    `#f3f1e9 #ffffff #e8e6da #d8d5c4 #10241c #4a5a51 #0b7a4b #ffffff #08623c #eaf4ee #0a4a2f
     #0a3d29 #0f5a3a #ffffff #c5221f #08623c #b3231b #0b7a4b #a85a00 #2f8f57 #2a8450`,
  ),
  'stadium-dark': skin(
    'dark',
    `#0a1712 #12241c #07110d #264034 #eef7f1 #a3b9ad #35d08a #03240f #5ae0a2 #1a3529 #eafff3
     #0d2a1e #124531 #ffffff #ff7a70 #5ae0a2 #ff9287 #35d08a #ffb45c #1f6b43 #1b603b`,
  ),
  'whistle-light': skin(
    'light',
    `#faf3ea #ffffff #f1e5d6 #e3d2bd #2a1a10 #655244 #c04a06 #ffffff #a33c00 #fdeee0 #7a2d00
     #3b1d10 #6b2f12 #ffffff #c5221f #0b6a42 #b3231b #c04a06 #225f9e #3f8a4e #398147`,
  ),
  'whistle-dark': skin(
    'dark',
    `#17100b #251a12 #100b07 #45321f #fff3e6 #c9b09b #ff9442 #2b1200 #ffae6e #3a2717 #fff0e0
     #2e180c #4d260f #ffffff #ff7a70 #6ad9a0 #ff9287 #ff9442 #79b8ff #2c6138 #285833`,
  ),
  av: skin(
    'dark',
    `#0b0a1c #15132e #070614 #2f2b5c #f2f0ff #aea9d6 #8f7bff #0d0730 #b1a3ff #211d47 #f2f0ff
     #120f2b #2a1f66 #ffffff #ff6f91 #5fe3b1 #ff8fa8 #8f7bff #ff8a5c #1c1846 #231e55`,
  ),
  ai: skin(
    'dark',
    `#05151a #0c232b #030d11 #1d4a58 #eafcff #9cc3cd #22d3ee #01222a #5fe3f6 #123541 #e8fcff
     #072028 #0d4552 #ffffff #ff7a70 #6ee7a8 #ff9287 #22d3ee #ff9e5e #0d3440 #113f4d`,
  ),
  imes: skin(
    'dark',
    `#1a0a12 #2a121e #12060c #552338 #ffeef4 #d6a9b9 #ff4d7d #2b0010 #ff8fad #3f1a2b #fff0f5
     #240d18 #5a1632 #ffffff #ff8a5c #6ee7a8 #ffa08c #ff4d7d #5cc8ff #3f1428 #4a1930`,
  ),
  tf: skin(
    'dark',
    `#0d1408 #18220f #080d04 #37491f #f5ffe6 #b3c49a #a3e635 #142000 #bef264 #263516 #f7ffea
     #141d0a #2f4512 #ffffff #ff7a70 #bef264 #ff9287 #a3e635 #c084fc #24370f #2c4213`,
  ),
  ia: skin(
    'dark',
    `#171005 #251b0b #0f0a03 #4c3a16 #fff7e3 #cfbb8f #ffc53d #2a1b00 #ffd672 #3a2b11 #fff8e6
     #1f1607 #4d360b #ffffff #ff7a70 #6ee7a8 #ff9287 #ffc53d #6cb6ff #3d2c0c #483510`,
  ),
};

type SkinName = keyof typeof skins;

const isSkin = (name: string): name is SkinName => Object.hasOwn(skins, name);

/** Returns the skin of a game by its vendor and the portal's theme. */
export function skinOf(vendor: string, theme: 'light' | 'dark'): SportsbookSkin {
  const name = vendor.toLowerCase();
  if (isSkin(name)) return skins[name];
  const themed = `${name}-${theme}`;
  return isSkin(themed) ? skins[themed] : skins[`stadium-${theme}`];
}
