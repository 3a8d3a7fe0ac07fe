import { useQueryClient } from '@tanstack/react-query';
import type { Theme, ThemeChoice } from '@yizhan/contract/entities/theme.ts';
import { useRef, useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { applyTheme, useTheme } from '../../lib/theme.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { toast } from '../../ui/toast.ts';

const toTheme = ({ themeId, themeName, themeColor, themeImg, themeImgBorderColor }: ThemeChoice): Theme => ({
  ...{ themeId, themeName, themeColor, themeImg, themeImgBorderColor },
});

type PickedTheme = { id: string | null } | undefined;

/** Applies a theme at once and saves it; a refusal restores the previous one. */
export function useChooseTheme() {
  const client = useQueryClient();
  /** Used until the server's list agrees. */
  const [picked, setPicked] = useState<PickedTheme>();
  const requests = useRef(0);
  const choose = async (choice: ThemeChoice) => {
    const before = useTheme.getState().theme;
    requests.current += 1;
    const mine = requests.current;
    setPicked({ id: choice.id });
    applyTheme(toTheme(choice));
    try {
      const theme = await api.themes.choose({ themeId: choice.id });
      // When choices change quickly, the last one wins.
      if (mine === requests.current) applyTheme(theme);
    } catch (error) {
      if (mine !== requests.current) return;
      if (before) applyTheme(before);
      setPicked(undefined);
      const { title, code } = toErrorText(error);
      toast.error(title ?? String(error), code);
    }
    await client.invalidateQueries({ queryKey: query.themes.choices.queryKey });
  };
  return { picked, choose };
}
