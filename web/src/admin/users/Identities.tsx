import type { IdentityInput } from '@yizhan/contract/entities/users.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { Form } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { newIdentity, removeIdentity, withDefault } from './user-values.ts';

const t = textsOf({ users });

/** A person's identities, one card each; one of them is the default. */
export function Identities() {
  const form = Form.useFormInstance<{ identities: IdentityInput[] }>();
  const identities = Form.useWatch('identities', { form, preserve: true }) ?? [];
  const set = (next: IdentityInput[]) => form.setFieldValue('identities', next);
  return (
    <Form.List name="identities">
      {(fields, { add }) => (
        <>
          {fields.map(({ key, name }) => (
            <section key={key} className="admin-identity">
              <header className="admin-identity__header">
                <strong>{t('identity', { n: name + 1 })}</strong>
                {identities[name]?.isDefault ? (
                  <Chip tone="brand">{t('defaultIdentity')}</Chip>
                ) : (
                  <Button size="small" variant="quiet" onClick={() => set(withDefault(identities, name))}>
                    {t('makeDefault')}
                  </Button>
                )}
                <span className="admin-identity__gap" />
                {fields.length > 1 && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('removeIdentity')}
                    onClick={() => set(removeIdentity(identities, name))}
                  />
                )}
              </header>
              <IdentityFields at={name} />
            </section>
          ))}
          {fields.length < administrationLimits.identitiesPerUser && (
            <Button icon="plus" wide onClick={() => add(newIdentity(false))}>
              {t('addIdentity')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
