import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { Facts } from './Facts.tsx';

const t = textsOf({ guides });

export function Result({ guide: { result } }: BlockProps) {
  return (
    <>
      {result.text && <RichText html={result.text} />}
      <Facts facts={[[t('collection'), result.collection]]} />
    </>
  );
}
