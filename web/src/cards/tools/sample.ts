import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ cardToolsSettings });

const tools = [
  { name: 'sample1', icon: 'mail' },
  { name: 'sample2', icon: 'calendar' },
  { name: 'sample3', icon: 'library' },
  { name: 'sample4', icon: 'map' },
  { name: 'sample5', icon: 'cloud' },
  { name: 'sample6', icon: 'network' },
  { name: 'sample7', icon: 'camera' },
  { name: 'sample8', icon: 'edit' },
] as const;

export const sample: CardSettings<'tools'>['sample'] = () => ({
  list: tools.map(({ name, icon }, at) => ({
    ...{ id: String(at + 1), tools_name: t(name), tools_icon: icon },
    ...{ openType: 'openServiceIfram', url: '', service: null },
  })),
});
