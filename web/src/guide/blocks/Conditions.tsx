import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { Facts } from './Facts.tsx';
import { SelfCheck } from './SelfCheck.tsx';

const t = textsOf({ guides });

export function Conditions({ guide: { conditions } }: BlockProps) {
  return (
    <>
      <Facts facts={[[t('audience'), conditions.audience]]} />
      {conditions.text && <RichText html={conditions.text} />}
      {conditions.checks.length > 0 && <SelfCheck checks={conditions.checks} />}
    </>
  );
}
