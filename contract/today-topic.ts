/** The topic of hints that the strip of today has changed. */
export const todayTopic = 'card.today';
