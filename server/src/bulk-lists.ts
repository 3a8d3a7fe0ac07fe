import type { BulkLists } from './domain/bulk/list.ts';
import { departmentList } from './features/departments/bulk.ts';
import { userList } from './features/users/bulk.ts';

/** Every list that can be exported or imported, each declared in the folder of its noun; a new one adds its line here. */
export const bulkLists: BulkLists = new Map([departmentList, userList].map((list) => [list.code, list]));
