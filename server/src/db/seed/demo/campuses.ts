/** The campuses of the demo school, the main one first. */
export const campuses = ['呈和校区', '东山校区', '滨湖校区'] as const;
export type Campus = (typeof campuses)[number];

/** Departments away from the main campus, by code. */
const elsewhere: Readonly<Record<string, Campus>> = {
  ...{ C05: '东山校区', C06: '东山校区', KJ: '东山校区', ZC: '东山校区' },
  ...{ C08: '滨湖校区', C10: '滨湖校区' },
};

export const campusOf = (department: string): Campus => elsewhere[department] ?? campuses[0];
