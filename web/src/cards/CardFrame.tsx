import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import type { CSSProperties, ReactNode } from 'react';
import { formatTime } from '../lib/format.ts';
import { textsOf } from '../lib/text.ts';
import { useNow } from '../lib/useNow.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { CardBody } from './CardBody.tsx';
import type { Layout } from './card.ts';
import './CardFrame.css';

const t = textsOf({ home });

type CardFrameProps = {
  card: HomeCard;
  layout: Layout;
  onRetry: () => void;
  retrying: boolean;
  /** At the end of the header. */
  menu?: ReactNode;
  /** Its height last time, reserved until its view is loaded. */
  height?: number | undefined;
  /** In previews the introduction stands beside the name (PV-3); on the page it is a tooltip. */
  withIntroduction?: boolean | undefined;
};

/** A card of the home page. Its errors stay inside; the rest of the page is unaffected. */
export function CardFrame({ card, layout, onRetry, retrying, menu, height, withIntroduction }: CardFrameProps) {
  const { cardName, cardIntroduction } = card.basicConfig;
  const retry = { onRetry, retrying };
  const room = height ? ({ '--card-height': `${height}px` } as CSSProperties) : undefined;
  return (
    <div className="card-frame" data-card={card.kind} style={room}>
      <Card
        title={<span title={cardIntroduction}>{cardName}</span>}
        extra={withIntroduction && <span className="card-frame__introduction">{cardIntroduction}</span>}
        menu={menu}
        flush
      >
        {card.state === 'stale' && <StaleNote at={card.at} {...retry} />}
        {card.state === 'failed' ? (
          <ErrorNote title={t('cardFailed')} {...retry} />
        ) : (
          <CardBody kind={card.kind} data={card.data} basicConfig={card.basicConfig} layout={layout} />
        )}
      </Card>
    </div>
  );
}

function StaleNote({ at, ...retry }: { at: string; onRetry: () => void; retrying: boolean }) {
  const now = useNow();
  return <ErrorNote slim title={t('cardStale', { when: formatTime(at, now) })} {...retry} />;
}
