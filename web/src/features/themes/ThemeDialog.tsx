import { useQuery } from '@tanstack/react-query';
import type { ThemeChoice } from '@yizhan/contract/entities/theme.ts';
import { themes } from '@yizhan/contract/texts/zh-CN/themes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTheme } from '../../lib/theme.ts';
import { useHint } from '../../lib/useHint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ThemeSwatch } from './ThemeSwatch.tsx';
import { useChooseTheme } from './useChooseTheme.ts';
import './ThemeDialog.css';

const t = textsOf({ themes });

/** Chooses a theme, by click or arrow keys. It applies at once, in every tab. */
export default function ThemeDialog({ onClose }: { onClose: () => void }) {
  const choices = useQuery(query.themes.choices());
  useHint('theme', choices.refetch);
  return (
    <Dialog open title={t('title')} width={640} onClose={onClose}>
      <Loaded query={choices} skeleton={<Skeleton shape="block" height={264} />}>
        {(list) => <Choices list={list} />}
      </Loaded>
    </Dialog>
  );
}

function Choices({ list }: { list: readonly ThemeChoice[] }) {
  const { picked, choose } = useChooseTheme();
  const currentTheme = useTheme((s) => s.theme);
  const chosen = picked ? picked.id : (list.find((choice) => choice.chosen)?.id ?? null);
  const usual = list.find(({ id }) => id === null);
  const festival =
    chosen === null && currentTheme && currentTheme.themeId !== usual?.themeId ? currentTheme : undefined;
  return (
    <fieldset className="themes">
      <legend className="themes__legend">{t('choose')}</legend>
      <div className="themes__grid">
        {list.map((choice) => (
          <ThemeSwatch
            key={choice.id ?? ''}
            choice={choice}
            chosen={choice.id === chosen}
            onChoose={() => void choose(choice)}
          />
        ))}
      </div>
      {festival && <p className="themes__note">{t('inForce', { name: festival.themeName })}</p>}
      <p className="themes__note">{t('help')}</p>
    </fieldset>
  );
}
