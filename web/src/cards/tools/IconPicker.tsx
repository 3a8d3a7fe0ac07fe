import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconNames } from '../../ui/icons/names.ts';
import { toIconName } from '../../ui/icons/to-icon-name.ts';

const t = textsOf({ cardToolsSettings });

// The sprite starts with arrows; the icons suited to tools come last, so the order is reversed.
const offered = iconNames.toReversed();

type IconPickerProps = { id?: string; value?: string; onChange?: (icon: string) => void };

/** The current icon; on demand all icons of the sprite, as radio buttons: the arrow keys choose. */
export function IconPicker({ id, value = '', onChange }: IconPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id={id} icon={toIconName(value)} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('chooseIcon')}
      </Button>
      {open && (
        <div className="tool-admin__icons" role="radiogroup" aria-label={t('chooseIcon')}>
          {offered.map((name) => (
            <label key={name} className="tool-admin__icon" title={name}>
              <input
                type="radio"
                name="tools_icon"
                aria-label={name}
                checked={value === name}
                onChange={() => onChange?.(name)}
              />
              <Icon name={name} />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
