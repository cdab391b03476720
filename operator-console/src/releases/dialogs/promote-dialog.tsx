import { promoteRelease } from '@portal/shared/contract/releases/releases';
import { useState } from 'react';
import { useConsole } from '../../console-parts.ts';
import { useText } from '../../texts/use-text.ts';
import { allVisitorsPercent, nextShare, type ReleaseCard, seenStateOf } from '../cards/release-cards.rules.ts';
import type { Freeze } from '../freeze/freeze.types.ts';
import { useFreezeText } from '../freeze/use-freeze-text.ts';
import { useReleaseTitle } from '../use-release-title.ts';
import { ActDialog } from './act-dialog.tsx';
import { CompatibilityNote } from './compatibility-note.tsx';
import { LiveNow } from './live-now.tsx';
import { PromoteForm } from './promote-form.tsx';
import { useNewestCard } from './use-newest-card.ts';
import { usePromotionCompatibility } from './use-release-compatibility.ts';

interface PromoteDialogProps {
  card: ReleaseCard;
  freeze?: Freeze;
  onClose: () => void;
}

const firstShare = 10;

/** Promotes a stored version for a share of the visitors or for all; the shell is always for all. */
export function PromoteDialog({ card: shown, freeze, onClose }: PromoteDialogProps) {
  // As when the dialog opened, or as after the platform reported a conflict.
  const [card, setCard] = useState(shown);
  const t = useText();
  const title = useReleaseTitle()(card.name);
  const freezeText = useFreezeText();
  const { client } = useConsole();
  const moved = useNewestCard();
  const choices = card.usable.filter((one) => one !== card.live);
  const [chosen, setVersion] = useState(card.candidate?.version ?? choices[0] ?? '');
  const version = choices.includes(chosen) ? chosen : undefined;
  // A share needs a live version to share with.
  const mayShare = card.name !== 'shell' && card.live !== undefined;
  const [share, setShare] = useState<number>(() => shareOffered(card));
  const percent = mayShare ? share : allVisitorsPercent;
  const compatibility = usePromotionCompatibility(card.name, version, seenStateOf(card));
  async function act(why: string) {
    if (!version) return null;
    const change = await client.send(promoteRelease, {
      name: card.name,
      version,
      from: seenStateOf(card),
      ...(percent !== allVisitorsPercent && { percent }),
      ...(why && { why }),
    });
    return <LiveNow change={change} />;
  }
  async function decideAgain(error: unknown) {
    const now = await moved(card.name, error);
    if (now?.card) {
      setCard(now.card);
      // The choice was made beside a different live version.
      setVersion('');
    }
    return now?.text;
  }
  const missing = () => (version ? undefined : t('promote.chooseFirst'));
  return (
    <ActDialog
      title={t('promote.title', { name: title })}
      submitLabel={
        !version
          ? t('promote.chooseFirst')
          : percent === allVisitorsPercent
            ? t('promote.submitAll', { version })
            : t('promote.submitShare', { version, percent })
      }
      isReasonAsked={false}
      blocked={freeze ? freezeText(freeze) : choices.length > 0 ? undefined : t('promote.nothing')}
      missing={missing}
      onAct={act}
      onFailure={decideAgain}
      onClose={onClose}
    >
      {choices.length > 0 ? (
        <>
          <PromoteForm {...{ card, version, choices, percent, mayShare }} onVersion={setVersion} onPercent={setShare} />
          {version ? (
            <CompatibilityNote
              isPending={compatibility.isPending}
              sets={compatibility.data?.sets}
              nearest={compatibility.data?.nearest}
            />
          ) : null}
        </>
      ) : null}
    </ActDialog>
  );
}

const shareOffered = ({ candidate }: ReleaseCard): number =>
  candidate ? (nextShare(candidate.percent) ?? allVisitorsPercent) : firstShare;
