import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ cardFrameSettings });

const rows = ['sample1', 'sample2', 'sample3'] as const;

/** A micro front end has no sample but itself; a table has rows under whatever it shows. */
export const sample: CardSettings<'frame'>['sample'] = ({ config: { frame } }) => {
  if (frame.type === 'qiankun') return frame;
  const { cardMapping } = frame;
  const heads = cardMapping.map(({ field, chineseName }) => ({ field, chineseName: chineseName || field }));
  const shown = heads.length > 0 ? heads : [{ field: 'title', chineseName: t('sampleHead') }];
  return {
    type: 'json',
    cardMapping: shown,
    result: rows.map((word) => ({
      ...Object.fromEntries(shown.map(({ field }) => [field, t(word)])),
      fieldSet: { important: false },
      urlDetail: '',
    })),
    // Nothing was read, so nobody's data is claimed.
    feed: { state: 'fresh', at: null, from: '' },
  };
};
