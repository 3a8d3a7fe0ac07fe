import type { ConfigPart, ConfigTarget } from '@yizhan/contract/config-parts.ts';
import { auditEntityNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { configFieldNames, configFile, configTargetNames } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { type ChangeDescriber, type Path, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';

const partText = textsOf({ auditEntityNames });
const targetText = textsOf({ configTargetNames });
const fieldText = textsOf({ configFieldNames });
const t = textsOf({ configFile });

export const partName = (part: ConfigPart) => partText(part);
export const targetName = (target: ConfigTarget) => targetText(target);

const isField = (name: string): name is keyof typeof configFieldNames => Object.hasOwn(configFieldNames, name);

const stepName = (step: Path[number]) => {
  if (typeof step === 'number') return String(step + 1);
  return isField(step) ? fieldText(step) : step;
};

/** A record within a list is named by what people call it. */
function toWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return t('nothingHere');
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.map(toWords).join('、') || t('nothingHere');
  if (typeof value !== 'object') return toPlainText(value);
  return Object.entries(value)
    .filter(([, one]) => typeof one === 'string' && one !== '')
    .map(([, one]) => String(one))
    .join(' · ');
}

/** Describes the differences of any content a file carries. */
export const describeContent: ChangeDescriber = {
  label: (path) => path.map(stepName).join(' › '),
  words: (_, value) => toWords(value),
};
