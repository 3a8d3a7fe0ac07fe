import type { Condition, ConditionTest } from '@yizhan/contract/conditions.ts';
import type { ProcessFinding } from '@yizhan/contract/entities/process.ts';
import type { Field } from '@yizhan/contract/fields.ts';
import { type At, finding } from './finding.ts';

/** What a test compares with, as words. */
const wordsOf = ({ value }: ConditionTest): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).map((one) => String(one).trim()).filter((word) => word !== '');

/** The words a field offers; null where they are not known here. */
function offeredBy(field: Field): readonly string[] | null {
  if (field.kind !== 'choice' && field.kind !== 'choices') return null;
  return field.settings.dictionary ? null : field.settings.options.map((option) => option.trim());
}

function testFindings(test: ConditionTest, byKey: ReadonlyMap<string, Field>, at: At): ProcessFinding[] {
  const field = byKey.get(test.field);
  if (!field) return [finding('missingField', { ...at, name: test.field })];
  if (test.op === 'empty' || test.op === 'filled') return [];
  const words = wordsOf(test);
  if (words.length === 0) return [finding('noValue', { ...at, name: field.label })];
  const offered = offeredBy(field);
  return words
    .filter((word) => offered && !offered.includes(word))
    .map((name) => finding('unknownOption', { ...at, name }));
}

/** Why a condition could never hold, or always does: its field is gone, it compares with nothing, or with no word of the field. */
export const conditionFindings = ({ tests }: Condition, byKey: ReadonlyMap<string, Field>, at: At): ProcessFinding[] =>
  tests.flatMap((test) => testFindings(test, byKey, at));
