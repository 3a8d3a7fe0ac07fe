import type { CardData } from '@yizhan/contract/cards.ts';
import { cardFrame } from '@yizhan/contract/texts/zh-CN/card-frame.ts';
import type { CSSProperties } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import type { CardViewProps } from '../card.ts';
import { FeedNote } from '../FeedNote.tsx';
import { RowTable } from '../RowTable.tsx';
import { MicroAppBox } from './MicroAppBox.tsx';
import './View.css';

const t = textsOf({ cardFrame });

export function View({ data, basicConfig: { cardName } }: CardViewProps<'frame'>) {
  switch (data.type) {
    case 'qiankun':
      // A different address is a different application, hence the key.
      return <MicroAppBox key={data.url} url={data.url} height={data.height} name={cardName} />;
    case 'blocked':
      return <BlockedApp data={data} name={cardName} />;
    case 'json':
      return <JsonTable data={data} name={cardName} />;
  }
}

type BlockedFrame = Extract<CardData<'frame'>, { type: 'blocked' }>;

function BlockedApp({ data: { origin, height }, name }: { data: BlockedFrame; name: string }) {
  return (
    <div className="frame-app" style={{ '--frame-height': `${height}px` } as CSSProperties}>
      <Empty text={t('blocked', { name, origin })} size="small" />
    </div>
  );
}

type Json = Extract<CardData<'frame'>, { type: 'json' }>;

function JsonTable({ data: { cardMapping, result, feed }, name }: { data: Json; name: string }) {
  const table = { columnName: name, num: result.length, cardMapping, result, url: null, feed };
  const hasRows = result.length > 0 && cardMapping.length > 0;
  return (
    <div className="frame-table">
      {hasRows ? (
        <RowTable tab={table} />
      ) : (
        <Empty text={t(feed.state === 'failed' ? 'unavailable' : 'none')} size="small" />
      )}
      <FeedNote feed={feed} />
    </div>
  );
}
