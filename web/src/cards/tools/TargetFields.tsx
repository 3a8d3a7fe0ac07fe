import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { type ToolOpenType, toolOpenTypes } from '@yizhan/contract/open-ways.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Form, Input, Segmented } from 'antd';
import type { ComponentType } from 'react';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ServiceField } from './ServiceField.tsx';
import { TryUrl } from './TryUrl.tsx';

const t = textsOf({ cardToolsSettings });

const Address = () => (
  <>
    <FormField name="url" label={t('url')} help={t('urlHelp')} required>
      <Input maxLength={fieldLimits.addressLength} />
    </FormField>
    <TryUrl />
  </>
);

const Service = () => (
  <FormField name="serviceId" label={t('serviceId')} help={t('serviceIdHelp')} required>
    <ServiceField />
  </FormField>
);

/** The further fields, by what the tool opens. */
const needed: Record<ToolOpenType, ComponentType | undefined> = {
  newTab: Address,
  openServiceIfram: Address,
  service: Service,
  workGuide: undefined,
};

/** What a tool opens: an address, a service, or the directory of guides. */
export function TargetFields() {
  const openType: ToolOpenType | undefined = Form.useWatch('openType', Form.useFormInstance());
  const Needed = openType && needed[openType];
  const vertical = useMediaQuery(phone);
  return (
    <>
      <FormField name="openType" label={t('openType')}>
        <Segmented
          aria-label={t('openType')}
          vertical={vertical}
          options={toolOpenTypes.map((type) => ({ value: type, label: t(type) }))}
        />
      </FormField>
      {Needed && <Needed />}
    </>
  );
}
