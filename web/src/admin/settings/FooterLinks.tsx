import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ settings });

export function FooterLinks({ column }: { column: number }) {
  const place = (at: number, field: string) => ({
    name: [at, field],
    path: ['footer', 'columns', column, 'links', at, field],
  });
  return (
    <Form.List name={[column, 'links']}>
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className="admin-settings__row">
              <FormField {...place(name, 'name')} errorName={t('linkName')}>
                <Input aria-label={t('linkName')} placeholder={t('linkName')} />
              </FormField>
              <FormField {...place(name, 'url')} errorName={t('linkUrl')}>
                <Input aria-label={t('linkUrl')} placeholder={t('linkUrlHint')} />
              </FormField>
              <IconButton icon="close" label={t('removeLink')} onClick={() => remove(name)} />
            </div>
          ))}
          {fields.length < portalLimits.maxFooterLinks && (
            <Button size="small" variant="quiet" icon="plus" onClick={() => add({ name: '', url: '' })}>
              {t('addLink')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
