export const userFilters = ['keyword', 'deptId', 'type', 'roleId', 'status'] as const;
export type UserFilter = (typeof userFilters)[number];
