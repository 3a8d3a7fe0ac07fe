import { efficiencyPanels } from './efficiency-kinds.ts';
import type { EfficiencyContent } from './entities/efficiency.ts';
import * as efficiencyLimits from './limits/efficiency.ts';

/** What a school shows before it sets anything. */
export const firstEfficiencyContent = (): EfficiencyContent => ({
  title: '效能监察',
  intro: '',
  anonymousVisible: true,
  panels: efficiencyPanels.map((code) => ({ code, enabled: true, anonymous: true })),
  yellowPercent: efficiencyLimits.yellowPercent,
  yellowDays: efficiencyLimits.yellowDays,
  minVolume: efficiencyLimits.minVolume,
  refreshSeconds: efficiencyLimits.refreshSeconds,
  wallPicture: null,
  weights: efficiencyLimits.scoreWeights,
  deductions: efficiencyLimits.scoreDeductions,
  manual: [],
});

/** Panels that came after the school set its dashboard stand at its end, not shown until it says so. */
export const withEveryPanel = (content: EfficiencyContent): EfficiencyContent => {
  const known = new Set(content.panels.map(({ code }) => code));
  const missing = efficiencyPanels.filter((code) => !known.has(code));
  return {
    ...content,
    panels: [...content.panels, ...missing.map((code) => ({ code, enabled: false, anonymous: false }))],
  };
};
