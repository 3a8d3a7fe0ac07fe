import type { BulkLists } from './domain/bulk/list.ts';
import { schoolDayList } from './features/calendar/bulk.ts';
import { departmentList } from './features/departments/bulk.ts';
import { dictionaryList } from './features/dictionary/bulk.ts';
import { guideList } from './features/guides/bulk.ts';
import { serviceList } from './features/service-config/bulk.ts';
import { ratingList } from './features/services/bulk.ts';
import { userList } from './features/users/bulk.ts';

const lists = [userList, departmentList, serviceList, guideList, ratingList, dictionaryList, schoolDayList];

/** Every list that can be exported or imported, each declared in the folder of its noun; a new one adds its line here. */
export const bulkLists: BulkLists = new Map(lists.map((list) => [list.code, list]));
