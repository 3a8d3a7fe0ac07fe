import { limits } from '@yizhan/contract/limits.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { s } from './words.ts';

const lines = ['copyright', 'address', 'phone', 'mail', 'icp', 'policeRecord'] as const;

export function FooterFields() {
  return (
    <>
      {lines.map((line) => (
        <FormField key={line} name={['footer', line]} label={s(line)}>
          <Input autoComplete="off" />
        </FormField>
      ))}
      <h3 className="admin-form__heading">{s('footerColumns')}</h3>
      <Form.List name={['footer', 'columns']}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className="admin-settings__column">
                <div className="admin-settings__row">
                  <FormField
                    name={[name, 'title']}
                    path={['footer', 'columns', name, 'title']}
                    errorName={s('columnTitle')}
                  >
                    <Input aria-label={s('columnTitle')} placeholder={s('columnTitle')} />
                  </FormField>
                  <IconButton icon="trash" label={s('removeColumn')} onClick={() => remove(name)} />
                </div>
                <FooterLinks column={name} />
              </div>
            ))}
            {fields.length < limits.footerColumnsMost && (
              <Button icon="plus" onClick={() => add({ title: '', links: [] })}>
                {s('addColumn')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </>
  );
}
