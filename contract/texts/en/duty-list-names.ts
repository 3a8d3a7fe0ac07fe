/** English of the lists every school begins with, by the Chinese that is stored. */
export const dutyListNames = {
  title: 'Powers and responsibilities',
  intro: 'Powers, responsibilities and services of each department, open to the scrutiny of students and staff.',
  power: 'List of powers',
  responsibility: 'List of responsibilities',
  service: 'List of services',
  negative: 'Negative list',
  headings: {
    power: {
      ...{ code: 'Code', title: 'Power', category: 'Kind', dept: 'Department', basis: 'Legal basis' },
      ...{ ownerA: 'In charge', complaintPhone: 'Supervision phone' },
    },
    responsibility: { title: 'Task', post: 'Section (post)', complaintPhone: 'Supervision (complaints phone)' },
    service: { code: 'Code' },
    negative: { title: 'What is forbidden or refused', content: 'Explanation' },
  },
} as const;
