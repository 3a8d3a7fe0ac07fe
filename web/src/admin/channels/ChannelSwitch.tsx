import type { ChannelSettingsInput } from '@yizhan/contract/entities/channel.ts';
import { Form, Switch } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ChannelTest } from './ChannelTest.tsx';
import { blank, type SetUpChannel } from './channel-values.ts';

type ChannelSwitchProps = {
  channel: SetUpChannel;
  label: string;
  about: string;
  /** Whether it is stored: only what is stored can be tested. */
  isStored: boolean;
  children: ReactNode;
};

/** Off until it is switched on; then its fields and a test. */
export function ChannelSwitch({ channel, label, about, isStored, children }: ChannelSwitchProps) {
  const form = Form.useFormInstance<ChannelSettingsInput>();
  const on = (Form.useWatch(channel, { form, preserve: true }) ?? null) !== null;
  // Switching off and on again keeps what was typed.
  const typed = useRef<ChannelSettingsInput[SetUpChannel]>(null);
  const change = (next: boolean) => {
    if (!next) typed.current = form.getFieldValue(channel);
    form.setFieldValue(channel, next ? (typed.current ?? blank[channel]) : null);
  };
  return (
    <>
      <p className="channels__about">{about}</p>
      <Form.Item label={label}>
        <Switch aria-label={label} checked={on} onChange={change} />
      </Form.Item>
      {on && (
        <>
          {children}
          <ChannelTest channel={channel} isStored={isStored} />
        </>
      )}
    </>
  );
}
