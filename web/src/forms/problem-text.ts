import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { formProblems } from '@yizhan/contract/texts/zh-CN/form-problems.ts';
import { textsOf } from '../lib/text.ts';

const t = textsOf({ formProblems });

/** What is wrong, in words. A pattern is explained by whoever designed the form. */
export const problemText = ({ code, params }: Pick<FormProblem, 'code' | 'params'>) =>
  code === 'pattern' && params.help ? String(params.help) : t(code, params);
