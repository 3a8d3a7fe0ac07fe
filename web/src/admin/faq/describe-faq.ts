import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ faqManage });

const fields: Readonly<Record<string, string>> = {
  ...{ question: t('question'), similar: t('similar'), answers: t('answer'), html: t('answer') },
  ...{ identities: t('answerFor'), keywords: t('keywords'), sceneId: t('scene'), deptId: t('dept') },
  ...{
    serviceIds: t('services'),
    guideIds: t('guides'),
    attachments: t('attachments'),
    anonymous: t('anonymous'),
    pinned: t('pinned'),
  },
  ...{ validFrom: t('validFrom'), validUntil: t('validUntil') },
};

/** Describes the paths of an entry in the words of its editor. */
export const describeFaq: ChangeDescriber = {
  label: (path) =>
    path.map((part) => (typeof part === 'number' ? String(part + 1) : (fields[part] ?? part))).join(' › '),
  words: (_path, value) => toPlainText(value),
};
