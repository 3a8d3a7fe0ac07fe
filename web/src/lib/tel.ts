/** The digits of the first number in a text: what a telephone can dial. */
export const telOf = (phone: string) => `tel:${/[\d+][\d\s-]*/.exec(phone)?.[0].replace(/[\s-]/g, '') ?? ''}`;
