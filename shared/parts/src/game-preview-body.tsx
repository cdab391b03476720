import type { Game } from '@portal/shared/contract/games/game';
import { useFavourites } from '@portal/shared/remote/games/use-favourites';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { TilePreview } from '@portal/shared/ui/games/tile-preview';
import type { ShownPreview } from '@portal/shared/ui/games/use-tile-preview';

export interface GamePreviewProps {
  game: Game;
  shown: ShownPreview;
  playLabel: string;
  unavailable?: string;
  onPlay: () => void;
}

/** Figures of a game as its studio states them (what it does not state is not shown), favourite and play. */
export function GamePreviewBody({ game, shown, playLabel, unavailable, onPlay }: GamePreviewProps) {
  const intl = useIntl();
  const host = useHost();
  const favourites = useFavourites();
  const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const { gameName, seed, theme, hasJackpot, minBet, maxBet, volatility } = game;
  const isFavourite = favourites.has(game.nodeId);
  const symbol = host.site.currencySymbol;
  const percent = (value: number) =>
    intl.formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const returns = [game.lowestReturnPercent, game.returnPercent].flatMap((value) =>
    value === undefined ? [] : percent(value),
  );
  return (
    <TilePreview
      {...shown}
      {...{ seed, theme, hasJackpot, playLabel, unavailable }}
      name={gameName}
      vendor={game.vendorName}
      category={categoryOfGameType(game.gameType)}
      image={game.image ?? game.drawn}
      facts={[
        returns.length > 0 ? { name: t('tile.return'), value: returns.join(' – ') } : undefined,
        volatility && { name: t('tile.volatility'), value: t(`tile.volatility.${volatility}`) },
        {
          name: t('tile.stakes'),
          value: (
            <>
              <AmountLabel amount={minBet} symbol={symbol} />
              {maxBet !== undefined && maxBet !== minBet && (
                <>
                  {' – '}
                  <AmountLabel amount={maxBet} symbol={symbol} />
                </>
              )}
            </>
          ),
        },
      ]}
      favourite={{
        isOn: isFavourite,
        label: t(isFavourite ? 'tile.favourite.remove' : 'tile.favourite.add', { name: gameName }),
        onToggle: () => favourites.toggle(game),
      }}
      closeLabel={t('tile.close')}
      onPlay={() => {
        shown.onClose();
        onPlay();
      }}
    />
  );
}
