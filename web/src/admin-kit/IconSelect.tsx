import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Select } from 'antd';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconNames } from '../ui/icons/names.ts';

const t = textsOf({ portalConfig });

type IconSelectProps = { id?: string; value?: string; onChange?: (icon: string) => void };

const listOptions = () =>
  iconNames.map((name, at) => ({
    value: name,
    label: <Icon name={name} label={t('iconNumber', { n: at + 1 })} size={22} />,
  }));

/** An icon of the sprite, chosen by look or typed by name. */
export function IconSelect(props: IconSelectProps) {
  return <Select showSearch={{ optionFilterProp: 'value' }} options={listOptions()} {...props} />;
}
