import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { CardContent, HomeCard } from '@yizhan/contract/entities/card.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { useState } from 'react';
import { CardFrame } from '../../cards/CardFrame.tsx';
import type { Layout } from '../../cards/card.ts';
import { getCardSettings } from '../../cards/settings.ts';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { newCardContent } from './new-card-content.ts';

const t = textsOf({ cardConfig });

type PreviewSource = 'sample' | 'live';

/** The card as people will see it: the same view, with sample or live data. */
export function CardPreview({ content }: { content: CardContent }) {
  const [data, setData] = useState<PreviewSource>('sample');
  const [layout, setLayout] = useState<Layout>('wide');
  return (
    <section className="card-config__preview" aria-label={t('preview')}>
      <div className="card-config__switches">
        <Tabs label={t('data')} tabs={tabsOf(['sample', 'live'])} value={data} onChange={setData} bare />
        <Tabs label={t('width')} tabs={tabsOf(['wide', 'narrow'])} value={layout} onChange={setLayout} bare />
      </div>
      {/* A picture of the card: nothing in it is interactive. */}
      <div className={`card-config__stage card-config__stage--${layout}`} inert>
        {data === 'sample' ? (
          <Sample kind={content.kind} content={content} layout={layout} />
        ) : (
          <Live content={content} layout={layout} />
        )}
      </div>
    </section>
  );
}

const tabsOf = <K extends 'sample' | 'live' | 'wide' | 'narrow'>(keys: readonly K[]) =>
  keys.map((key) => ({ key, label: t(key) }));

type PreviewProps = { content: CardContent; layout: Layout };

function Sample<K extends CardKind>({ kind, content, layout }: PreviewProps & { kind: K }) {
  const now = useNow();
  const { displayRows } = content;
  const data = getCardSettings(kind).sample({ config: content.config as CardConfig<K>, displayRows, now });
  return <Picture content={content} layout={layout} data={data} />;
}

/** The data depends only on the kind's settings and the rows, so typing in the name sends no request. */
function Live({ content, layout }: PreviewProps) {
  const { kind, config, displayRows } = content;
  const asked = { ...newCardContent(kind), config, displayRows } as CardContent;
  const preview = useQuery({ ...query.cards.preview({ content: asked }), placeholderData: keepPreviousData });
  return <Loaded query={preview}>{({ data }) => <Picture content={content} layout={layout} data={data} />}</Loaded>;
}

function Picture({ content, layout, data }: PreviewProps & { data: unknown }) {
  const now = useNow();
  const { kind, cardName, cardIntroduction, displayRows } = content;
  const basicConfig = { cardName: cardName || t('newName'), cardIntroduction, displayRows };
  const card = { id: '1', kind, basicConfig, state: 'fresh', at: toWireTime(now), data } as HomeCard;
  return <CardFrame card={card} layout={layout} onRetry={() => undefined} retrying={false} withIntroduction />;
}
