import * as z from 'zod';
import { calls } from '../call.ts';
import { englishInput, englishPage, englishQuery, englishText, englishTextKey } from '../entities/english.ts';
import { englishRoutes } from '../routes/english.ts';

export const english = calls(englishRoutes, {
  page: {
    summary: 'The names and lines the school uses, each with its English text',
    input: englishQuery,
    output: englishPage,
  },
  get: { summary: 'The English text of one name or line', input: englishTextKey, output: englishText },
  submit: {
    summary: 'Write the English text of a name or line; an empty one removes it',
    input: englishInput.extend({ version: z.number().int() }),
    output: englishText,
  },
});
