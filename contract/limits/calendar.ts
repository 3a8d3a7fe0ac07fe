/** Terms, events, the agenda and absences. */

export const maxTerms = 60;
/** About seven months. */
export const maxTermDays = 220;
export const maxEventDays = 120;
export const maxEventsPerYear = 500;
/** Days one save of the year editor may change. */
export const maxChangedDays = 400;
export const minYear = 2000;
export const maxYear = 2100;

/** A view of the agenda asks for a month with the weeks around it; a list for a quarter. */
export const maxAgendaDays = 100;
/** Entries of one source in one answer. */
export const maxAgendaEntries = 500;

/** What other calendars receive: this many days back and ahead. */
export const feedDaysBack = 90;
export const feedDaysAhead = 400;
export const feedTokenBytes = 32;
/** How often other calendars are asked to come back. */
export const feedRefreshHours = 1;
/** Lines of a calendar file are folded at this many octets (RFC 5545). */
export const feedLineOctets = 75;

export const maxAbsenceDays = 366;
export const maxAbsences = 50;
/** Processes that one absence hands over by themselves. */
export const maxAbsenceProcesses = 100;
/** People offered as second post while somebody types. */
export const secondChoices = 8;
