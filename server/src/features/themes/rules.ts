import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { contrastWithWhite } from '@yizhan/contract/palette.ts';
import { fail } from '../../common/fail.ts';
import { assertWindow } from '../../common/time-window.ts';

/** White letters must be readable on the buttons of a theme, and its festival must end after it began. */
export function assertFit({ themeColor, festival }: ThemeContent): void {
  if (festival) assertWindow(festival, { from: 'festival', until: 'festival' });
  const contrast = contrastWithWhite(themeColor);
  if (contrast >= portalLimits.minContrast) return;
  // Cut, not rounded: 4.49 must not read as enough.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  fail('contrast_low', { ratio, least: portalLimits.minContrast }, { field: 'themeColor' });
}
