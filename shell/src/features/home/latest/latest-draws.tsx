import { openedNumbersCount } from '@portal/shared/contract/constants';
import { listOpenedNumbers, listVietnamNumbers, type OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CategoryMark } from '@portal/shared/ui/games/category-mark';
import { isLoggedInAtom, languageAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import { RailEmpty, RailFailed } from '../rails/rail-state.tsx';
import styles from './latest-draws.module.css';

const shown = 6;
const placeholders = ['1', '2', '3', '4', '5', '6'];
const rowHeight = 94;

/** Latest drawn numbers (docs/product.md 7.2, home): Vietnamese lotteries for visitors, all for members. */
export function LatestDraws() {
  const t = useText();
  const { formatDate } = useIntl();
  const language = useAtomValue(languageAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const input = { count: String(openedNumbersCount), language };
  const query = useCallQuery(isLoggedIn ? listOpenedNumbers : listVietnamNumbers, input);
  const draws = query.data && newestOfEach(query.data.list, shown);
  const head = {
    title: t('home.draws'),
    icon: <CategoryMark category="lottery" size={28} />,
    all: <Link to="/lottery">{t('common.all')}</Link>,
  };
  if (query.isError && !draws) return <RailFailed title={head.title} query={query} />;
  if (draws?.length === 0) return <RailEmpty {...head} />;
  return (
    <section className={home.section} aria-labelledby="latest-draws" aria-busy={!draws}>
      <header className={home.head}>
        {head.icon}
        <h2 id="latest-draws">{head.title}</h2>
        <span className={home.all}>{head.all}</span>
      </header>
      <ul className={styles.draws}>
        {!draws &&
          placeholders.map((key) => (
            <li key={key}>
              <Skeleton shape="block" height={rowHeight} />
            </li>
          ))}
        {draws?.map((draw) => (
          <li key={draw.gameId}>
            <Link to={`/lottery?results=${encodeURIComponent(draw.gameId)}`} className={styles.draw}>
              <span className={styles.name} lang={draw.vassalage === 'TCG_LOTTO_VN' ? 'vi' : undefined}>
                {draw.gameName}
              </span>
              <time dateTime={draw.drawnAt} className={styles.day}>
                {formatDate(draw.drawnAt, { day: 'numeric', month: 'short', timeZone: 'Asia/Ho_Chi_Minh' })}
              </time>
              <span className={styles.numbers}>
                {greatNumbers(draw).map((number, place) => (
                  // A digit may occur twice, so its position is its key.
                  <span key={String(place)} className={styles.number}>
                    {number}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the newest draw with a result per game, newest first, at most `most`; the input is newest first. */
function newestOfEach(draws: readonly OpenedDraw[], most: number): OpenedDraw[] {
  const newest = new Map<string, OpenedDraw>();
  for (const draw of draws) {
    if (draw.state === 'result' && draw.prizes.length > 0 && !newest.has(draw.gameId)) newest.set(draw.gameId, draw);
  }
  return [...newest.values()].slice(0, most);
}

/**
 * Returns the main prize: the special one of a Vietnamese board, else the first; a single number is split into digits.
 */
function greatNumbers({ prizes }: Pick<OpenedDraw, 'prizes'>): string[] {
  const numbers = (prizes.find(({ prize }) => prize === 'DB') ?? prizes[0])?.numbers ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? [...only] : numbers;
}
