/** As many readings of one question go on at a time: with fewer, those who share would all wait for the same one. */
const atOnce = 4;

/**
 * Lets those who ask the same at the same time share readings. Nobody is given what was read before they asked: who comes while
 * enough readings are under way waits for the next one, which all who came meanwhile share. So an answer is never older than
 * its question, and a question that hundreds ask at once is put to the database a few times.
 */
export function shareReads<Answer>(): (question: string, read: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, number>();
  const next = new Map<string, { start: () => void; answer: Promise<Answer> }>();

  async function begin(question: string, read: () => Promise<Answer>): Promise<Answer> {
    running.set(question, (running.get(question) ?? 0) + 1);
    try {
      return await read();
    } finally {
      const left = (running.get(question) ?? 1) - 1;
      if (left > 0) running.set(question, left);
      else running.delete(question);
      const waiting = next.get(question);
      next.delete(question);
      waiting?.start();
    }
  }

  return (question, read) => {
    if ((running.get(question) ?? 0) < atOnce) return begin(question, read);
    const waiting = next.get(question);
    if (waiting) return waiting.answer;
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const answer = started.then(() => begin(question, read));
    next.set(question, { start, answer });
    return answer;
  };
}
