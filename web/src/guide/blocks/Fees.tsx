import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';

const t = textsOf({ guides });

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
