import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form, Switch } from 'antd';
import { DepartmentsSelect } from '../../../admin-kit/DepartmentsSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { RolesSelect } from '../../../admin-kit/RolesSelect.tsx';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import { isLimited, seenByText } from './seen-by.ts';

const t = textsOf({ servicesManage });

export function PeopleFields() {
  const form = Form.useFormInstance<ServiceInput>();
  const service = Form.useWatch((values: ServiceInput) => values, { form, preserve: true });
  /** What is for some people is not shown to visitors, unless somebody says so afterwards. */
  const onAudience = (chosen: readonly unknown[]) => {
    if (chosen.length === 0 || !service || isLimited(service) || !(service.listed || service.anonymous)) return;
    form.setFieldsValue({ listed: false, anonymous: false });
    toast.info(t('visitorsOff'));
  };
  return (
    <>
      <FormField name="roleIds" label={t('roles')}>
        <RolesSelect placeholder={t('rolesAll')} onChange={onAudience} />
      </FormField>
      <FormField name="identityTypes" label={t('identities')}>
        <IdentitiesSelect placeholder={t('identitiesAll')} onChange={onAudience} />
      </FormField>
      <FormField name="userDeptIds" label={t('userDepartments')} help={t('peopleHelp')}>
        <DepartmentsSelect placeholder={t('userDepartmentsAll')} onChange={onAudience} />
      </FormField>
      <FormField name="anonymous" label={t('anonymous')} help={t('anonymousHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="listed" label={t('listed')} help={t('listedHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      {service && (
        <p className="service-seen-by" aria-live="polite">
          <strong>{t('seenBy')}</strong> {seenByText(service)}
        </p>
      )}
    </>
  );
}
