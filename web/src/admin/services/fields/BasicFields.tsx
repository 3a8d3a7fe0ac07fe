import { useQuery } from '@tanstack/react-query';
import { processTypes, serviceKinds } from '@yizhan/contract/entities/service.ts';
import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { DepartmentSelect } from '../../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { IconPicker } from '../../../admin-kit/IconPicker.tsx';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { clearable, selectIcons } from '../../../ui/antd-icons.tsx';

const t = textsOf({ servicesManage });

const kinds = serviceKinds.map((kind) => ({ value: kind, label: t(`kind${kind}`) }));
const ways = processTypes.map((way) => ({ value: way, label: t(`process${way}`) }));
const toOptions = (rows: readonly { id: string; name: string }[] | undefined) =>
  rows?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

export function BasicFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  const isNew = stored === undefined;
  const accessWay = Form.useWatch<number | undefined>('accessWay', { preserve: true });
  const processName = accessWay === accessWays.inside ? stored?.processName : null;
  const scenes = useQuery(query.serviceConfig.scenes());
  const types = useQuery(query.serviceConfig.types());
  return (
    <>
      <FormField name="name" label={t('name')} required english>
        <Input autoComplete="off" maxLength={fieldLimits.nameLength} data-autofocus="" />
      </FormField>
      <FormField name="code" label={t('code')} help={t(isNew ? 'codeHelp' : 'codeFixed')}>
        <Input autoComplete="off" maxLength={fieldLimits.nameLength} disabled={!isNew} />
      </FormField>
      <FormField name="summary" label={t('summary')} help={t('summaryHelp')} english>
        <Input.TextArea rows={2} maxLength={fieldLimits.longTextLength} />
      </FormField>
      <FormField name="keywords" label={t('keywords')} help={t('keywordsHelp')}>
        <Input autoComplete="off" maxLength={serviceLimits.keywordsLength} />
      </FormField>
      <div className="services-admin__pair">
        <FormField name="type" label={t('kind')}>
          <Radio.Group options={kinds} optionType="button" />
        </FormField>
        <FormField name="processType" label={t('processType')}>
          <Radio.Group options={ways} optionType="button" />
        </FormField>
        <FormField name="icon" label={t('icon')} required>
          <IconPicker pictures />
        </FormField>
        <FormField
          name="promiseDays"
          label={t('promiseDays')}
          help={processName ? t('promiseOfProcess', { name: processName }) : t('promiseHelp')}
        >
          <InputNumber
            controls={false}
            min={1}
            max={serviceLimits.maxPromiseDays}
            precision={0}
            disabled={Boolean(processName)}
          />
        </FormField>
        <FormField name="sceneId" label={t('scene')}>
          <Select
            {...selectIcons}
            allowClear={clearable()}
            placeholder={t('noScene')}
            options={toOptions(scenes.data)}
          />
        </FormField>
        <FormField name="typeId" label={t('type')}>
          <Select {...selectIcons} allowClear={clearable()} placeholder={t('noType')} options={toOptions(types.data)} />
        </FormField>
      </div>
      <FormField name="deptId" label={t('department')}>
        <DepartmentSelect placeholder={t('department')} />
      </FormField>
    </>
  );
}
