import type { SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Form, Switch } from 'antd';
import { type ReactNode, useRef } from 'react';
import { textsOf } from '../../lib/text.ts';
import { PortalAddresses } from './PortalAddresses.tsx';
import { blank, type Way } from './sign-on-values.ts';
import { TestConnection } from './TestConnection.tsx';

const t = textsOf({ signOnSettings });

type WayFieldsProps = {
  way: Way;
  addresses: readonly { label: string; address: string }[];
  children: ReactNode;
};

/** Off until it is switched on; then its fields, the addresses for the other system, and a test. */
export function WayFields({ way, addresses, children }: WayFieldsProps) {
  const form = Form.useFormInstance<SignOnInput>();
  const on = (Form.useWatch(way, { form, preserve: true }) ?? null) !== null;
  // Switching off and on again keeps what was typed.
  const typed = useRef<SignOnInput[Way]>(null);
  const change = (next: boolean) => {
    if (!next) typed.current = form.getFieldValue(way);
    form.setFieldValue(way, next ? (typed.current ?? blank[way]) : null);
  };
  return (
    <>
      <p className="sign-on__about">{t(`${way}Help`)}</p>
      <Form.Item label={t(`${way}On`)}>
        <Switch aria-label={t(`${way}On`)} checked={on} onChange={change} />
      </Form.Item>
      {on && (
        <>
          {children}
          <PortalAddresses addresses={addresses} />
          <TestConnection way={way} />
        </>
      )}
    </>
  );
}
