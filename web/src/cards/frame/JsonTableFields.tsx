import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form, Input, Segmented } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { areFieldsValid } from '../../admin-kit/form/form-validity.ts';
import { textsOf } from '../../lib/text.ts';
import { AddressFields } from '../columns/AddressFields.tsx';
import { ConnectorField } from '../columns/ConnectorField.tsx';
import { type FieldOffer, newConnector, newPull } from '../columns/column-form.ts';
import { MappingFields } from '../columns/MappingFields.tsx';
import { TryRun } from '../columns/TryRun.tsx';

const t = textsOf({ cardColumns });

const at = ['config', 'frame'];
const sourceAt = [...at, 'source'];
const mappingAt = [...at, 'cardMapping'];

const offers: readonly FieldOffer[] = [
  { field: 'title', label: 'title' },
  { field: 'urlDetail', label: 'link' },
  { field: 'fieldSet', label: 'important' },
];

const sources = { PULL: newPull, CONNECTOR: newConnector };
type TableSource = keyof typeof sources;
const types = (Object.keys(sources) as TableSource[]).map((value) => ({ value, label: t(value) }));

/** A table from an address of its own, or from a connector, which has mapped its fields already. */
export function JsonTableFields() {
  const form = Form.useFormInstance();
  const type: TableSource = Form.useWatch([...sourceAt, 'sourceType'], { form, preserve: true }) ?? 'PULL';
  const choose = (next: TableSource) => {
    form.setFieldValue(sourceAt, sources[next]);
    form.setFieldValue(mappingAt, []);
  };
  const read = async () => {
    // The rest of the card may still be invalid.
    const right = await areFieldsValid(form, [sourceAt, mappingAt], { recursive: true });
    const { source, cardMapping } = form.getFieldValue(at);
    return right ? { id: 'frame', columnName: t('json'), source, cardMapping } : undefined;
  };
  return (
    <>
      <Form.Item label={t('source')}>
        <Segmented aria-label={t('source')} value={type} options={types} onChange={choose} />
      </Form.Item>
      {type === 'CONNECTOR' ? (
        <ConnectorField at={sourceAt} />
      ) : (
        <>
          <AddressFields at={sourceAt} paths />
          <MappingFields at={mappingAt} offers={offers} free paths />
        </>
      )}
      <FormField name={[...at, 'urlDetail']} label={t('urlDetail')} help={t('urlDetailHelp')}>
        <Input maxLength={fieldLimits.addressLength} />
      </FormField>
      <TryRun kind="frame" column={read} mapping={{ at: mappingAt, free: true }} />
    </>
  );
}
