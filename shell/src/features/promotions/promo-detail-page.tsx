import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link, useSearchParams } from '@portal/shared/remote/router';
import { Badge } from '@portal/shared/ui/badge';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { BannerArt } from '../../frame/banner/banner-art.tsx';
import { FormattedTime } from '../../frame/formatted-time.tsx';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import { useText } from '../../host/use-text.ts';

/** /promoDetail?id=: one promotion with its conditions. */
export function PromoDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const query = useCallQuery(listPromotions, {});
  return (
    <article className={cx(page.page, page.narrow)}>
      <Link to="/promotions">{t('promotions.back')}</Link>
      <QueryView query={query}>
        {({ promotions }) => {
          const promotion = promotions.find(({ id }) => id === search.get('id'));
          if (!promotion) return <EmptyState drawing="search" title={t('promotions.gone')} />;
          return (
            <>
              <div className={page.card}>
                <div className={page.picture}>
                  <BannerArt url={promotion.art} seed={promotion.id} />
                </div>
              </div>
              <header className={page.head}>
                <h1>{promotion.title}</h1>
                <p>{promotion.summary}</p>
                <div className={page.row}>
                  <Badge>{t(`promotions.state.${promotion.state}`)}</Badge>
                  {promotion.endsAt && (
                    <span className={page.muted}>
                      {t('promotions.ends')} <FormattedTime at={promotion.endsAt} />
                    </span>
                  )}
                </div>
              </header>
              <RichText html={promotion.content} />
            </>
          );
        }}
      </QueryView>
    </article>
  );
}
