import { type Publishable, publishables } from '@yizhan/contract/publishable.ts';
import { auditEntityNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Form, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';

const t = textsOf({ settings });
const kindName = textsOf({ auditEntityNames });

const kinds = (Object.keys(publishables) as Publishable[]).map((value) => ({ value, label: kindName(value) }));

/** Which kinds of content are published by somebody else than who wrote them, and by whom. */
export function ReviewFields() {
  const reviewed = Form.useWatch<Publishable[] | undefined>(['review', 'kinds']);
  return (
    <>
      <FormField name={['review', 'kinds']} label={t('reviewKinds')} help={t('reviewKindsHelp')}>
        <Select {...selectIcons} mode="multiple" options={kinds} showSearch={{ optionFilterProp: 'label' }} />
      </FormField>
      <FormField
        name={['review', 'roleIds']}
        label={t('reviewRoles')}
        help={t('reviewRolesHelp')}
        required={(reviewed?.length ?? 0) > 0}
        dependencies={[['review', 'kinds']]}
      >
        <RolesSelect />
      </FormField>
    </>
  );
}
