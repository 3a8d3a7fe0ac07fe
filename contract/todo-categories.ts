/** The five categories of to-dos, in their order. */
export const todoCategories = ['TODO', 'READ', 'STARTED', 'DONE', 'CC'] as const;
export type TodoCategory = (typeof todoCategories)[number];

/** Newest first, or due first. */
export const todoSorts = ['NEWEST', 'DUE'] as const;
export type TodoSort = (typeof todoSorts)[number];
