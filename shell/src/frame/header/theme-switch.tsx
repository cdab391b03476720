import { useAtomValue } from '@portal/shared/remote/state';
import { MoonIcon, SunIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { themeAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

export function ThemeSwitch() {
  const t = useText();
  const { setTheme } = usePortal();
  const isDark = useAtomValue(themeAtom) === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'header.theme_light' : 'header.theme_dark')}
      icon={isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}
