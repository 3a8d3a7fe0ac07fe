import { Chip } from '../../ui/Chip.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { t } from '../words.ts';

export function Fees({ guide: { fees } }: BlockProps) {
  return (
    <>
      {fees.free && (
        <p>
          <Chip tone="good">{t('free')}</Chip>
        </p>
      )}
      {fees.text && <RichText html={fees.text} />}
    </>
  );
}
