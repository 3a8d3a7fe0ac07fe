/** Supervision orders and the explanations of red lamps. */
export const opinionLength = 500;
export const replyLength = 1_000;
export const explanationLength = 300;
/** Working days a department has for its reply, unless the order says otherwise. */
export const deadlineDays = 3;
export const maxDeadlineDays = 30;
