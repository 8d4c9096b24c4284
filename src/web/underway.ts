/** GETs that wait for their answers, by path and input: the same one asked at the same time goes out once. */
export type Underway = Map<string, Promise<unknown>>;
