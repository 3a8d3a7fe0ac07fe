/** BM25 as everybody writes it, over single characters and pairs: what the robot is measured against. */
export function plainBm25(texts: readonly { id: string; text: string }[]): (question: string) => string[] {
  const k1 = 1.2;
  const b = 0.75;
  const documents = texts.map(({ id, text }) => ({ id, tokens: tokensOf(text) }));
  const average = documents.reduce((sum, { tokens }) => sum + tokens.length, 0) / documents.length;
  const having = new Map<string, number>();
  for (const { tokens } of documents)
    for (const token of new Set(tokens)) having.set(token, (having.get(token) ?? 0) + 1);
  const rarity = (token: string) => {
    const n = having.get(token) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  return (question) => {
    const asked = tokensOf(question);
    const best = new Map<string, number>();
    for (const { id, tokens } of documents) {
      const counts = new Map<string, number>();
      for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
      const score = asked.reduce((sum, token) => {
        const times = counts.get(token) ?? 0;
        return sum + (rarity(token) * times * (k1 + 1)) / (times + k1 * (1 - b + (b * tokens.length) / average));
      }, 0);
      best.set(id, Math.max(score, best.get(id) ?? 0));
    }
    return [...best].sort((one, other) => other[1] - one[1]).map(([id]) => id);
  };
}

function tokensOf(text: string): string[] {
  const letters = [...text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '')];
  return [...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)];
}
