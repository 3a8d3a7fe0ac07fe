import type { AgreementContent } from '@yizhan/contract/entities/agreement.ts';
import { agreements } from '@yizhan/contract/texts/zh-CN/agreements.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { RichText } from '../../ui/RichText.tsx';

const t = textsOf({ agreements });

/** The text as it is read before one agrees. */
export function AgreementPreview({ content: { title, html, isRequired } }: { content: AgreementContent }) {
  return (
    <>
      <h3>
        {title} <Chip tone="neutral">{t(isRequired ? 'required' : 'optional')}</Chip>
      </h3>
      <RichText html={html} />
    </>
  );
}
