import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { t } from '../words.ts';
import { Facts } from './Facts.tsx';

export function Result({ guide: { result } }: BlockProps) {
  return (
    <>
      {result.text && <RichText html={result.text} />}
      <Facts facts={[[t('collection'), result.collection]]} />
    </>
  );
}
