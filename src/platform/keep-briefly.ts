/**
 * Asks `read` at most once in `milliseconds`, however many want to know; in between everybody gets the same answer.
 * For what is the same for everybody, read on every page and changed seldom. A failed reading is not kept, and none from
 * before `version` was another.
 */
export function keepBriefly<Answer>(
  milliseconds: number,
  read: () => Promise<Answer>,
  version: () => unknown = () => null,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number; version: unknown } | undefined;
  return () => {
    // The monotonic clock: how long something was kept has nothing to do with the shop's time of day.
    const now = performance.now();
    if (kept && now < kept.until && kept.version === version()) return kept.answer;
    const since = version();
    const answer = read();
    const mine = (kept = { answer, until: now + milliseconds, version: since });
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
