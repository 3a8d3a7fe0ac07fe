import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { areFieldsValid } from '../../admin-kit/form/form-validity.ts';
import { textsOf } from '../../lib/text.ts';
import { AddressFields } from '../columns/AddressFields.tsx';
import type { FieldOffer } from '../columns/column-form.ts';
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

export function JsonTableFields() {
  const form = Form.useFormInstance();
  const read = async () => {
    // The rest of the card may still be invalid.
    const right = await areFieldsValid(form, [sourceAt, mappingAt], { recursive: true });
    const { source, cardMapping } = form.getFieldValue(at);
    return right ? { id: 'frame', columnName: t('json'), source, cardMapping } : undefined;
  };
  return (
    <>
      <AddressFields at={sourceAt} paths />
      <MappingFields at={mappingAt} offers={offers} free paths />
      <FormField name={[...at, 'urlDetail']} label={t('urlDetail')} help={t('urlDetailHelp')}>
        <Input maxLength={fieldLimits.addressLength} />
      </FormField>
      <TryRun kind="frame" column={read} />
    </>
  );
}
