/**
 * Administration screens without the side list, at addresses of their own; all others lie under /userFrameConfig/. First
 * screens need no more than this of the sections.
 */
export const ownPages = {
  cards: 'cardBusinessConfig',
  guides: 'managementGuideConfig',
  dutyItems: 'deptResponsibilityListConfig',
} as const;
