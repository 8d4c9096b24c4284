import { setTimeout as pause } from 'node:timers/promises';

/** Response times in milliseconds, and the number of failed requests. */
export interface LookTimes {
  readonly times: number[];
  refused: number;
}

/** Milliseconds between two requests. */
const everySoOften = 100;

/** Requests different listings, one after the other, until `end` resolves. */
export async function everyoneLooks(address: string, end: Promise<unknown>): Promise<LookTimes> {
  const result: LookTimes = { times: [], refused: 0 };
  const exit = end.then(
    () => true,
    () => true,
  );
  const { categorys } = (await (await fetch(`${address}/api/home/get-categorys`)).json()) as {
    categorys: { slug: string }[];
  };
  for (let n = 0; !(await Promise.race([exit, pause(everySoOften, false)])); n++) {
    const path = `/api/home/query-products?category=${categorys[n % categorys.length]?.slug}&sortPrice=low-to-high&rating=${1 + (n % 4)}&lowPrice=${300 + 7 * (n % 30)}&pageNumber=${1 + (n % 5)}`;
    const sendTime = performance.now();
    const answer = await fetch(address + path);
    await answer.arrayBuffer();
    result.times.push(performance.now() - sendTime);
    if (!answer.ok) result.refused++;
  }
  return result;
}
