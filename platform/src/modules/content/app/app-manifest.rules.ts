import { type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';
import { nightColor } from './brand-mark.ts';

interface AppFacts {
  brandName: string;
  language: LanguageCode;
  /** False: browsers offer no installation. */
  isOffered: boolean;
}

/** Longest name below an icon that phones show whole. */
const shortLength = 12;

/** Writes the web app manifest (W3C): name, colours, icons and where the app opens. */
export function appManifest({ brandName, language, isOffered }: AppFacts): object {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/app/${file}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brandName,
    short_name: [...brandName].slice(0, shortLength).join('').trim(),
    lang: localeByLanguage[language],
    start_url: '/',
    scope: '/',
    display: isOffered ? 'standalone' : 'browser',
    background_color: nightColor,
    theme_color: nightColor,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
}
