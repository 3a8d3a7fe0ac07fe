import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('portalConfig', portalConfig);

/** A window as people read it: without its seconds. */
export const windowWords = (from: string, until: string) =>
  t('window', { from: from.slice(0, 16), until: until.slice(0, 16) });
