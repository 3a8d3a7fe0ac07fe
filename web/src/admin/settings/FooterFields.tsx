import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Form, Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const t = textsOf({ settings });

const lines = ['copyright', 'address', 'phone', 'mail', 'icp', 'policeRecord'] as const;

export function FooterFields() {
  return (
    <>
      {lines.map((line) => (
        <FormField key={line} name={['footer', line]} label={t(line)}>
          <Input autoComplete="off" />
        </FormField>
      ))}
      <h3 className="admin-form__heading">{t('footerColumns')}</h3>
      <Form.List name={['footer', 'columns']}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className="admin-settings__column">
                <div className="admin-settings__row">
                  <FormField
                    name={[name, 'title']}
                    path={['footer', 'columns', name, 'title']}
                    errorName={t('columnTitle')}
                  >
                    <Input aria-label={t('columnTitle')} placeholder={t('columnTitle')} />
                  </FormField>
                  <IconButton icon="trash" label={t('removeColumn')} onClick={() => remove(name)} />
                </div>
                <FooterLinks column={name} />
              </div>
            ))}
            {fields.length < portalLimits.maxFooterColumns && (
              <Button icon="plus" onClick={() => add({ title: '', links: [] })}>
                {t('addColumn')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </>
  );
}
