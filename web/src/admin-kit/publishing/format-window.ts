import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ portalConfig });

/** A time window for display, without seconds. */
export const formatWindow = (from: string, until: string) =>
  t('window', { from: toMinute(from), until: toMinute(until) });
