import type { SiteInfo } from '@portal/shared/contract/content/site';
import { useAtomValue } from '@portal/shared/remote/state';
import { LicenceBadge } from '@portal/shared/ui/brand/licence-badge';
import { textsAtom } from '../../host/translator.ts';
import { SitePicture } from '../picture/site-picture.tsx';
import styles from './footer.module.css';

/** A built-in logo's name has no slash; an address (`/content/...`, https) has. */
const pictureOf = (logo: string) =>
  logo.includes('/') ? <SitePicture src={logo} alt="" height={32} loading="lazy" /> : undefined;

/** The licences of the setting, each with a logo and its text. */
export function LicenceBadges({ licences }: Pick<SiteInfo, 'licences'>) {
  const { language } = useAtomValue(textsAtom);
  return (
    <ul className={styles.badges}>
      {licences.map(({ text, logo, texts }) => (
        <li key={logo + text}>
          <LicenceBadge code={logo} label={texts?.[language] ?? text} picture={pictureOf(logo)} />
        </li>
      ))}
    </ul>
  );
}
