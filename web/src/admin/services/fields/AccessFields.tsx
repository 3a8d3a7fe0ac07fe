import type { ServiceConfigDetail, ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { Form, Input, Radio, Select } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { selectIcons } from '../../../ui/antd-icons.tsx';
import { needsSecret } from '../service-values.ts';
import { s } from '../words.ts';
import { CheckAddress } from './CheckAddress.tsx';
import { SecretField } from './SecretField.tsx';

const accesses = Object.values(accessWays).map((way) => ({ value: way, label: s(`access${way}`) }));
const opens = Object.values(openWays).map((way) => ({ value: way, label: s(`open${way}`) }));

export function AccessFields({ stored }: { stored: ServiceConfigDetail | undefined }) {
  const way = Form.useWatch<ServiceInput['accessWay'] | undefined>('accessWay', { preserve: true });
  return (
    <>
      <FormField name="accessWay" label={s('accessWay')} help={way && s(`accessHelp${way}`)}>
        <Select {...selectIcons} options={accesses} />
      </FormField>
      <FormField name="openWay" label={s('openWay')}>
        <Radio.Group options={opens} optionType="button" />
      </FormField>
      <FormField name="url" label={s('url')}>
        <Input autoComplete="off" inputMode="url" placeholder={s('urlHint')} maxLength={limits.addressLength} />
      </FormField>
      <CheckAddress />
      <FormField name="mobileUrl" label={s('mobileUrl')} help={s('mobileUrlHelp')}>
        <Input autoComplete="off" inputMode="url" maxLength={limits.addressLength} />
      </FormField>
      {stored && needsSecret(way) && <SecretField service={stored} />}
    </>
  );
}
