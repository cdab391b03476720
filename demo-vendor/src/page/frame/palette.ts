/** Colours of a page with a slip, as custom properties. */
export interface Palette {
  ground: string;
  raised: string;
  sunken: string;
  line: string;
  ink: string;
  muted: string;
  /** Fill of the one main action, and the text on it. */
  accent: string;
  'on-accent': string;
  /** The accent as text on raised or ground. */
  'accent-ink': string;
  /** Top bar and the bar of tabs. */
  bar: string;
  'bar-2': string;
  'on-bar': string;
  live: string;
  good: string;
  bad: string;
}

export interface Skin<Colours extends Palette> {
  scheme: 'light' | 'dark';
  palette: Colours;
}

/** Applies a skin to the whole page. */
export function wear<Colours extends Palette>({ scheme, palette }: Skin<Colours>): void {
  const style = document.documentElement.style;
  style.colorScheme = scheme;
  for (const [name, value] of Object.entries(palette)) style.setProperty(`--${name}`, value);
}
