import type { CardConfig, CardData } from '@yizhan/contract/cards.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toForeignLink } from '../common/addresses.ts';
import { originOf } from '../domain/cards/micro-apps.ts';
import { mapFields, pullRows } from './pull-source.ts';
import { type CardSource, ownAudience, type Viewer } from './source.ts';

type Row = StagingTab['result'][number];

/** A micro front end loaded by the browser, or a table from a JSON address read by the server. */
export const frame: CardSource<'frame'> = {
  audience: ownAudience,
  async load({ config: { frame } }, viewer) {
    if (frame.type === 'qiankun') return microApp(frame, viewer);
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

type MicroApp = Extract<CardConfig<'frame'>['frame'], { type: 'qiankun' }>;

/** A card saved before its origin was taken off the installation's list is not served. */
function microApp(app: MicroApp, { config }: Viewer): CardData<'frame'> {
  const origin = originOf(app.url);
  return config.microAppOrigins.includes(origin) ? app : { type: 'blocked', origin, height: app.height };
}
