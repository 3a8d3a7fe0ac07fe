import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import {
  departmentCard,
  departmentCardInput,
  departmentInput,
  departmentNode,
  departmentOrder,
  departmentRow,
} from '../entities/departments.ts';
import { departmentRoutes } from '../routes/departments.ts';

const version = z.number().int();
const held = byId.extend({ version });

export const departments = calls(departmentRoutes, {
  tree: { summary: 'The departments of the school as a tree', input: nothing, output: z.array(departmentNode) },
  cards: {
    summary: 'The departments as people look them up, with how many services each has for the caller',
    input: nothing,
    output: z.array(departmentCard),
  },
  card: { summary: 'One department as people look it up', input: byId, output: departmentCard },
  cardToEdit: { summary: 'The same as it is written, for those who keep it', input: byId, output: departmentCard },
  submitCard: {
    summary: 'Write the card of a department one keeps; name, code and place in the tree stay as they are',
    input: departmentCardInput.extend({ id, version }),
    output: held,
  },
  removeCard: {
    summary: 'Empty the card of a department one keeps; the department stays',
    input: byId.extend({ version }),
    output: held,
  },
  list: {
    summary: 'The departments with their details and how many people are in each',
    input: nothing,
    output: z.array(departmentRow),
  },
  create: { summary: 'Add a department', input: departmentInput, output: byId },
  update: {
    summary: 'Change or move a department; never below itself',
    input: departmentInput.extend({ id, version }),
    output: byId,
  },
  changeOrder: {
    summary: 'Sort the departments under one, moving in those that are new there',
    input: departmentOrder,
    output: nothing,
  },
  remove: { summary: 'Remove a department without people and without departments below', input: byId, output: nothing },
});
