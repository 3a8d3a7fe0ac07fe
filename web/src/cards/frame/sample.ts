import { wireTime } from '../../lib/format.ts';
import type { CardSettings } from '../card.ts';
import { t } from './settings-words.ts';

const rows = ['sample1', 'sample2', 'sample3'] as const;

/** A micro front end has no sample but itself; a table has rows under whatever it shows. */
export const sample: CardSettings<'frame'>['sample'] = ({ config: { frame }, now }) => {
  if (frame.type === 'qiankun') return frame;
  const { source, cardMapping } = frame;
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
    feed: { state: 'fresh', at: wireTime(now), from: URL.canParse(source.url) ? new URL(source.url).host : '' },
  };
};
