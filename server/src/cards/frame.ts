import type { CardConfig, CardData } from '@yizhan/contract/cards.ts';
import { originOf } from '../domain/cards/micro-apps.ts';
import { foreignTable } from './foreign-table.ts';
import { type CardSource, ownAudience, type Viewer } from './source.ts';

/** A micro front end loaded by the browser, or a table from a JSON address or a connector read by the server. */
export const frame: CardSource<'frame'> = {
  audience: ownAudience,
  async load({ config: { frame } }, viewer) {
    if (frame.type === 'qiankun') return microApp(frame, viewer);
    const { cardMapping, result, feed } = await foreignTable(frame, viewer);
    const heads = cardMapping.filter(({ field }) => field !== 'fieldSet' && field !== 'urlDetail');
    return { type: 'json', cardMapping: heads, result, feed };
  },
};

type MicroApp = Extract<CardConfig<'frame'>['frame'], { type: 'qiankun' }>;

/** A card saved before its origin was taken off the installation's list is not served. */
function microApp(app: MicroApp, { config }: Viewer): CardData<'frame'> {
  const origin = originOf(app.url);
  return config.microAppOrigins.includes(origin) ? app : { type: 'blocked', origin, height: app.height };
}
