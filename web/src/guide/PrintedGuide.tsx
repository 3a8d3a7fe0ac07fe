import type { Guide } from '@yizhan/contract/entities/guide.ts';
import { wireTime } from '../lib/format.ts';
import { useNow } from '../lib/useNow.ts';
import { guideAddress } from './guide-address.ts';
import { t } from './words.ts';

/** On paper alone: where the guide can be read again, which version this is, and when it was printed. */
export function Printed({ guide }: { guide: Guide }) {
  const now = useNow();
  return (
    <p className="guide-printed">
      <span>{guideAddress(guide)}</span>
      <span>{t('version', { n: guide.version })}</span>
      <span>{t('printed', { time: wireTime(now).slice(0, 16) })}</span>
    </p>
  );
}
