/** A phone number as it is stored and compared: digits alone, without the prefix of China. */
export const toPhone = (typed: string) => typed.replace(/[\s-]/g, '').replace(/^(?:\+|00)86(?=1\d{10}$)/, '');

export const phonePattern = /^\+?\d{5,20}$/;
