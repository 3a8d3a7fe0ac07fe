import { limits } from '@yizhan/contract/limits.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { s } from './words.ts';

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
              <FormField {...place(name, 'name')} errorName={s('linkName')}>
                <Input aria-label={s('linkName')} placeholder={s('linkName')} />
              </FormField>
              <FormField {...place(name, 'url')} errorName={s('linkUrl')}>
                <Input aria-label={s('linkUrl')} placeholder={s('linkUrlHint')} />
              </FormField>
              <IconButton icon="close" label={s('removeLink')} onClick={() => remove(name)} />
            </div>
          ))}
          {fields.length < limits.footerLinksMost && (
            <Button size="small" variant="quiet" icon="plus" onClick={() => add({ name: '', url: '' })}>
              {s('addLink')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
