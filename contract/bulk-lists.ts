/**
 * Every list that can be exported, and whether it can be imported: the screens take their buttons from here. What a list
 * consists of is declared on the server, in the folder of its noun.
 */
export const bulkLists = {
  users: { imports: true },
  identities: { imports: true },
  departments: { imports: true },
  services: { imports: true },
  guides: { imports: true },
  dutyItems: { imports: true },
  feedback: { imports: false },
  faqs: { imports: true },
  ratings: { imports: false },
  cases: { imports: false },
  caseRatings: { imports: false },
  dictionary: { imports: true },
  sensitiveWords: { imports: true },
  schoolDays: { imports: true },
  noticeReceivers: { imports: false },
  audit: { imports: false },
} as const;

export type BulkListName = keyof typeof bulkLists;
