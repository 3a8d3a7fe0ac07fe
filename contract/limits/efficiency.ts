/** Office hours of a working day in Asia/Shanghai, as hours of the day: together eight working hours. */
export const officeHours = [
  { from: 8, to: 12 },
  { from: 14, to: 18 },
] as const;
export const hoursPerWorkingDay = officeHours.reduce((sum, { from, to }) => sum + to - from, 0);

/** EF-2: a count of cases below this, and above none, is not shown to the public. */
export const smallCount = 5;
/** EF-2: the public reads a mean of stars, to a tenth, of at least so many ratings. */
export const minRated = 20;

/** Today's cases are in the figures within a minute: changed facts are counted this often. */
export const rollUpIntervalMs = 30_000;
/** Facts counted in one transaction. */
export const rollUpBatch = 2_000;
/** Facts that a rebuild measures with one statement. */
export const rebuildBatch = 20_000;

/** Departments with fewer finished cases are not ranked. */
export const minVolume = 20;
export const servicesRanked = 10;
export const latestShown = 12;
/** Labels of ratings in the cloud. */
export const labelsShown = 24;
/** A yellow lamp: this share of the promised time left, or this many working days. */
export const yellowPercent = 20;
export const yellowDays = 1;
/** How often an open dashboard asks again, unless the school says otherwise. */
export const refreshSeconds = 60;
export const minRefreshSeconds = 30;
export const maxRefreshSeconds = 3_600;
/** How long a page of a list stands on the wall. */
export const wallPageSeconds = 8;
/** A longer range is drawn by week. */
export const maxTrendDays = 100;
/** A range of one's own choice is at most this long. */
export const maxRangeDays = 1_100;
/** EF-6: what a service took is told from the cases of this many days. */
export const serviceTimeDays = 365;
/** The bounds of the duration chart in working hours; the last bucket is open. */
export const durationBounds = [1, 2, 4, 8, 16, 24, 40, 80, 120] as const;
export const titleLength = 30;
/** Figures a school enters by hand. */
export const maxManual = 6;
export const manualLength = 20;

/** Of a hundred points: the parts of a department's score, and what a red lamp and an overdue order take off. */
export const scoreWeights = { onTime: 40, satisfaction: 30, response: 15, guides: 10, rectification: 5 } as const;
export const scoreDeductions = { redLamp: 1, overdueOrder: 2 } as const;
export const maxDeduction = 20;
/** Feedback with at least so many stars is counted as satisfied. */
export const satisfiedStars = 4;
/** Red lamps and orders that a monthly report lists; it says how many there are. */
export const reportRows = 100;
/** Months to choose a report of. */
export const reportMonths = 24;
