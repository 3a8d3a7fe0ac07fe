/** Where a person fills in the form. */
export const applyAddress = (code: string) => `#/home/apply/${code}`;
