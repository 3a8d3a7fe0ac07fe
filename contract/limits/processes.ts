/** Forms, flows and cases. */

export const codeLength = 32;
export const nameLength = 40;
export const maxSections = 20;
export const maxFields = 120;
export const labelLength = 40;
export const helpLength = 200;
export const maxOptions = 100;
export const optionLength = 40;
export const unitLength = 10;
export const patternLength = 200;
export const maxDecimals = 4;
/** What one text field holds at most. */
export const longTextLength = 5_000;
export const maxFiles = 20;
export const maxColumns = 12;
export const maxRows = 200;
export const expressionLength = 400;
/** How deep brackets and calls may stand in one another. */
export const expressionDepth = 20;
export const maxTests = 10;
/** A drawn signature as a picture in the data. */
export const signatureLength = 60_000;
/** What a whole form holds, as text. */
export const dataLength = 400_000;

export const maxSteps = 60;
/** How deep branches may stand in one another. */
export const maxDepth = 5;
export const maxArms = 10;
export const maxHandlerRules = 10;
export const maxHandlers = 50;
/** Levels above a department whose head may be asked. */
export const maxLevelsUp = 5;
export const maxDueDays = 90;
export const maxPromiseDays = 365;

export const opinionLength = 500;
export const maxPhrases = 20;
export const phraseLength = 100;
export const maxAttachments = 10;
export const maxMentions = 10;
/** Cases decided by one press. */
export const maxBulk = 100;
/** People shown while one is chosen. */
export const peopleShown = 20;
/** Processes offered as a filter. */
export const processesShown = 500;
/** Days after its end in which a case may be rated. */
export const ratingDays = 30;

/** So many stars or fewer are a bad rating. */
export const badStars = 2;
/** Working days in which whoever gave a bad rating is called back, and in which it is put right. */
export const callBackDays = 1;
export const rectifyDays = 15;
export const replyLength = 500;
/** Days after a reply in which the rater may answer it once; then its rectification is closed. */
export const followUpDays = 30;

/** How often steps that are due are looked for. */
export const timerIntervalMs = 5 * 60_000;
/** A draft is saved this long after the last change. */
export const draftSaveMs = 1_500;
/** A content is checked this long after the last change. */
export const checkMs = 800;

/** Earlier cases of an applicant that whoever decides sees, and of how many days. */
export const earlierShown = 5;
export const earlierDays = 365;
/** Phrases that stand beside an opinion; the others are in their menu. */
export const phrasesBeside = 3;
