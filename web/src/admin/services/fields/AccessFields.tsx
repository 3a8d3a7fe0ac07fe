import type { ServiceConfigDetail, ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form, Input, Radio, Select } from 'antd';
import { CheckAddress } from '../../../admin-kit/CheckAddress.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { selectIcons } from '../../../ui/antd-icons.tsx';
import { needsSecret } from '../service-values.ts';
import { SecretField } from './SecretField.tsx';

const t = textsOf({ servicesManage });

const accesses = Object.values(accessWays).map((way) => ({ value: way, label: t(`access${way}`) }));
const opens = Object.values(openWays).map((way) => ({ value: way, label: t(`open${way}`) }));

export function AccessFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  const way = Form.useWatch<ServiceInput['accessWay'] | undefined>('accessWay', { preserve: true });
  return (
    <>
      <FormField name="accessWay" label={t('accessWay')} help={way && t(`accessHelp${way}`)}>
        <Select {...selectIcons} options={accesses} />
      </FormField>
      <FormField name="openWay" label={t('openWay')}>
        <Radio.Group options={opens} optionType="button" />
      </FormField>
      <FormField name="url" label={t('url')}>
        <Input autoComplete="off" inputMode="url" placeholder={t('urlHint')} maxLength={fieldLimits.addressLength} />
      </FormField>
      <CheckAddress />
      <FormField name="mobileUrl" label={t('mobileUrl')} help={t('mobileUrlHelp')}>
        <Input autoComplete="off" inputMode="url" maxLength={fieldLimits.addressLength} />
      </FormField>
      {stored && needsSecret(way) && <SecretField service={stored} />}
    </>
  );
}
