import type { ThemeChoice } from '@yizhan/contract/entities/theme.ts';
import { paletteOf } from '@yizhan/contract/palette.ts';
import { themes } from '@yizhan/contract/texts/zh-CN/themes.ts';
import type { CSSProperties } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ themes });

type ThemeSwatchProps = { choice: ThemeChoice; chosen: boolean; onChoose: () => void };

/** A miniature of a theme: its band or colour, a page, a button. */
export function ThemeSwatch({ choice, chosen, onChoose }: ThemeSwatchProps) {
  const { id, themeName, themeColor, themeImg, themeImgBorderColor, until } = choice;
  const note = id === null ? t('usual') : until && t('festival', { day: until.slice(0, 10) });
  const band: CSSProperties = {
    ...(themeImg ? { backgroundImage: `url("${encodeURI(themeImg)}")` } : {}),
    ...(themeImgBorderColor ? { borderTopColor: themeImgBorderColor } : {}),
  };
  return (
    <label className="themes__choice">
      <input
        className="themes__radio"
        type="radio"
        name="theme"
        checked={chosen}
        data-autofocus={chosen || undefined}
        onChange={onChoose}
      />
      <span className="themes__picture" style={paletteOf(themeColor)} aria-hidden="true">
        <span className="themes__band" style={band} />
        <span className="themes__page">
          <span className="themes__line" />
          <span className="themes__button" />
        </span>
        {chosen && (
          <span className="themes__check">
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
      <span className="themes__name">{themeName}</span>
      {note && <span className="themes__small">{note}</span>}
    </label>
  );
}
