import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { FieldOffer } from './column-form.ts';

const t = textsOf({ cardColumns });

type MappingFieldsProps = {
  /** The path of the list in the form. */
  at: readonly string[];
  offers: readonly FieldOffer[];
  free: boolean;
  /** External answers need paths; the portal's own rows are mapped by field alone. */
  paths: boolean;
};

/** Which fields of a row are shown, under which name, and their path in the answer. */
export function MappingFields({ at, offers, free, paths }: MappingFieldsProps) {
  const form = Form.useFormInstance();
  const rows: readonly Partial<FieldMapping>[] = Form.useWatch([...at], { form, preserve: true }) ?? [];
  const left = offers.filter(({ field }) => !rows.some((row) => row?.field === field));
  const place = (row: number, field: string) => ({
    name: [row, field],
    path: [...at, row, field],
    errorName: t(fieldWords[field] ?? 'field'),
  });
  return (
    <fieldset className="columns-mapping">
      <legend>{t('cardMapping')}</legend>
      {paths && <p className="columns-help">{t('mappingHelp')}</p>}
      <Form.List name={[...at]}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div
                key={key}
                className={paths ? 'columns-mapping__row' : 'columns-mapping__row columns-mapping__row--short'}
              >
                <FormField {...place(name, 'field')}>
                  <Input aria-label={t('field')} placeholder={t('field')} />
                </FormField>
                <FormField {...place(name, 'chineseName')}>
                  <Input
                    aria-label={t('chineseName')}
                    placeholder={t('chineseName')}
                    maxLength={fieldLimits.nameLength}
                  />
                </FormField>
                {paths && (
                  <FormField {...place(name, 'path')}>
                    <Input aria-label={t('path')} placeholder={t('path')} maxLength={fieldLimits.textLength} />
                  </FormField>
                )}
                <IconButton
                  icon="trash"
                  size="small"
                  label={t('removeField', { name: rows[name]?.field || t('field') })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {fields.length < cardLimits.maxFields && (
              <div className="columns-offers">
                {left.map(({ field, label }) => (
                  <Button
                    key={field}
                    size="small"
                    icon="plus"
                    onClick={() => add({ field, chineseName: t(label), path: '' })}
                  >
                    {t(label)}
                  </Button>
                ))}
                {free && (
                  <Button size="small" icon="plus" onClick={() => add({ field: '', chineseName: '', path: '' })}>
                    {t('addField')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

const fieldWords: Record<string, 'field' | 'chineseName' | 'path'> = {
  field: 'field',
  chineseName: 'chineseName',
  path: 'path',
};
