import { ExpressionError, parseExpression } from '@yizhan/contract/expression.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingsProps } from './field-design.ts';
import { NumberSetting } from './parts.tsx';

const t = textsOf({ processDesign });

function errorOf(expression: string): string | undefined {
  try {
    parseExpression(expression);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return t('expressionWrong', { n: error.at + 1 });
    throw error;
  }
}

/** The formula is read while it is typed, and the place that cannot be read is named. */
export function FormulaSettings({ value, onChange }: SettingsProps<'formula'>) {
  return (
    <>
      <TextArea
        label={t('expression')}
        help={t('expressionHelp')}
        rows={3}
        maxLength={processLimits.expressionLength}
        value={value.expression}
        error={errorOf(value.expression)}
        onChange={(expression) => onChange({ ...value, expression })}
      />
      <TextField
        label={t('unit')}
        maxLength={processLimits.unitLength}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      <NumberSetting label="decimals" name="decimals" otherwise={0} {...{ value, onChange }} />
    </>
  );
}
