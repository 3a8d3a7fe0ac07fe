/** The five categories of to-dos, in their order. */
export const todoCategories = ['TODO', 'READ', 'STARTED', 'DONE', 'CC'] as const;
export type TodoCategory = (typeof todoCategories)[number];

/** Overdue first, then due today, then newest; newest first; or due first. */
export const todoSorts = ['LATE', 'NEWEST', 'DUE'] as const;
export type TodoSort = (typeof todoSorts)[number];
