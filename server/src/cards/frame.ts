import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toForeignLink } from '../common/addresses.ts';
import { mapFields, pullRows } from './pull-source.ts';
import { type CardSource, ownAudience } from './source.ts';

type Row = StagingTab['result'][number];

/** A micro front end loaded by the browser, or a table from a JSON address read by the server. */
export const frame: CardSource<'frame'> = {
  audience: ownAudience,
  async load({ config: { frame } }, viewer) {
    if (frame.type === 'qiankun') return frame;
    const { source, cardMapping, urlDetail } = frame;
    const { feed, items } = await pullRows(source, viewer);
    const result: Row[] = items.slice(0, cardKindLimits.stagingRows).map((item) => {
      const { fieldSet = '', urlDetail: link = '', ...texts } = mapFields(item, cardMapping);
      const url = toForeignLink(link, source.url) || urlDetail;
      return { ...texts, fieldSet: { important: /^(1|true)$/i.test(fieldSet) }, urlDetail: url };
    });
    const shown = cardMapping.filter(({ field }) => field !== 'fieldSet' && field !== 'urlDetail');
    const heads = shown.map(({ field, chineseName }) => ({ field, chineseName: chineseName || field }));
    return { type: 'json', cardMapping: heads, result, feed };
  },
};

/** The origins of the micro front ends on users' pages. */
export function microAppOrigins(cards: readonly { content: CardContent }[]): string[] {
  const addresses = cards.flatMap(({ content }) =>
    content.kind === 'frame' && content.config.frame.type === 'qiankun' ? [content.config.frame.url] : [],
  );
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
