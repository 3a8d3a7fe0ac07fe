import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from './Icon.tsx';

const t = textsOf({ ui });

/** antd's icons expose their English file names to screen readers; ours are silent, or say what they do. */
export const selectIcons = {
  suffixIcon: <Icon name="chevron-down" size={16} />,
  removeIcon: <Icon name="close" size={12} />,
} as const;

/** For a select whose value can be cleared. */
export const clearable = () => ({ clearIcon: <Icon name="close" size={14} />, label: t('clear') });

/** The same for a text input, whose clear button is named by its icon. */
export const clearableText = () => ({ clearIcon: <Icon name="close" size={14} label={t('clear')} /> });
