/**
 * The fields of answers and of published content that hold a name or a line the school wrote: in English they show the
 * school's English text for it, where there is one. What people type (titles of cases, comments, guides) is not here.
 */
export const schoolTextFields: ReadonlySet<string> = new Set([
  // Services, how they are filed, departments.
  ...['serviceName', 'summary', 'serviceSceneName', 'serviceDeptName', 'shelfLabelName', 'labelName', 'typeName'],
  ...['processName', 'stepName', 'system', 'initiator'],
  ...['name', 'shortName', 'deptName', 'dept', 'location', 'officeHours', 'intro', 'audience', 'reason', 'guideName'],
  // Cards and what stands in them.
  ...['cardName', 'cardIntroduction', 'columnName', 'todoTypeName', 'todoTimeoutName', 'chineseName', 'label'],
  ...['layoutName', 'roleNames', 'tools_name', 'itemName', 'nodeName', 'handler'],
  // A public account among the conversations: departments have one each.
  ...['toUserName', 'fromUserName'],
  // Who sends a notice, whose figure it is, and what stands beside a thing of today or of the agenda.
  ...['accountName', 'source', 'note'],
  // Around them: banners, blocks of the landing page, the footer, themes, dictionaries.
  ...['title', 'subtitle', 'text', 'slogan', 'hotWords', 'hot', 'themeName', 'dictValue', 'labels', 'outLogTip'],
  ...['copyright', 'icp', 'policeRecord', 'address', 'techSupport', 'copyFooter'],
]);

/** A text without a Chinese character reads the same in English. */
export const needsEnglish = (text: string) => /\p{Script=Han}/u.test(text);
