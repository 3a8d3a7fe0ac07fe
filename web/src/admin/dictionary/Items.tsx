import type { DictionaryItem } from '@yizhan/contract/entities/dictionary.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dictionary } from '@yizhan/contract/texts/zh-CN/dictionary.ts';
import { Form, Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { fieldError } from '../../admin-kit/form/field-error.ts';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ dictionary });
const adminText = textsOf({ admin });

/** The options in order: key, value, enabled, move up or down, remove. */
export function Items({ savedKeys }: { savedKeys: readonly string[] }) {
  const form = Form.useFormInstance<{ items: DictionaryItem[] }>();
  const items = Form.useWatch('items', { form, preserve: true }) ?? [];
  const { schema } = useRecordForm();
  const tooMany = fieldError(schema, form.getFieldsValue(true), ['items'], t('items'));
  const place = (at: number, field: string) => ({ name: [at, field], path: ['items', at, field] });
  const earlier = (at: number) => items.slice(0, at).map((_, before) => ['items', before, 'dictKey']);
  return (
    <fieldset className="admin-items">
      <legend>{t('items')}</legend>
      <p className={tooMany ? 'admin-items__error' : 'admin-items__help'} aria-live="polite">
        {tooMany ?? t('itemsHelp')}
      </p>
      <Form.List name="items">
        {(fields, { add, remove, move }) => (
          <>
            {fields.map(({ key, name }) => {
              const item = items[name];
              const isSaved = savedKeys.includes(item?.dictKey ?? '');
              return (
                <div key={key} className="admin-items__row">
                  <FormField
                    {...place(name, 'dictKey')}
                    errorName={t('key')}
                    shape={t('duplicateKey')}
                    dependencies={earlier(name)}
                  >
                    <Input aria-label={t('key')} placeholder={t('key')} disabled={isSaved} />
                  </FormField>
                  <FormField {...place(name, 'dictValue')} errorName={t('value')}>
                    <Input aria-label={t('value')} placeholder={t('value')} />
                  </FormField>
                  <FormField {...place(name, 'enabled')} valuePropName="checked">
                    <Switch size="small" aria-label={t('enabled')} title={t('enabled')} />
                  </FormField>
                  <span className="admin-items__tools">
                    <IconButton
                      icon="arrow-up"
                      size="small"
                      label={adminText('moveUp')}
                      disabled={name === 0}
                      onClick={() => move(name, name - 1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      size="small"
                      label={adminText('moveDown')}
                      disabled={name === fields.length - 1}
                      onClick={() => move(name, name + 1)}
                    />
                    <IconButton
                      icon="trash"
                      size="small"
                      label={isSaved ? t('requiredKey') : t('removeItem', { name: item?.dictValue ?? '' })}
                      disabled={isSaved}
                      onClick={() => remove(name)}
                    />
                  </span>
                </div>
              );
            })}
            {fields.length < administrationLimits.maxDictionaryItems && (
              <Button icon="plus" wide onClick={() => add({ dictKey: '', dictValue: '', enabled: true })}>
                {t('addItem')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
