/** One segment of a wheel: its text and gradient. */
export interface WheelPlace {
  label: string;
  fill: string;
}

const radius = 96;

/** The turning part of a wheel on 200 x 200; place 0 is in the middle of the top, the others follow clockwise. */
export function wheelPicture(places: readonly WheelPlace[]): string {
  const wedge = 360 / places.length;
  const size = Math.min(17, 420 / places.length);
  const wedges = places.map(({ label, fill }, i) => {
    const [x, y] = onRim(-wedge / 2);
    const [toX, toY] = onRim(wedge / 2);
    return `<g transform="rotate(${(i * wedge).toFixed(2)} 100 100)"><path d="M100 100 ${x} ${y}A${radius} ${radius} 0 0 1 ${toX} ${toY}z" fill="url(#g-${fill})" stroke="#fff3b0" stroke-width=".7"/><text x="100" y="${(10 + size * 0.75).toFixed(1)}" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" font-size="${size.toFixed(1)}" fill="#fff" stroke="#1b1020" stroke-width="${(size / 4).toFixed(1)}" paint-order="stroke" stroke-linejoin="round">${label}</text></g>`;
  });
  const lamps = Array.from(
    { length: 24 },
    (_, i) => `<circle cx="100" cy="2.5" r="1.6" fill="#fff6d5" transform="rotate(${i * 15} 100 100)"/>`,
  );
  return `<svg viewBox="0 0 200 200" aria-hidden="true"><circle cx="100" cy="100" r="99.5" fill="url(#g-bronze)"/>${wedges.join('')}<circle cx="100" cy="100" r="${radius}" fill="none" stroke="url(#g-gold)" stroke-width="3"/>${lamps.join('')}<circle cx="100" cy="100" r="26" fill="url(#g-gold)" stroke="#5a2d10" stroke-width="2"/><path d="m100 82 5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" fill="#7d0b2a"/></svg>`;
}

function onRim(degrees: number): [string, string] {
  const angle = (degrees * Math.PI) / 180;
  return [(100 + radius * Math.sin(angle)).toFixed(2), (100 - radius * Math.cos(angle)).toFixed(2)];
}
