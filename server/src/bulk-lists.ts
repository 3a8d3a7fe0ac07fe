import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { BulkList, BulkLists } from './domain/bulk/list.ts';
import { auditList } from './features/audit/bulk.ts';
import { schoolDayList } from './features/calendar/bulk.ts';
import { caseRatingList } from './features/case-ratings/bulk.ts';
import { caseList } from './features/cases/bulk.ts';
import { departmentList } from './features/departments/bulk.ts';
import { dictionaryList } from './features/dictionary/bulk.ts';
import { dutyItemList } from './features/duty-lists/bulk.ts';
import { faqList } from './features/faq/bulk.ts';
import { feedbackList } from './features/feedback/bulk.ts';
import { guideList } from './features/guides/bulk.ts';
import { noticeReceiverList } from './features/notices/bulk.ts';
import { sensitiveWordList } from './features/sensitive-words/bulk.ts';
import { serviceList } from './features/service-config/bulk.ts';
import { ratingList } from './features/services/bulk.ts';
import { userList } from './features/users/bulk.ts';
import { identityList } from './features/users/identity-bulk.ts';

/** Every list that can be exported or imported, each declared in the folder of its noun; a new one adds its line here. */
const lists: Record<BulkListName, BulkList> = {
  users: userList,
  identities: identityList,
  departments: departmentList,
  services: serviceList,
  guides: guideList,
  dutyItems: dutyItemList,
  feedback: feedbackList,
  faqs: faqList,
  ratings: ratingList,
  cases: caseList,
  caseRatings: caseRatingList,
  dictionary: dictionaryList,
  sensitiveWords: sensitiveWordList,
  schoolDays: schoolDayList,
  noticeReceivers: noticeReceiverList,
  audit: auditList,
};

export const bulkLists: BulkLists = new Map(Object.entries(lists));
