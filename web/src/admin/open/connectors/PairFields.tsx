import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

const t = textsOf({ connectorManage });

type PairFieldsProps = {
  at: 'params' | 'headers';
  title: string;
  add: string;
  most: number;
  /** Whether values may contain parameters. */
  helped?: boolean;
};

/** Names and values, one line each. */
export function PairFields({ at, title, add: addText, most, helped = false }: PairFieldsProps) {
  const form = Form.useFormInstance();
  const rows: readonly { name?: string }[] = Form.useWatch(at, { form, preserve: true }) ?? [];
  const place = (row: number, field: 'name' | 'value') => ({
    name: [row, field],
    path: [at, row, field],
    errorName: t(field === 'name' ? 'paramName' : 'paramValue'),
  });
  return (
    <fieldset className="columns-mapping">
      <legend>{title}</legend>
      {helped && <p className="columns-help">{t('paramsHelp')}</p>}
      <Form.List name={at}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className="columns-mapping__row columns-mapping__row--short">
                <FormField {...place(name, 'name')}>
                  <Input aria-label={t('paramName')} placeholder={t('paramName')} autoComplete="off" />
                </FormField>
                <FormField {...place(name, 'value')}>
                  <Input
                    aria-label={t('paramValue')}
                    placeholder={t('paramValue')}
                    maxLength={fieldLimits.addressLength}
                    autoComplete="off"
                  />
                </FormField>
                <IconButton
                  icon="trash"
                  size="small"
                  label={t('removeParam', { name: rows[name]?.name || t('paramName') })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {fields.length < most && (
              <Button size="small" icon="plus" onClick={() => add({ name: '', value: '' })}>
                {addText}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
