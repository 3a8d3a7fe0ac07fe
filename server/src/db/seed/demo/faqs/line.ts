/** An entry of the demo campus: department, question, answer, and the service it leads to. */
export type FaqLine = readonly [
  dept: string,
  question: string,
  answer: string,
  more?: { service?: string; similar?: readonly string[] },
];
