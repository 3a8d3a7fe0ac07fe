import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page, pageQuery, text } from '../entities/common.ts';
import {
  dutyCorrectionInput,
  dutyCorrectionRow,
  dutyItem,
  dutyItemConfigQuery,
  dutyItemContent,
  dutyItemDetail,
  dutyItemFilter,
  dutyItemPage,
  dutyItemQuery,
  dutyItemRow,
  newDutyItem,
} from '../entities/duty-item.ts';
import { dutyDepartment, dutyListsContent, dutyListsDetail, dutyListsView } from '../entities/duty-list.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import * as dutyLimits from '../limits/duty-lists.ts';
import { dutyListRoutes } from '../routes/duty-lists.ts';

const held = z.object({ id, version });
const sheetQuery = dutyItemFilter.required({ listType: true });
const dutySheet = z.object({ name: z.string(), /** The .xlsx, in base64. */ data: z.string() });
const totals = dutyItemFilter.omit({ listType: true });

export const dutyLists = calls(dutyListRoutes, {
  view: { summary: 'The responsibility lists with their columns and totals', input: totals, output: dutyListsView },
  departments: {
    summary: 'Departments with how many items each has, those below it included',
    input: dutyItemFilter.omit({ deptId: true }),
    output: z.array(dutyDepartment),
  },
  page: {
    summary: 'The items of a list, of a department, or found by words',
    input: dutyItemQuery,
    output: dutyItemPage,
  },
  detail: { summary: 'One item with its steps and related services', input: byId, output: dutyItem },
  sheet: { summary: 'A list as it is filtered, as a workbook', input: sheetQuery, output: dutySheet },
  correct: {
    summary: 'Report that an item is wrong, to the department that keeps it',
    input: dutyCorrectionInput,
    output: nothing,
  },
  openView: { summary: 'The lists, when visitors may read them', input: totals, output: dutyListsView },
  openDepartments: {
    summary: 'Departments with how many items visitors may read of each',
    input: dutyItemFilter.omit({ deptId: true }),
    output: z.array(dutyDepartment),
  },
  openPage: { summary: 'The items visitors may read', input: dutyItemQuery, output: dutyItemPage },
  openDetail: { summary: 'One item visitors may read', input: byId, output: dutyItem },
  openSheet: { summary: 'A list visitors may read, as a workbook', input: sheetQuery, output: dutySheet },

  items: {
    summary: 'Items the caller keeps: of their own department, or of all',
    input: dutyItemConfigQuery,
    output: page(dutyItemRow),
  },
  item: { summary: 'An item as its editor fills it in', input: byId, output: dutyItemDetail },
  create: {
    summary: 'Write the draft of a new item; without a code it is given one',
    input: newDutyItem,
    output: saved,
  },
  update: {
    summary: 'Change the draft of an item; needs the version the editor holds',
    input: dutyItemContent.extend({ id, version }),
    output: saved,
  },
  remove: {
    summary: 'Remove an item that no service and no report is linked to; any other is archived',
    input: held,
    output: nothing,
  },
  askReview: { summary: 'Ask those who keep the lists to publish an item', input: held, output: saved },
  archive: {
    summary: 'Take a published item out of its list, or put it back',
    input: held.extend({ off: z.boolean() }),
    output: saved,
  },
  services: {
    summary: 'Services that an item may lead to, of any department',
    input: serviceQuery,
    output: z.array(serviceChoice),
  },
  corrections: {
    summary: 'What people report as wrong',
    input: pageQuery.extend({ itemId: id.optional(), state: z.enum(['OPEN', 'DONE']).optional() }),
    output: page(dutyCorrectionRow),
  },
  answerCorrection: {
    summary: 'Answer a report; whoever made it reads the answer',
    input: held.extend({ answer: text(dutyLimits.correctionLength).default('') }),
    output: nothing,
  },

  config: { summary: 'The lists as their editor fills them in', input: nothing, output: dutyListsDetail },
  saveConfig: {
    summary: 'Change the draft of the lists; needs the version the editor holds',
    input: z.object({ content: dutyListsContent, held: held.optional() }),
    output: saved,
  },
});
