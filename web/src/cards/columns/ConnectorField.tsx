import { useQuery } from '@tanstack/react-query';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });

/** Which connector the source at this path of the form reads, and the fields that come with it. */
export function ConnectorField({ at }: { at: readonly string[] }) {
  const form = Form.useFormInstance();
  const { data = [], isPending } = useQuery(query.cards.connectors());
  const chosen: string | undefined = Form.useWatch([...at, 'connectorId'], { form, preserve: true });
  const fields = data.find(({ id }) => id === chosen)?.fields ?? [];
  const names = fields.map(({ field, chineseName }) => chineseName || field).join('、');
  return (
    <FormField
      name={[...at, 'connectorId']}
      label={t('connectorId')}
      help={names === '' ? t('connectorHelp') : t('connectorFields', { names })}
      required
    >
      <Select
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('noConnectors')}
        options={data.map(({ id, name, isServing }) => ({
          value: id,
          label: isServing ? name : t('connectorOff', { name }),
        }))}
      />
    </FormField>
  );
}
