import * as z from 'zod';
import { calls } from '../call.ts';
import { configParts } from '../config-parts.ts';
import { nothing } from '../entities/common.ts';
import { configCheck, configFile, configImport, configPart } from '../entities/config-file.ts';
import { upload } from '../entities/files.ts';
import { configFileRoutes } from '../routes/config-file.ts';

const uploaded = upload.pick({ file: true });

export const configFileCalls = calls(configFileRoutes, {
  parts: {
    summary: 'The parts of the configuration that the person may carry, with how many of each are published',
    input: nothing,
    output: z.array(z.object({ part: configPart, published: z.number() })),
  },
  exportFile: {
    summary: 'The published contents of these parts as one file, with their pictures',
    input: z.object({ parts: z.array(configPart).min(1).max(configParts.length) }),
    output: configFile,
  },
  check: {
    summary: 'What a file would change here; nothing is written',
    input: uploaded,
    output: configCheck,
  },
  apply: {
    summary:
      'Publish the chosen items of a file, or submit what is reviewed here, all or none; `chosen` are their places in it, joined by commas',
    input: uploaded.extend({ chosen: z.string().regex(/^\d{1,4}(,\d{1,4}){0,999}$/) }),
    output: z.object({ id: z.uuid(), applied: z.number(), submitted: z.number() }),
  },
  history: { summary: 'The last imports, newest first', input: nothing, output: z.array(configImport) },
  undo: {
    summary: 'Take an import back; what was changed since stays and is named',
    input: z.object({ id: z.uuid() }),
    output: z.object({ undone: z.number(), kept: z.array(z.string()) }),
  },
});
