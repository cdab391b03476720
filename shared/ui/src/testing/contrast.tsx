/** Red, green and blue of 0 to 255. */
type Colour = readonly number[];

const colourOf = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour of a layer such as `rgb(9 12 40 / 0.66)` over an opaque ground, as hex. */
export function layered(layer: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (layer.match(/[\d.]+/g) ?? []).map(Number);
  const below = colourOf(ground);
  const mixed = [red, green, blue].map((part, at) => part * alpha + (below[at] ?? 0) * (1 - alpha));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two hex colours by WCAG, 1 to 21; NaN for what is no colour. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
