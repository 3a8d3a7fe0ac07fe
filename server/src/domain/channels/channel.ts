import type { ChannelSettings } from '@yizhan/contract/entities/channel.ts';
import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { NoticeLevel } from '@yizhan/contract/notice-kinds.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Foreign } from '../../outside/foreign.ts';
import type { HandOver } from '../../outside/hand-over.ts';

/** What a channel sends of a notice: who may read the whole of it, reads it in the portal. */
export type OutgoingNotice = {
  /** The delivery's, the same in every try. */
  id: string;
  /** The receiver's mail address or phone number; empty for a group. */
  address: string;
  school: string;
  title: string;
  level: NoticeLevel;
  sender: string;
  excerpt: string;
  /** Where it is read. */
  url: string;
};

export type ChannelParts = {
  foreign: Pick<Foreign, 'ask' | 'hostAddress'>;
  secrets: Pick<Secrets, 'open'>;
  clock: () => Date;
};

export type Deliver = (notice: OutgoingNotice) => Promise<HandOver>;

/** A way that notices take beyond the portal. */
export type Channel = {
  /** Whether an address can be used at all; absent for channels that post to a group. */
  isAddress?: (address: string) => boolean;
  /** Undefined while the school has not set it up. */
  open(settings: ReadSettings, parts: ChannelParts): Deliver | undefined;
};

export type ReadSettings = Pick<TenantSettings, 'mail'> & { channels: ChannelSettings };
