export type AskedQuestion = {
  question: string /** The entry that answers it; null: it has to be refused. */;
  entry: string | null;
};

/** Lines of `entry: question | question`, and lines of questions to refuse. */
export function questionsFrom(answered: string, refused: string): AskedQuestion[] {
  const asked = linesOf(answered).flatMap((line) => {
    const [entry = '', questions = ''] = line.split(': ');
    return questions.split(' | ').map((question) => ({ question, entry }));
  });
  return [...asked, ...linesOf(refused).map((question) => ({ question, entry: null }))];
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '');
