const stops: Readonly<Record<string, [string, string, string]>> = {
  gold: ['#fff3b0', '#ffc23d', '#b86a08'],
  ruby: ['#ff9a8a', '#e22d44', '#7d0b2a'],
  jade: ['#a8f5c0', '#1fae78', '#07564a'],
  sapphire: ['#a9d3ff', '#2f6fe4', '#132a7c'],
  violet: ['#e6b8ff', '#9247e0', '#3d1580'],
  rose: ['#ffe1ec', '#ff8bb3', '#c2366f'],
  ember: ['#ffe08a', '#ff8426', '#c22f12'],
  pearl: ['#ffffff', '#dfe6ff', '#9da7cf'],
  ice: ['#ffffff', '#a6ecff', '#3f9fd6'],
  bronze: ['#eec28a', '#a8672c', '#5a2d10'],
  sand: ['#ffeeb8', '#e5b765', '#a4742c'],
};

/** One hidden SVG that holds the gradients every picture of the page fills with. */
export function gradientSheet(): string {
  const all = Object.entries(stops).map(
    ([name, [light, mid, deep]]) =>
      `<linearGradient id="g-${name}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  );
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
}
