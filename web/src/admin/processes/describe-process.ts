import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ processDesign });

const names: Readonly<Record<string, string>> = {
  ...{ code: t('code'), name: t('name'), intro: t('intro'), serviceId: t('service'), ownerDeptId: t('department') },
  ...{ ownerId: t('owner'), settings: t('tabBasic'), form: t('tabForm'), flow: t('tabFlow') },
  ...{ numberPattern: t('numberPattern'), promiseDays: t('promiseDays'), withdraw: t('withdraw') },
  ...{ resubmit: t('resubmit'), substituteId: t('substitute'), applicantRights: t('tabRights') },
  ...{ label: t('label'), help: t('help'), required: t('required'), width: t('width'), handlers: t('handlers') },
  ...{ mode: t('mode'), dueDays: t('dueDays'), onDue: t('onDue'), allows: t('allows'), rights: t('tabRights') },
  ...{ visibleWhen: t('visibleWhen'), requiredWhen: t('requiredWhen'), when: t('condition') },
};

/** A change deep in form or flow is named by its part and the last word of its path that has a name. */
export const describeProcess: ChangeDescriber = {
  label: (path) => {
    const words = path.map(String).flatMap((part) => (names[part] ? [names[part]] : []));
    return [...new Set([words[0], words.at(-1)])].filter(Boolean).join(' · ') || path.join('.');
  },
  words: (_, value) => {
    const named = typeof value === 'object' && value !== null && 'label' in value ? value.label : undefined;
    const block = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
    return toPlainText(named ?? block ?? value);
  },
};
