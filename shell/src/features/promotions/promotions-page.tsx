import { listPromotions, type Promotion } from '@portal/shared/contract/content/list-promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { Badge } from '@portal/shared/ui/badge';
import { buttonClass } from '@portal/shared/ui/button';
import { Chip, FilterRow } from '@portal/shared/ui/chip';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { useState } from 'react';
import { BannerArt } from '../../frame/banner/banner-art.tsx';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { textOrName, useText } from '../../host/use-text.ts';
import { typesOf } from './promotions.rules.ts';

/** /promotions: offers by type, each with its state. */
export function PromotionsPage() {
  const t = useText();
  const query = useCallQuery(listPromotions, {});
  return (
    <div className={page.page}>
      <h1>{t('promotions.title')}</h1>
      <QueryView query={query}>{({ promotions }) => <Promotions promotions={promotions} />}</QueryView>
    </div>
  );
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText();
  const [type, setType] = useState<string>();
  if (promotions.length === 0) return <EmptyState drawing="gift" title={t('promotions.empty')} />;
  return (
    <>
      <FilterRow label={t('promotions.types')}>
        <Chip isChosen={!type} onClick={() => setType(undefined)}>
          {t('common.all')}
        </Chip>
        {typesOf(promotions).map((name) => (
          <Chip key={name} isChosen={type === name} onClick={() => setType(name)}>
            {textOrName(t, `promotions.type.${name}`, name)}
          </Chip>
        ))}
      </FilterRow>
      <div className={page.cards}>
        {promotions
          .filter((promotion) => !type || promotion.type === type)
          .map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
      </div>
    </>
  );
}

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { id, title, summary, art, state } = promotion;
  return (
    <article className={page.card}>
      <div className={page.picture}>
        <BannerArt url={art} seed={id} />
      </div>
      <div className={page.body}>
        <div className={page.row}>
          <Badge tone="neutral">{t(`promotions.state.${state}`)}</Badge>
        </div>
        <h2>{title}</h2>
        <p className={page.muted}>{summary}</p>
      </div>
      <div className={page.body}>
        <Link to={`/promoDetail?id=${encodeURIComponent(id)}`} className={buttonClass({ wide: true })}>
          {t('promotions.open')}
        </Link>
      </div>
    </article>
  );
}
