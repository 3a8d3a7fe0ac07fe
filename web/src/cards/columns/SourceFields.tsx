import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form, Segmented } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { AddressFields } from './AddressFields.tsx';
import { ConnectorField } from './ConnectorField.tsx';
import { type ColumnForm, type SourceType, sourceTypesOf } from './column-form.ts';
import { MappingFields } from './MappingFields.tsx';

const t = textsOf({ cardColumns });

const mappingAt = ['cardMapping'];

/** The source of a column's rows, and which of their fields it shows. */
export function SourceFields({ columnForm }: { columnForm: ColumnForm }) {
  const { sources, fields, free, Own } = columnForm;
  const form = Form.useFormInstance();
  const types = sourceTypesOf(columnForm);
  const type: SourceType = Form.useWatch(['source', 'sourceType'], { form, preserve: true }) ?? types[0] ?? 'PULL';
  const choose = (next: SourceType) => {
    const url: unknown = form.getFieldValue(['source', 'url']);
    const blank = sources[next] ?? {};
    form.setFieldValue('source', 'url' in blank && typeof url === 'string' ? { ...blank, url } : blank);
    const mapping: readonly FieldMapping[] = form.getFieldValue(mappingAt) ?? [];
    // A connector has mapped its fields already.
    if (next === 'CONNECTOR') form.setFieldValue(mappingAt, []);
    // An external answer always needs a mapping: its fields are added to be filled in.
    if (next === 'PULL' && mapping.length === 0)
      form.setFieldValue(
        mappingAt,
        (fields.PULL ?? []).map(({ field, label }) => ({ field, chineseName: t(label), path: '' })),
      );
  };
  const offers = fields[type];
  return (
    <>
      <Form.Item label={t('source')}>
        <Segmented
          aria-label={t('source')}
          value={type}
          options={types.map((value) => ({ value, label: t(value) }))}
          onChange={choose}
        />
      </Form.Item>
      {type === 'INTERNAL' && <Own />}
      {type === 'CONNECTOR' && <ConnectorField at={['source']} />}
      {(type === 'PULL' || type === 'RSS') && <AddressFields key={type} at={['source']} paths={type === 'PULL'} />}
      {offers && <MappingFields at={mappingAt} offers={offers} free={free} paths={type === 'PULL'} />}
    </>
  );
}
