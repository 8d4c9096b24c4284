/** Pending GETs by path and input: concurrent identical ones share one request (single-flight). */
export type Underway = Map<string, Promise<unknown>>;
