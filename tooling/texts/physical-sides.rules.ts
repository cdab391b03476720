/** Properties that name a side of the screen where one of the line would do, so that nothing mirrors with the script. */
const sides = /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right)$/;
const corners = /^border-(?:top|bottom)-(?:left|right)-radius$/;
const sided = /^(?:text-align|float|clear|caption-side)$/;
const fourSided = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/;

/** One declaration; true when it does not mirror. The middle of both sides (`left: 50%`) needs no mirror. */
export function isPhysical(property: string, value: string): boolean {
  if (sided.test(property)) return /^(left|right)$/.test(value);
  if (corners.test(property)) return true;
  if (sides.test(property)) return !(/^(left|right)$/.test(property) && value === '50%');
  if (!fourSided.test(property)) return false;
  const parts = value.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

/** Declarations of a style sheet that do not mirror, as they stand there. */
export function physicalSides(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(([, property = '', value = '']) => {
    const shown = value.trim().replace(/\s+/g, ' ');
    return isPhysical(property, shown) ? [`${property}: ${shown}`] : [];
  });
}
