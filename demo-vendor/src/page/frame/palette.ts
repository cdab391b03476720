/** Colours of a page with a slip, as custom properties; the accent is the fill of the one main action. */
export const groundColours = [
  'ground',
  'raised',
  'sunken',
  'line',
  'ink',
  'muted',
  'accent',
  'on-accent',
  'accent-ink',
] as const;
export const barColours = ['bar', 'bar-2', 'on-bar', 'live', 'good', 'bad'] as const;

export type Colour = (typeof groundColours)[number] | (typeof barColours)[number];

export interface Skin<Name extends string = Colour> {
  scheme: 'light' | 'dark';
  palette: ReadonlyMap<Name, string>;
}

/** Reads a skin from its colours in the order of `names`, separated by white space. */
export const skinReader =
  <Name extends string>(names: readonly Name[]) =>
  (scheme: Skin['scheme'], colours: string): Skin<Name> => {
    const list = colours.trim().split(/\s+/);
    return { scheme, palette: new Map(names.map((name, i) => [name, list[i] ?? ''])) };
  };

/** Applies a skin to the whole page. */
export function wear({ scheme, palette }: Skin<string>): void {
  const style = document.documentElement.style;
  style.colorScheme = scheme;
  for (const [name, value] of palette) style.setProperty(`--${name}`, value);
}
