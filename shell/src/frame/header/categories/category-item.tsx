import { plainPath } from '@portal/shared/contract/page-paths';
import { usePathname } from '@portal/shared/remote/host-context';
import { NavLink } from '@portal/shared/remote/router';
import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { lazyComponent } from '../../lazy-component.tsx';
import { launchesDirectly, pathOfCategory } from '../../navigation/navigation.rules.ts';
import type { CategoryItemProps } from './category-item.types.ts';
import styles from './navigation-bar.module.css';
import type { VendorPanelProps } from './vendor-panel.tsx';

const VendorPanel = lazyComponent<VendorPanelProps>(async () => (await import('./vendor-panel.tsx')).VendorPanel);

/** One category: its page, or its first game directly, with its vendors in a dropdown. Cockfight has no page. */
export function CategoryItem({ gameType, vendors }: CategoryItemProps) {
  const t = useText();
  const path = pathOfCategory(gameType);
  const name = t(`category.${gameType}`);
  const entry = <CategoryEntry {...{ gameType, vendors, path, name }} />;
  if (!path) return <li>{entry}</li>;
  return (
    <li>
      <HoverMenu
        before={entry}
        button={<ChevronDownIcon size={16} />}
        label={t('nav.vendors_of', { category: name })}
        className={styles.pair}
        buttonClassName={styles.opener}
        panelClassName={styles.vendors}
      >
        {(close) => <VendorPanel {...{ gameType, vendors, path, close }} />}
      </HoverMenu>
    </li>
  );
}

type CategoryEntryProps = CategoryItemProps & { path?: string; name: string };

function CategoryEntry(props: CategoryEntryProps) {
  const { gameType, path, name } = props;
  if (!path || launchesDirectly(gameType)) return <DirectEntry {...props} />;
  return (
    <NavLink to={path} className={styles.item}>
      {name}
    </NavLink>
  );
}

/** Starts the first game of the category. */
function DirectEntry({ gameType, vendors, path, name }: CategoryEntryProps) {
  const t = useText();
  const { host } = usePortal();
  const here = plainPath(usePathname());
  const start = () =>
    import('../../navigation/start-first-game.ts').then(
      ({ startFirstGame }) => startFirstGame(host, gameType, vendors[0]?.vassalage ?? gameType),
      () => host.toast(t('error.network'), 'bad'),
    );
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={here === path ? 'page' : undefined}
      onClick={() => void start()}
    >
      {name}
    </button>
  );
}
