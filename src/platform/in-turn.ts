/** Runs works of one key one after another, in the order in which they were asked for; those of other keys go on beside them. */
export function inTurn(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    lasts.set(key, mine);
    const leave = () => {
      if (lasts.get(key) === mine) lasts.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
