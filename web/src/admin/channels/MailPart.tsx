import type { ChannelSettingsDetail } from '@yizhan/contract/entities/channel.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { ChannelTest } from './ChannelTest.tsx';

const t = textsOf({ channels });

/** The mail server belongs to the school's settings: links of sign-in go out by it as well. */
export function MailPart({ settings: { mail } }: { settings: ChannelSettingsDetail }) {
  if (!mail)
    return (
      <p className="channels__about">
        {t('mailOff')} <a href={hrefOf(sectionPath('settings'))}>{t('toSettings')}</a>
      </p>
    );
  return (
    <>
      <p className="channels__about">{t('mailOn', { from: mail.from })}</p>
      <ChannelTest channel="mail" isStored />
    </>
  );
}
