import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { contrastWithWhite } from '@yizhan/contract/palette.ts';
import { fail } from '../../common/fail.ts';
import { assertWindow } from '../../common/time-window.ts';

/** White text must be readable on a theme's buttons, and a festival must end after it begins. */
export function assertFit({ themeColor, festival }: ThemeContent): void {
  if (festival) assertWindow(festival, { from: 'festival', until: 'festival' });
  const contrast = contrastWithWhite(themeColor);
  if (contrast >= portalLimits.minContrast) return;
  // Truncated, not rounded: 4.49 must not read as 4.5.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  fail('contrast_low', { ratio, least: portalLimits.minContrast }, { field: 'themeColor' });
}
