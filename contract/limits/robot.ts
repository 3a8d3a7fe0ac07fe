/** The question robot: entries, questions, and when a question counts as answered. */

export const questionLength = 200;
export const phraseLength = 100;
export const maxSimilar = 30;
export const maxAnswers = 8;
export const answerLength = 20_000;
export const keywordsLength = 200;
export const maxServices = 5;
export const maxGuides = 3;
export const maxAttachments = 5;
export const reasonLength = 300;

/** An entry answers from this score on, when the next one is this far behind. */
export const exactScore = 0.8;
export const exactGap = 0.15;
/** Below it nothing is offered as an answer. */
export const listScore = 0.4;
/** From this score on the nearest entry says which department a question is for. */
export const departmentScore = 0.1;
/** Entries that are weighed against each other. */
export const weighed = 20;
export const similarShown = 5;
export const servicesShown = 3;
export const suggestionsShown = 6;
export const historyShown = 30;
export const feedbackShown = 10;
export const hotDays = 7;
export const maxHot = 12;

export const maxScenes = 60;
export const sceneNameLength = 20;
/** Unanswered questions that a new one is compared with. */
export const gapsCompared = 500;
export const gapQuestionsShown = 20;
export const maxTests = 500;
export const maxStatisticsDays = 366;
export const topShown = 10;
/** Entries published in one go. */
export const maxPublished = 500;
export const greetingLength = 300;
export const robotNameLength = 12;
export const placeholderLength = 40;
/** Entries that a composed answer may rest on, and as much of each as the model reads. */
export const passagesGiven = 5;
export const passageLength = 1_500;
/** An answer that takes longer, or is longer, is given up. */
export const composeMs = 30_000;
export const composedBytes = 512 * 1024;
export const composedLength = 2_000;
export const maxComposing = 20;
/** How long the address of a composed answer is good. */
export const composedMinutes = 2;
/** A question waits this long for its vector. */
export const questionVectorMs = 800;
export const embedMs = 20_000;
export const embedBatch = 16;
export const embedIntervalMs = 60_000;
export const embeddedLength = 300;
export const maxVectorSize = 4_096;
export const modelTestMs = 20_000;
export const modelFailures = { failuresBeforePause: 3, pauseMs: 60_000 };
/** Schools whose entries are kept in memory. */
export const indexedSchools = 50;
