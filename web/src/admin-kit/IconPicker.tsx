import { iconNames } from '@yizhan/contract/texts/zh-CN/icon-names.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { useId, useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { GlyphName } from '../ui/icons/names.ts';
import { toIconName } from '../ui/icons/to-icon-name.ts';
import { TextField } from '../ui/TextField.tsx';
import './IconPicker.css';
import { iconName } from './icon-name.ts';
import { OwnIcon } from './OwnIcon.tsx';

const t = textsOf({ portalConfig });
const nameOf = textsOf({ iconNames });

type ChoosableIcon = keyof typeof iconNames;
const choices = Object.keys(iconNames satisfies Partial<Record<GlyphName, string>>) as ChoosableIcon[];

type IconPickerProps = {
  id?: string;
  value?: string;
  onChange?: (icon: string) => void;
  /** A picture of the school's own can take the place of an icon. */
  pictures?: boolean;
};

/** The current icon; on demand the icons of the sprite by name, as radio buttons: the arrow keys choose. */
export function IconPicker({ id, value = '', onChange, pictures = false }: IconPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        icon={toIconName(value)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        // A dialog around it leaves the key to what is expanded.
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {t('chooseIcon', { name: iconName(value) })}
      </Button>
      {isOpen && (
        <div className="icon-grid">
          <IconGrid value={value} onChange={(icon) => onChange?.(icon)} />
          {pictures && <OwnIcon value={value} onChange={(icon) => onChange?.(icon)} />}
        </div>
      )}
    </>
  );
}

function IconGrid({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const group = useId();
  const [keyword, setKeyword] = useState('');
  const found = choices.filter((icon) =>
    `${icon} ${nameOf(icon)}`.toLowerCase().includes(keyword.trim().toLowerCase()),
  );
  return (
    <>
      <TextField label={t('searchIcons')} value={keyword} onChange={setKeyword} />
      <div className="icon-grid__choices" role="radiogroup" aria-label={t('searchIcons')}>
        {found.map((icon) => (
          <label key={icon} className="icon-grid__choice">
            <input type="radio" name={group} checked={value === icon} onChange={() => onChange(icon)} />
            <Icon name={icon} size={22} />
            <span>{nameOf(icon)}</span>
          </label>
        ))}
        {found.length === 0 && <p className="admin-muted">{t('noIcon')}</p>}
      </div>
    </>
  );
}
