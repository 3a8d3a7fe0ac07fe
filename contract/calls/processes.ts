import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, id, nothing, page, text } from '../entities/common.ts';
import {
  newProcessCode,
  processContent,
  processDetail,
  processFinding,
  processQuery,
  processRow,
  simulation,
  simulationInput,
} from '../entities/process.ts';
import { saved, version } from '../entities/publishing.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as processLimits from '../limits/processes.ts';
import { processRoutes } from '../routes/processes.ts';

/** A process as one file; the ids of what it points at have their codes beside them. */
const processFile = z.object({
  format: z.literal('yizhan-process-1'),
  content: processContent,
  names: z.record(z.string(), text(fieldLimits.longTextLength)),
});

export const processes = calls(processRoutes, {
  page: { summary: 'Processes the caller keeps', input: processQuery, output: page(processRow) },
  detail: { summary: 'A process as its editor fills it in', input: byId, output: processDetail },
  create: {
    summary: 'Write the draft of a new process; without a code it is given one',
    input: processContent.extend({ code: newProcessCode }),
    output: saved,
  },
  update: {
    summary: 'Change the draft of a process; needs the version the editor holds',
    input: processContent.extend({ id, version }),
    output: saved,
  },
  remove: { summary: 'Remove a process that has no cases', input: z.object({ id, version }), output: nothing },
  takeNew: {
    summary: 'Stop taking new applications, or take them again; cases under way go on',
    input: z.object({ id, isStopped: z.boolean() }),
    output: nothing,
  },
  copy: {
    summary: 'Copy a process under another name and code; without a code it is given one',
    input: z.object({ id, code: newProcessCode, name: filled(processLimits.nameLength) }),
    output: saved,
  },
  check: {
    summary: 'What keeps a process from being published, and where',
    input: processContent,
    output: z.array(processFinding),
  },
  simulate: { summary: 'Who would handle a case of a pretended applicant', input: simulationInput, output: simulation },
  exportFile: { summary: 'A process as one file', input: byId, output: processFile },
  importFile: { summary: 'A draft from the file of another installation', input: processFile, output: saved },
});
