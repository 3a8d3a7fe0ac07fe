import type { ChannelTestResult } from '@yizhan/contract/entities/channel.ts';
import { type NoticeChannel, type PersonalChannel, personalChannels } from '@yizhan/contract/notice-channels.ts';
import { outgoingNotices as en } from '@yizhan/contract/texts/en/outgoing-notices.ts';
import { outgoingNotices as zh } from '@yizhan/contract/texts/zh-CN/outgoing-notices.ts';
import { fail } from '../../common/fail.ts';
import { siteOf } from '../../common/site.ts';
import type { SignedInContext } from '../../context.ts';
import { channels } from '../../domain/channels/registry.ts';
import { partlyHidden } from '../../domain/channels/rules.ts';
import { recordOutcome } from '../../domain/channels/state-queries.ts';
import { findSettings } from '../../domain/settings/queries.ts';
import { findAddresses } from './preference-queries.ts';

const isPersonal = (channel: NoticeChannel): channel is PersonalChannel =>
  personalChannels.some((one) => one === channel);

/** Sends a test by the stored settings to the administrator, or to the robot's group, and tells what came back. */
export async function testChannel(kind: NoticeChannel, context: SignedInContext): Promise<ChannelTestResult> {
  const { db, person, tenant, config, clock, caller } = context;
  const words = caller.language === 'en' ? en : zh;
  const { name: school, settings } = await findSettings(db);
  const channel = channels[kind];
  const deliver = channel.open(settings, context) ?? fail('channel_off');
  const address = isPersonal(kind) ? (await findAddresses(db, person.id))[kind].trim() : '';
  if (channel.isAddress && !channel.isAddress(address)) fail('channel_no_address');
  const begun = clock().getTime();
  const outcome = await deliver({
    ...{ id: `test-${begun}`, address, school, level: 'NORMAL', sender: school, url: siteOf(config, tenant) },
    title: words.testTitle,
    excerpt: words.testExcerpt,
  });
  await recordOutcome(db, { channel: kind, outcome, now: clock() });
  return {
    isSent: outcome.is === 'sent',
    to: address ? partlyHidden(address) : words.testGroup,
    answer: outcome.answer,
    ms: clock().getTime() - begun,
  };
}
