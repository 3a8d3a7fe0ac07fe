import type { ChannelSettingsDetail } from '@yizhan/contract/entities/channel.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { textsOf } from '../../lib/text.ts';
import { ChannelTest } from './ChannelTest.tsx';

const t = textsOf({ channels });

/** The mail server belongs to the school's settings: links of sign-in go out by it as well. */
export function MailPart({ settings: { mail } }: { settings: ChannelSettingsDetail }) {
  return (
    <>
      <p className="channels__about">{mail ? t('mailOn', { from: mail.from }) : t('mailOff')}</p>
      {mail && <ChannelTest channel="mail" isStored />}
    </>
  );
}
