type Version = { id: string; number: number };

/** A version as one word, as the sign-in sends it. */
export const toAgreementKey = ({ id, number }: Version) => `${id}:${number}`;

const key = /^([1-9]\d{0,17}):([1-9]\d{0,8})$/;

/** What is none is left out: a sign-in is refused for its own reasons only. */
export const parseAgreementKeys = (keys: readonly string[]): Version[] =>
  keys.flatMap((word) => {
    const [, id, number] = key.exec(word) ?? [];
    return id && number ? [{ id, number: Number(number) }] : [];
  });
