import { type AgreementContent, type AgreementRow, agreementContent } from '@yizhan/contract/entities/agreement.ts';
import { agreements } from '@yizhan/contract/texts/zh-CN/agreements.ts';
import { describeFields } from '../../admin-kit/publishing/describe-fields.ts';
import type { DraftKind } from '../../admin-kit/publishing/draft-kind.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AgreementFields } from './AgreementFields.tsx';
import { AgreementPreview } from './AgreementPreview.tsx';

const t = textsOf({ agreements });

const Mark = () => <Icon name="book" />;

/** Under the name of each stands how many people agreed. */
export function createAgreementKind(rows: readonly AgreementRow[]): DraftKind<AgreementContent> {
  const rowOf = new Map(rows.map((row) => [row.content, row]));
  const note = (content: AgreementContent) => {
    const row = rowOf.get(content);
    return row?.published ? t('agreedBy', { agreed: row.agreed, people: row.people }) : t('notPublished');
  };
  return {
    schema: agreementContent,
    fresh: () => ({ title: '', html: '', isRequired: true, asksAgain: true }),
    submit: (input) => api.agreements.submit(input),
    remove: (held) => api.agreements.remove(held),
    describe: describeFields<AgreementContent>({
      title: { label: t('title') },
      html: { label: t('html') },
      isRequired: { label: t('isRequired'), words: (value: boolean) => yesOrNo(value) },
      asksAgain: { label: t('asksAgain'), words: (value: boolean) => yesOrNo(value) },
    }),
    words: {
      ...{ list: t('list'), create: t('create'), none: t('none'), choose: t('choose') },
      ...{ preview: t('preview'), remove: t('remove'), removeText: t('removeText') },
      removeTitle: (name) => t('removeTitle', { name }),
    },
    Mark,
    note,
    Fields: AgreementFields,
    Preview: AgreementPreview,
  };
}
