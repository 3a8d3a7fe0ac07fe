import type { CardKind } from '@yizhan/contract/cards.ts';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { useState } from 'react';
import { CardFrame } from '../../cards/CardFrame.tsx';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Avatar, avatarLayouts, avatars, emptyText, isEmptyData } from './preview-rules.ts';
import { type PreviewData, type PreviewSubject, usePreview } from './usePreview.ts';

const t = textsOf({ cardConfig });

type PreviewDialogProps = { subject: PreviewSubject; kind: CardKind; onClose: () => void };

/** A card as it will look on a page, with or without the message card. */
export function PreviewDialog({ subject, kind, onClose }: PreviewDialogProps) {
  const [avatar, setAvatar] = useState<Avatar>('0');
  const tabs = avatars.map((key) => ({ key, label: t(`avatar${key}`) }));
  const shown = usePreview(subject, avatar, onClose);
  return (
    <Dialog open title={t('previewTitle')} width={cardLimits.previewWidth} onClose={onClose} flush>
      <Tabs label={t('avatar')} tabs={tabs} value={avatar} onChange={setAvatar} className="card-preview__tabs">
        {subject.is === 'given' && <p className="card-preview__note">{t('givenNote')}</p>}
        {/* A picture of the card: nothing in it is interactive. */}
        <div className={`card-preview__stage card-preview__stage--${avatarLayouts[avatar]}`} inert>
          {shown ? <PreviewCard kind={kind} avatar={avatar} {...shown} /> : <Skeleton shape="block" height={240} />}
          {avatarLayouts[avatar] === 'narrow' && <p className="card-preview__aside">{t('messageCard')}</p>}
        </div>
      </Tabs>
    </Dialog>
  );
}

function PreviewCard({ kind, avatar, basicConfig, data }: PreviewData & { kind: CardKind; avatar: Avatar }) {
  const now = useNow();
  if (isEmptyData(data)) {
    const { cardName, cardIntroduction } = basicConfig;
    return (
      <div className="card-frame" data-card={kind}>
        <Card title={cardName} extra={<p className="card-frame__introduction">{cardIntroduction}</p>}>
          <Empty text={emptyText(kind)} />
        </Card>
      </div>
    );
  }
  const card = { id: '1', kind, basicConfig, state: 'fresh', at: toWireTime(now), data, place: 'main', span: 2 };
  return (
    <CardFrame
      withIntroduction
      card={{ ...card, mandatory: false } as HomeCard}
      layout={avatarLayouts[avatar]}
      onRetry={() => undefined}
      retrying={false}
    />
  );
}
