import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ portalConfig });

/** A window as people read it: without its seconds. */
export const windowWords = (from: string, until: string) =>
  t('window', { from: from.slice(0, 16), until: until.slice(0, 16) });
