import { efficiencyPanels, scoreParts } from '@yizhan/contract/efficiency-kinds.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ efficiencyManage });
const panelName = textsOf({ efficiency });

const fields: Readonly<Record<string, string>> = {
  ...{ title: t('title'), intro: t('intro'), anonymousVisible: t('anonymousVisible'), panels: t('panels') },
  ...{ code: t('code'), enabled: t('enabled'), anonymous: t('anonymous'), minVolume: t('minVolume') },
  ...{ refreshSeconds: t('refreshName'), wallPicture: t('wallPicture') },
  ...{ manual: t('manual'), name: t('manualName'), value: t('manualValue') },
  ...{ yellowPercent: t('yellowPercent'), yellowDays: t('yellowDays'), weights: t('weights') },
  ...Object.fromEntries(scoreParts.map((part) => [part, panelName(`part_${part}`)])),
  ...{ deductions: t('deductions'), redLamp: t('redLampOff'), overdueOrder: t('overdueOrderOff') },
};

function toValueText(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const panel = efficiencyPanels.find((code) => code === value);
  return panel ? panelName(panel) : toPlainText(value);
}

/** Describes the paths of the dashboard in the words of its editor. */
export const describeDashboard: ChangeDescriber = {
  label: (path) =>
    path.map((part) => (typeof part === 'number' ? t('row', { n: part + 1 }) : (fields[part] ?? part))).join(' › '),
  words: (_path, value) => toValueText(value),
};
