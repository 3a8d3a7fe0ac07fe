import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { Checkbox, Form, Radio } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { identityTypeValues, useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { textsOf } from '../../lib/text.ts';
import { type Visibility, visibilities } from './article-values.ts';

const t = textsOf({ newsManage });

/** Who can read it: everybody signed in, some identities, or visitors too. */
export function ReaderFields() {
  const { nameOf } = useIdentityTypes();
  const visibility = Form.useWatch<Visibility | undefined>('visibility', { preserve: true });
  return (
    <>
      <FormField
        name="visibility"
        label={t('visibility')}
        help={visibility === 'visitors' ? t('visitorsHelp') : undefined}
      >
        <Radio.Group vertical options={visibilities.map((value) => ({ value, label: t(value) }))} />
      </FormField>
      {visibility === 'identities' && (
        <FormField name="audience" label={t('audience')} required>
          <Checkbox.Group options={identityTypeValues.map((type) => ({ value: type, label: nameOf(type) }))} />
        </FormField>
      )}
    </>
  );
}
