/** Answers a question from memory where that is right, and by reading otherwise. */
export type Keep<Answer> = (question: string, read: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps the answers to the `most` questions that were asked last, for as long as `version` stays what it was when the reading
 * began. Nothing is kept while it is null, nor what could not be read.
 */
export function keepWhile<Answer>(version: () => number | null, most: number): Keep<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; version: number }>();
  return (question, read) => {
    const now = version();
    if (now === null) return read();
    const found = kept.get(question);
    kept.delete(question);
    const one = found?.version === now ? found : { answer: read(), version: now };
    kept.set(question, one); // last, so that the first is the one asked longest ago
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    one.answer.catch(() => {
      if (kept.get(question) === one) kept.delete(question);
    });
    return one.answer;
  };
}
