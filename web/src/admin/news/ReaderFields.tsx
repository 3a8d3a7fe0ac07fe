import { Checkbox, Form, Radio } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { identityTypeValues, useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { type Visibility, visibilities } from './article-values.ts';
import { n } from './words.ts';

/** Who can read it: everybody signed in, some identities, or visitors too. */
export function ReaderFields() {
  const { nameOf } = useIdentityTypes();
  const visibility = Form.useWatch<Visibility | undefined>('visibility', { preserve: true });
  return (
    <>
      <FormField
        name="visibility"
        label={n('visibility')}
        help={visibility === 'visitors' ? n('visitorsHelp') : undefined}
      >
        <Radio.Group vertical options={visibilities.map((value) => ({ value, label: n(value) }))} />
      </FormField>
      {visibility === 'identities' && (
        <FormField name="audience" label={n('audience')} required>
          <Checkbox.Group options={identityTypeValues.map((type) => ({ value: type, label: nameOf(type) }))} />
        </FormField>
      )}
    </>
  );
}
