const robots = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse/i;

/** Whether a user agent says that it is a program rather than a person's browser. */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent);
