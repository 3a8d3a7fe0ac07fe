import type { HandlerRule } from '@yizhan/contract/flow.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { departmentName, isId } from '../../admin-kit/publishing/value-names.tsx';
import { textsOf } from '../../lib/text.ts';
import type { NameKind, Names } from './names.ts';

const t = textsOf({ processDesign });
const adminText = textsOf({ admin });

const names: Readonly<Record<string, string>> = {
  ...{ code: t('code'), name: t('name'), intro: t('intro'), serviceId: t('service'), ownerDeptId: t('department') },
  ...{ ownerId: t('owner'), settings: t('tabBasic'), form: t('tabForm'), flow: t('tabFlow') },
  ...{ numberPattern: t('numberPattern'), promiseDays: t('promiseDays'), withdraw: t('withdraw') },
  ...{ resubmit: t('resubmit'), substituteId: t('substitute'), applicantRights: t('tabRights') },
  ...{ label: t('label'), help: t('help'), required: t('required'), width: t('width'), handlers: t('handlers') },
  ...{ mode: t('mode'), dueDays: t('dueDays'), onDue: t('onDue'), allows: t('allows'), rights: t('tabRights') },
  ...{ visibleWhen: t('visibleWhen'), requiredWhen: t('requiredWhen'), when: t('condition') },
};

/** A part of a process in words; what it points at under its name. */
export function describeProcessIn(names: Names): ChangeDescriber {
  const called = (kind: NameKind) => (id: string) => {
    const name = names.of(kind, id);
    // Chosen by somebody else since this page was loaded.
    return isId(name) ? t('otherChoice') : name;
  };
  const people = (ids: readonly string[]) => ids.map(called('user')).join(adminText('comma'));
  return {
    ...describeProcess,
    isNamed: (path) => typeof path.at(-1) === 'number' && ['blocks', 'otherwise', 'arms'].includes(String(path.at(-2))),
    names: {
      ...{ ownerDeptId: departmentName, ownerId: called('user'), substituteId: called('user') },
      ...{ serviceId: called('service'), userIds: people, roleId: called('role'), dutyItemId: called('item') },
      by: (by: HandlerRule['by']) => t(`by_${by}`),
    },
  };
}

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
