import type { Guide } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { toWireTime } from '../lib/format.ts';
import { textsOf } from '../lib/text.ts';
import { useNow } from '../lib/useNow.ts';
import { guideUrl } from './guide-url.ts';

const t = textsOf({ guides });

/** Only in print: where the guide can be found, its version, and when it was printed. */
export function PrintedGuide({ guide }: { guide: Guide }) {
  const now = useNow();
  return (
    <p className="guide-printed">
      <span>{guideUrl(guide)}</span>
      <span>{t('version', { n: guide.version })}</span>
      <span>{t('printed', { time: toWireTime(now).slice(0, 16) })}</span>
    </p>
  );
}
