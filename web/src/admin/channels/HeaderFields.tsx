import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ channels });

const place = (at: number, field: string) => ({ name: [at, field], path: ['sms', 'headers', at, field] });

export function HeaderFields() {
  return (
    <Form.Item label={t('headers')}>
      <Form.List name={['sms', 'headers']}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className="channels__row">
                <FormField {...place(name, 'name')} errorName={t('headerName')}>
                  <Input aria-label={t('headerName')} placeholder="Authorization" autoComplete="off" />
                </FormField>
                <FormField {...place(name, 'value')} errorName={t('headerValue')}>
                  <Input aria-label={t('headerValue')} placeholder="Bearer ${secret}" autoComplete="off" />
                </FormField>
                <IconButton icon="close" label={t('removeHeader')} onClick={() => remove(name)} />
              </div>
            ))}
            {fields.length < deliveryLimits.maxHeaders && (
              <Button size="small" variant="quiet" icon="plus" onClick={() => add({ name: '', value: '' })}>
                {t('addHeader')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
