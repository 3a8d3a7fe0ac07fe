import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import {
  dictionaryCode,
  dictionaryDetail,
  dictionaryInput,
  dictionaryRow,
  dictionaryValue,
} from '../entities/dictionary.ts';
import { dictionaryRoutes } from '../routes/dictionary.ts';

export const dictionary = calls(dictionaryRoutes, {
  values: {
    summary: 'The options of a dictionary that are in use, in their order',
    input: dictionaryCode,
    output: z.array(dictionaryValue),
  },
  list: { summary: 'The dictionaries of the school', input: nothing, output: z.array(dictionaryRow) },
  get: { summary: 'One dictionary with all its items', input: byId, output: dictionaryDetail },
  create: { summary: 'Add a dictionary', input: dictionaryInput, output: byId },
  update: {
    summary: 'Change a dictionary and its items; a built-in one keeps its code and keys',
    input: dictionaryInput.extend({ id, version: z.number().int() }),
    output: byId,
  },
  remove: { summary: 'Remove a dictionary that is not built in', input: byId, output: nothing },
});
